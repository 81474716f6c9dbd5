/** What somebody else wrote, put between marks that it cannot close: speech to be heard, never instructions. */

export const FENCE = { open: '<speech>', close: '</speech>' } as const;

/** Marks by which chat templates begin and end turns: in a text they are only letters. */
const TEMPLATE_MARKS =
  /<\|[^|>\n]{0,40}\|?>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<(?:start|end)_of_turn>|<\/?(?:system|assistant|user|tool|think|thinking|reasoning)\b[^>]*>/gi;
const FENCE_MARKS = /<\s*\/?\s*speech\b[^>]*>?/gi;

const asLetters = (mark: string): string =>
  mark.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('[', '(').replaceAll(']', ')').replaceAll('|', '¦');

/** The text without any mark that a template or our fence would read as its own. */
export const disarmed = (text: string): string =>
  text.replaceAll(TEMPLATE_MARKS, asLetters).replaceAll(FENCE_MARKS, asLetters);

/** The text between the marks of a fence. */
export const fenced = (text: string): string => `${FENCE.open}\n${disarmed(text)}\n${FENCE.close}`;

/** On one line: in a list of lines it cannot begin one of its own. */
export const onOneLine = (text: string): string => disarmed(text).replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' / ');
