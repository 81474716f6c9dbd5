/** `(?:a|b|c)` for a regular expression: the alternatives in this order, each a pattern of its own. */
export const oneOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

/** The same from a text: alternatives parted by blanks, so that a blank within one is written as `\\s`. */
export const alternatives = (text: string): string => text.trim().split(/\s+/).join('|');
