/** Finds code that nobody can read at a glance or compare in a change: long lines, long regular expressions. */
import { parse } from '@babel/parser';

/** No line of code is longer, in characters. */
export const LONGEST_LINE = 240;
/** No regular expression literal is longer, in characters; a longer one is put together from named lists. */
export const LONGEST_REGEX = 200;

/** A place that is too long. `line` is 1-based; `length` is in characters. */
export interface TooLong {
  readonly line: number;
  readonly length: number;
}

/** The lines of a text that are longer than LONGEST_LINE. */
export const longLines = (text: string): readonly TooLong[] =>
  text
    .split('\n')
    .map((content, at) => ({ line: at + 1, length: content.replace(/\r$/, '').length }))
    .filter(({ length }) => length > LONGEST_LINE);

interface RegexToken {
  readonly type: { readonly label: 'regexp' };
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
}

const isRegex = (token: unknown): token is RegexToken =>
  typeof token === 'object' &&
  token !== null &&
  'type' in token &&
  typeof token.type === 'object' &&
  token.type !== null &&
  'label' in token.type &&
  token.type.label === 'regexp';

/**
 * The regular expression literals of a TypeScript source that are longer than LONGEST_REGEX, slashes and flags included.
 * @throws SyntaxError when the source is none
 */
export function longRegexes(source: string): readonly TooLong[] {
  const tokens: readonly unknown[] =
    parse(source, { sourceType: 'module', plugins: ['typescript'], tokens: true }).tokens ?? [];
  return tokens
    .filter(isRegex)
    .map(({ start, end, loc }) => ({ line: loc.start.line, length: end - start }))
    .filter(({ length }) => length > LONGEST_REGEX);
}
