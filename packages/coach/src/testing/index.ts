/** For the tests of packages that rehearse with a coach. */
export { monologue, noDelay, rehearse } from './rehearse';
