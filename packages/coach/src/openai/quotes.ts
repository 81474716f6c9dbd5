/** Finding the words that a model quotes: it changes quotation marks, capitals, dashes and spaces, and shortens with dots. */

const SAME: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‛': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '\u00A0': ' ',
};
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/;
const SHORTEST = 2;

interface Plain {
  readonly text: string;
  /** For each letter of `text`, where it stands in the source; one more for the end. */
  readonly from: readonly number[];
}

/** Letters as they are compared, each with its place. */
function plain(source: string): Plain {
  let text = '';
  const from: number[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (INVISIBLE.test(letter)) continue;
    const same = letter === '…' ? '...' : /\s/.test(letter) ? ' ' : (SAME[letter] ?? letter).toLowerCase();
    if (same === ' ' && (text === '' || text.endsWith(' '))) continue;
    for (const piece of same) {
      text += piece;
      from.push(at);
    }
  }
  return { text, from: [...from, source.length] };
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where `needle` stands as whole words, from `start` on; -1 for nowhere. */
function wholeAt(text: string, needle: string, start: number): number {
  for (let at = text.indexOf(needle, start); at >= 0; at = text.indexOf(needle, at + 1)) {
    const begins = !(isWord(text[at - 1]) && isWord(needle[0]));
    const ends = !(isWord(text[at + needle.length]) && isWord(needle.at(-1)));
    if (begins && ends) return at;
  }
  return -1;
}

const bare = (text: string): string =>
  text.replace(/^[\s"'*_`[\]()<>.,;:-]+/, '').replace(/[\s"'*_`[\]()<>.,;:!?-]+$/, '');

/**
 * The verbatim part of `message` that a quote means, with the message's own letters; null where it does not stand there. A quote
 * shortened in the middle gives the span from its first part to its last.
 */
export function locateQuote(message: string, quote: string): string | null {
  const exact = quote.trim();
  if (bare(exact).length >= SHORTEST && wholeAt(message, exact, 0) >= 0) return exact;
  const source = plain(message);
  const parts = plain(quote.replaceAll('[...]', '...').replaceAll('[…]', '...'))
    .text.split(/\.{3,}/)
    .map(bare)
    .filter((part) => part.length >= SHORTEST);
  let start: number | null = null;
  let end = 0;
  for (const part of parts) {
    const at = wholeAt(source.text, part, end);
    if (at < 0) return null;
    start ??= at;
    end = at + part.length;
  }
  if (start === null) return null;
  const first = source.from[start] ?? 0;
  const last = source.from[end - 1] ?? first;
  // A letter may take more than one place, and the sentence's own stop belongs to it.
  return message
    .slice(first, last + 1 + (/^[.!?]/.test(message.slice(last + 1)) && /[.!?]["'”’\s]*$/.test(quote) ? 1 : 0))
    .trim();
}
