/** Notes as sentences: with a capital and a stop, in the product's typography, without what leads up to them. */
import { FUNCTION_WORDS } from '../../language/vocabulary';

export const curly = (text: string): string =>
  text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’').replaceAll(/(?<=\p{L}s)'(?=\s)/gu, '’');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Somebody's own words in the middle of a sentence. */
const QUOTED = /(“[^“”]*”|"[^"]*")/u;

/** The student's 'I' and 'we' become 'you', but in words that are quoted. */
export const addressed = (text: string): string =>
  text
    .split(QUOTED)
    .map((part) => (QUOTED.test(part) ? part : turnedToYou(part)))
    .join('');

const turnedToYou = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})[Ii](?:m|ve)(?=\s)/gu, (word) => (word.endsWith('m') ? 'I’m' : 'I’ve'))
    .replaceAll(/\b(?:I|i)[’'](?:m)\b/g, 'you’re')
    .replaceAll(/\b(?:I|i) am\b/g, 'you are')
    .replaceAll(/\b(?:I|i) was\b/g, 'you were')
    .replaceAll(/\b(?:I|i) wasn[’'](?=t\b)/g, 'you weren’')
    .replaceAll(/\b(?:I|i)[’'](ve|ll|d)\b/g, 'you’$1')
    .replaceAll(/\bam I\b/g, 'are you')
    .replaceAll(/(?<![\p{L}’'])(?:I|i)(?![\p{L}’'.])/gu, 'you')
    .replaceAll(/\bwe[’'](re|ve|ll|d)\b/gi, 'you’$1')
    .replaceAll(/\b(?:we|us)\b/g, 'you')
    .replaceAll(/\bWe\b/g, 'You')
    .replaceAll(/\bme\b/g, 'you')
    .replaceAll(/\b(?:our|my)\b/g, 'your')
    .replaceAll(/\b(?:Our|My)\b/g, 'Your')
    .replaceAll(/(?<!\b(?:the|a|our|his|her|their|this|that)\s)\b(?:ours|mine)\b(?!\s\p{Ll}{3,})/gu, 'yours')
    .replaceAll(/(?<!\b(?:the|a|our|his|her|their|this|that)\s)\bmine(?=\s(\p{Ll}{3,}))/gu, (word, next: string) =>
      FUNCTION_WORDS.has(next) ? 'yours' : word,
    )
    .replaceAll(/\bOurs\b/g, 'Yours')
    .replaceAll(/\bMine(?=\s(\p{Ll}+))/gu, (word, next: string) => (FUNCTION_WORDS.has(next) ? 'Yours' : word))
    .replaceAll(/\bmyself\b/g, 'yourself')
    .replaceAll(/\bourselves\b/g, 'yourselves');

/** Bare words, with a capital and a stop. */
export function asSentence(text: string): string {
  const bare = curly(text)
    .trim()
    .replace(/^(?:to do|todo|next step|action)s?\s*:\s+/iu, '')
    .replace(/^(?:hi|hello|hey|dear)\s\p{Lu}[\p{L}’-]+,\s+/u, '')
    .replace(/^(?:Hi|Hello|Hey|Dear)\s\p{Lu}[\p{L}’-]+,\s+/u, '')
    .replace(/^(?:anyway|fyi|btw|so|well|as (?:discussed|agreed|said)(?:\s\p{L}+){0,4})[:,]\s+/iu, '')
    .replace(/^(?:ok(?:ay)?|yeah|yep|oh|hm+|p\.?s\.?|ps)[,:.]?\s(?:so\s)?(?=\S+\s\S+\s)/iu, '')
    .replace(/^(?:fyi|btw)\s(?=\S+\s\S+\s)/iu, '')
    .replace(/^(?:[-*•–—>·]+|\(?\d{1,2}[.)]|[a-z]\))\s+/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll('"', '')
    .replaceAll(/(?<![\p{L}\d])'([^']*)'(?![\p{L}])/gu, '‘$1’')
    .replaceAll(/\s*(?:--|\s-\s)\s*/g, ', ')
    .replaceAll(/\.{3,}/g, '…')
    .replaceAll(/!+\s*$/g, '.')
    .replaceAll(/!(?=\))/g, '')
    .replaceAll('!', ',')
    .replaceAll(/\?{2,}/g, '?')
    .replaceAll(/,?\s(?:um+|uh+|erm)\b,?(?=\s)/gi, '')
    .replaceAll(/\b(?:bc|cos|b\/c)\b/g, 'because')
    .replaceAll(/\b(?:pls|plz)\b/gi, 'please')
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/\bw\/(?![ce]\b)\s?/g, 'with ')
    .replaceAll(/(?<=[\s(]|^)i(?=[\s’])/g, 'I')
    .replaceAll(/(?<![\p{L}-])(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/gu, capital)
    .replaceAll(/\b(?:tmrw|tmw)\b/gi, 'tomorrow')
    .replace(/\s*\([^)]*$/, '')
    .replace(/^([^(]*)\)\s*$/, '$1')
    .replace(/[,;:\s–—-]+$/, '');
  return bare === '' ? '' : `${capital(bare)}${/[.?…]["”’)]?$/.test(bare) ? '' : '.'}`;
}
