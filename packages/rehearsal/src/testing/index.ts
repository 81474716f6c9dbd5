/** For tests: two written scenarios, and a transcript of lines alone. */
export { monologue } from './monologue';
export { scopeChange } from './scenarios/scope-change-request';
export { boardDate } from './scenarios/the-board-already-has-the-date';
