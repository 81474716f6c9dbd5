/** English, without a case: sentences and their words, amounts, days and what is argued. */
export { argumentsOf } from './arguments';
export { MONTH_NAMES } from './days';
export { alternatives, oneOf } from './one-of';
export type { ParsedLibrary } from './parse-cache';
export { parseGently, parses, parseText, plainWords, type Sentence } from './parse';
export { ABSTRACT_WORDS, FUNCTION_WORDS, TIME_UNITS } from './vocabulary';
