/** What was dictated and taken down word by word: the names of stops become stops. */

const STOPS: Readonly<Record<string, string>> = {
  comma: ',',
  period: '.',
  'full stop': '.',
  'question mark': '?',
  colon: ':',
  'new line': '.',
  'new paragraph': '.',
};
const NAMED = /(?<=[\p{L}\d])\s(comma|period|full stop|question mark|colon|new line|new paragraph)(?=\s|$)/giu;
/** Fewer may be words that mean what they say: 'the notice period'. */
const LEAST = 2;
/** Said by nobody but somebody who dictates. */
const SURELY = /\s(?:comma|full stop|new paragraph)(?=\s)/iu;

/** The same text, as long as it was, so that offsets stay what they are. */
export function punctuated(text: string): string {
  const names = text.match(NAMED) ?? [];
  if (names.length < LEAST || !SURELY.test(text)) return text;
  return text.replaceAll(NAMED, (whole, name: string) => (STOPS[name.toLowerCase()] ?? '').padEnd(whole.length));
}
