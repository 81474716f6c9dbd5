/** What a person finds in their downloads (product §14.6): the scenario and the day, in characters every system takes. */

/** In the widest script (three bytes each), still a name that a file system takes whole. */
const TITLE_CHARACTERS = 72;
/** Forbidden in names of files somewhere, or able to turn a name around; see the Unicode categories of control and format characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\:*?"<>|]+/gu;

/**
 * 'Budget Cut Negotiation 2026-11-21.pdf'.
 * @param day ISO date and time, of which the day in UTC is taken
 * @param extension without the dot
 */
export function reportFileName(title: string, day: string, extension: 'pdf' | 'md' = 'pdf'): string {
  const plain = title
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '');
  const cut = plain
    .slice(0, TITLE_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return `${cut === '' ? 'Conversation' : cut} ${day.slice(0, 10)}.${extension}`;
}
