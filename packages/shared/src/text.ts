/** What counts as words at all, and what a line may hold. Plain functions, so that a browser can import them. */

/** Something that can be seen: not a blank, a control, a format or a filler character, nor half a surrogate pair. */
export const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Blanks and controls of every kind: spaces, tabs, line and paragraph breaks, NUL, escape. */
const BLANK = /[\s\p{Z}\p{Cc}]+/gu;
/** What hides in a text or turns its direction around: zero-width and bidi characters, fillers, halves of surrogate pairs. */
const HIDDEN = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]+/gu;
/** Controls other than tab and line break, and what turns the direction of the lines after it around. */
const UNWRITTEN = /[^\P{Cc}\t\n]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Whether anything of the text can be seen. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

/** The text as one line in Unicode's composed form (NFC): blanks and breaks collapsed into single spaces, nothing hidden in it, trimmed. */
export function oneLine(text: string): string {
  return text.replaceAll(BLANK, ' ').replaceAll(HIDDEN, '').replaceAll(/ +/g, ' ').trim().normalize('NFC');
}

/** The text in its own lines (`\n`), without controls and without what turns its direction around, trimmed. */
export function writtenText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITTEN, '').trim().normalize('NFC');
}
