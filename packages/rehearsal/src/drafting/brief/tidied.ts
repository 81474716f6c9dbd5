/** What somebody wants, without what they say beside it. */
import { addressed, curly } from './as-sentence';

/** 'two more weeks on block C - but he doesn't need to hear that' -> 'two more weeks on block C' */
export function tidied(rest: string): string {
  const short = curly(rest)
    .replace(/[.;]\s+(?=\p{Lu}).*$/u, '')
    .replace(/,\s(?:can|could|would|but|or else)\s.*$/iu, '')
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/,?\s(?:um+|uh+|erm)\b.*$/iu, '')
    .replace(/,\s(?:he|she|they)\s(?:do(?:es)?n[’']t|still|only|thinks?|won[’']t)\b.*$/iu, '')
    .replace(/\s+[-–—]\s.*$/u, '')
    .replace(/,\s(?:that[’']s all|nothing more|no more)\b.*$/iu, '')
    .replace(/,?\s(?:because|basically|cos|bc)(?:\s.*)?$|,\swhich\s.*$/iu, '')
    .replace(/\sand (?:I|we) need (?:it|them|that) (?=before|by|on|until)/u, ' ')
    .replace(/,\s(?:otherwise|or else)\b.*$/iu, '')
    .replace(/\sand I (?:want|need|think|know)\b.*$/u, '')
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/\s?/gi, 'with ')
    .replaceAll(' & ', ' and ')
    .replaceAll(/\b(?:tmrw|tmw)\b/gi, 'tomorrow')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:–—,-]+/, '')
    .replace(/[\s,;:.!?–—-]+$/, '')
    .replace(/^([^(]*)\)+$/, '$1')
    .replace(/[.]$/, '')
    .trim();
  return addressed(short);
}
