/** `(?:a|b|c)` for a regular expression: the alternatives in this order, each a pattern of its own. */
export const oneOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;
