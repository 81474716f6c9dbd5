/** What counts as words at all. */

/** Whether anything of the text can be seen: more than blanks, control characters and zero-width signs. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
}
