/**
 * How much the tests of this package measure: with PARLEY_WHOLE_EVALUATION=1 all that was written for it, as every night and
 * before a changed coach is released (docs/coach-evaluation.md); without it a part, so that `npm test` stays a matter of minutes.
 */
const WHOLE = process.env['PARLEY_WHOLE_EVALUATION'] === '1';

/** The part of a list that is measured each time. */
export const partOf = <T>(all: readonly T[], isInPart: (one: T, at: number) => boolean): readonly T[] =>
  WHOLE ? all : all.filter(isInPart);
