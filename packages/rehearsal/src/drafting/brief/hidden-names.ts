/**
 * Texts in which what names somebody is hidden. An expression about 'them' is then the same for every brief: one that holds the
 * names of a brief would be compiled for it alone, which takes longer than everything it finds.
 */

/** Stands for each character of what is hidden; belongs to no script. */
const HIDDEN = '\uE000';
/** Somebody, in an expression over a text with hidden names. */
export const WHO = `${HIDDEN}+`;
/** What is neither a word nor hidden: there `\W` would take the name with it. */
export const NO_WORD = String.raw`[^\w${HIDDEN}]`;

/** The text, as long as before, without what these name. */
export const hiding = (text: string, names: RegExp): string =>
  text.replaceAll(names, (name) => HIDDEN.repeat(name.length));

export interface WrittenMatch {
  readonly index: number;
  /** The whole and the groups, as they are written; empty for a group that took no part. */
  readonly texts: readonly string[];
}

const written = (text: string, match: RegExpExecArray): WrittenMatch => ({
  index: match.index,
  texts:
    match.indices?.map((span) => (span === undefined ? '' : text.slice(span[0], span[1]))) ??
    match.map((group: string | undefined) => group ?? ''),
});

/**
 * Where an expression holds in a text with hidden names, and what is written there.
 * @param pattern with the flags `d` and `g`; matches nothing that is empty
 */
export function* writtenMatches(text: string, hidden: string, pattern: RegExp): Generator<WrittenMatch> {
  // Not by `matchAll`, which copies the expression and may compile it again.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(hidden); match !== null; match = pattern.exec(hidden)) {
    const { lastIndex } = pattern;
    yield written(text, match);
    pattern.lastIndex = lastIndex;
  }
}

/** The first of them; the expression has the flag `d` where anything is hidden. */
export function firstMatch(text: string, hidden: string, pattern: RegExp): WrittenMatch | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(hidden);
  return match === null ? null : written(text, match);
}
