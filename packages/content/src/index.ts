/** What the product has to say: the scenario library with its hidden side, and the learning tracks. For servers only; pages import `./public`. */
export { scenarios } from './scenarios/index';
export { tracks } from './tracks';
