/** The same sentence with the opposite meaning: what the sentence model hardly tells apart. */

const AUXILIARY =
  /\b(will|would|can|could|should|shall|is|are|was|were|am|have|has|had|must|may)\b(?! not\b)|\b(I|we|you|they) (?=(?:need|want|promise|offer|accept|take|give|pay|keep|move|propose|suggest|agree)\b)/i;
const SHORT = /\b(I|you|we|they|he|she|it)(?:’|')(ll|d|m|re|ve|s)\b/i;
const LONG: Readonly<Record<string, string>> = { ll: 'will', d: 'would', m: 'am', re: 'are', ve: 'have', s: 'is' };
const NOT = /\b(?:will not|won(?:’|')t|can ?not|can(?:’|')t|do not|don(?:’|')t|is not|isn(?:’|')t)\b/i;

/** Null where it can't be turned round by a word, or is a question: 'can’t we …?' asks for the same as 'can we …?'. */
export function oppositeOf(text: string): string | null {
  if (text.includes('?') || /^(?:what if|how about|why|shall|could|would|can)\b/i.test(text)) return null;
  const negation = NOT.exec(text)?.[0];
  if (negation !== undefined)
    return text.replace(
      negation,
      /^w/i.test(negation) ? 'will' : /^c/i.test(negation) ? 'can' : /^i/i.test(negation) ? 'is' : 'do',
    );
  const short = SHORT.exec(text);
  if (short) return text.replace(short[0], `${short[1] ?? ''} ${LONG[(short[2] ?? '').toLowerCase()] ?? ''} not`);
  const found = AUXILIARY.exec(text);
  if (!found) return null;
  return found[2] === undefined
    ? text.replace(found[0], `${found[0]} not`)
    : text.replace(found[0], `${found[2]} do not `);
}
