/**
 * What people typed is repeated in e-mails, and addresses are not confirmed: whoever registers somebody else's address
 * must not be able to put a link into our letter. Mail programs turn more into links than what begins with https.
 */
import { oneLine } from '@parley/shared';

/** Full stop, and what address bars read as one. */
const DOT = '[.\\u2024\\u3002\\uFE52\\uFF0E\\uFF61]';
/** Letters and digits on both sides of a dot: `evil.example`, `www.evil`, `10.0.0.1`. Initials (`J.R.R.`) have one letter each. */
const HOST = new RegExp(`[\\p{L}\\p{N}_-]${DOT}[\\p{L}\\p{N}]{2}|\\p{N}${DOT}\\p{N}`, 'u');
const AT = /[@\uFE6B\uFF20]/u;
/** `https:`, `mailto:`, `tel:`. */
const SCHEME = /\p{L}[\p{L}\p{N}+.-]*[:\uFE55\uFF1A]\S/u;
const SLASHES = /[/\\\uFF0F\u2044\u2215]{2}|[/\uFF0F\u2044\u2215]\p{N}/u;
/** From so many digits on a phone takes them for a number to call. */
const DIGITS_OF_A_PHONE_NUMBER = 5;

const digitsIn = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;

function isLink(word: string): boolean {
  return [HOST, AT, SCHEME, SLASHES].some((sign) => sign.test(word));
}

/** A person's name as a letter may repeat it: one line, without the words that could become links or numbers to call. Empty where nothing is left. */
export function nameForMail(name: string): string {
  const words = oneLine(name)
    .split(' ')
    .filter((word) => !isLink(word));
  const manyDigits = digitsIn(words.join('')) >= DIGITS_OF_A_PHONE_NUMBER;
  const kept = words.filter((word) => !manyDigits || digitsIn(word) === 0).join(' ');
  return /[\p{L}\p{N}]/u.test(kept) ? kept : '';
}

/** 'Hello Ada,', or 'Hello,' where the name can't be repeated. */
export function greetingOf(name: string): string {
  const repeated = nameForMail(name);
  return repeated === '' ? 'Hello,' : `Hello ${repeated},`;
}

/** The text with all its words, written so that no mail program makes a link of any: `evil[.]example`, `https[:]//`, `ada[at]…`. */
export function defused(text: string): string {
  return text
    .replaceAll(/[@\uFE6B\uFF20]/gu, '[at]')
    .replaceAll(/(\p{L})[:\uFE55\uFF1A](?=\S)/gu, '$1[:]')
    .replaceAll(new RegExp(`([\\p{L}\\p{N}_-])${DOT}(?=[\\p{L}\\p{N}]{2})(?=\\S*\\p{L})`, 'gu'), '$1[.]')
    .replaceAll(new RegExp(`(\\p{N})${DOT}(?=\\p{N}+${DOT}\\p{N}+${DOT}\\p{N})`, 'gu'), '$1[.]');
}
