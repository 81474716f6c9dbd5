/** For the tests of packages that rehearse with a coach. */
export { monologue } from '@parley/rehearsal/testing';
export { noDelay, rehearse } from './rehearse';
export { createLexicalSimilarity } from '@parley/rehearsal/similarity';
