/**
 * A sentence of the brief as the stakeholder would say it, or as what is wanted of them, word by word, as the reading of the
 * whole brief tells it (decision 0052): nearly all words are the brief's own.
 */
import { type WordEdit, withoutS } from '../../similarity/passage-words';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import { asSentence, capital } from './as-sentence';
import { inFull } from './in-full';
import { withoutTheWriter } from './without-the-writer';

export interface SaidByThem {
  readonly text: string;
  /** How likely every word of it is right, by the least likely, 0-1. */
  readonly sure: number;
}

/** Signs before which, and behind which, there is no space. */
const CLOSES = /^[.,;:?!…)\]}’”%]$/u;
const OPENS = /^[([{‘“$£€]$/u;

/** How a word that isn't the brief's own is written: 'i’m' is 'I’m'. */
const written = (words: string): string => words.replaceAll(/(?<![\p{L}\p{N}])i(?![\p{L}\p{N}])/gu, 'I');

function joined(edits: readonly WordEdit[]): string {
  let out = '';
  /** Where the word of the brief just before this one ends, if it is what was said last. */
  let end: number | null = null;
  const add = (word: string, apart: boolean): void => {
    const letters = /[\p{L}\p{N}]$/u.test(out) && /^[\p{L}\p{N}]/u.test(word);
    out += out !== '' && (apart || letters) ? ` ${word}` : word;
  };
  for (const [at, { word, place, becomes, before }] of edits.entries()) {
    if (before !== '') {
      for (const one of written(before).split(' ')) add(one, !CLOSES.test(one) && !OPENS.test(out.at(-1) ?? ''));
      end = null;
    }
    if (becomes === null) {
      end = null;
      continue;
    }
    // 'he fears' is 'I fear', also where only one of the two was put anew.
    const behindI = (before === '' ? edits[at - 1]?.becomes : before.split(' ').at(-1)) === 'i';
    const said =
      behindI && becomes === word
        ? (IN_PERSON[word.replace("'", '’')] ?? (THIRD.test(word) ? withoutS(word) : word))
        : becomes !== word
          ? written(becomes)
          : at === 0 && out !== '' && FUNCTION_WORDS.has(word.toLowerCase())
            ? word.toLowerCase()
            : word;
    const apart = end !== null ? place > end : !CLOSES.test(said) && !OPENS.test(out.at(-1) ?? '');
    // 'I want' said before 'wants', which is 'want': once is enough.
    const again = before !== '' && before.split(' ').at(-1)?.toLowerCase() === said.toLowerCase();
    if (!again) add(said, apart);
    end = place + word.length;
  }
  return out;
}

const FIGURE = /^\d/u;
/** A figure stays whole: '210 000' is no '000', and '$18,000' no '18,000'. */
const withWholeFigures = (edits: readonly WordEdit[]): readonly WordEdit[] =>
  edits.map((edit, at) => {
    const [last, next] = [edits[at - 1], edits[at + 1]];
    const kept = (other: WordEdit | undefined): boolean => FIGURE.test(other?.becomes ?? '');
    const part = FIGURE.test(edit.word) ? kept(last) || kept(next) : /^[$£€]$/u.test(edit.word) && kept(next);
    return edit.becomes === null && part ? { ...edit, becomes: edit.word } : edit;
  });

/** Signs that nothing stands between any more, and quotation marks of which one is left. */
const tidied = (text: string): string => {
  const bare = text
    .replaceAll(/([,;:–-])\s*(?=[.,;:?!])/gu, '')
    .replaceAll(/\(\s*\)/gu, '')
    .replaceAll(/\s{2,}/gu, ' ')
    .replaceAll(/\b(want|need|am|have|expect|fear|the|to|my)\s\1s?\b/giu, '$1')
    .replaceAll(/\s(?=[.,;:?!](?:\s|$))/gu, '')
    .replace(/^[\s,;:.!?–—*•)\]-]+/u, '')
    .replace(/^(?:and\s|but\s)?(?:one|another)\s(?:more\s|last\s|other\s)?thing[^:.]{0,40}:\s*/iu, '')
    .replace(/^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly),\s(?=\p{L})/iu, '')
    .replace(/^that\s(?=(?:the|my|your|our|I|you|we|they|nobody|everybody|an?)\s)/iu, '')
    .replace(/[\s,;:–—(-]+$/u, '');
  const even = (bare.match(/[“”]/gu) ?? []).length % 2 === 0 ? bare : bare.replaceAll(/[“”]/gu, '');
  return (even.match(/"/gu) ?? []).length % 2 === 0 ? even : even.replaceAll('"', '');
};

/** What went on as it stood behind 'he': 'I is'. */
const IN_PERSON: Readonly<Record<string, string>> = {
  is: 'am',
  has: 'have',
  does: 'do',
  'isn’t': 'am not',
  'hasn’t': 'haven’t',
  'doesn’t': 'don’t',
};
/** What goes on behind a comma as it stood behind 'he': 'I’m picking later, doesn’t want anybody near'. */
const GOES_ON =
  /(?<=(?<![\p{L}’])I(?:\s|[’'](?:m|ve|ll|d)\s)[^.;:?!“”]{0,80},\s(?:and\s|but\s|so\s|or\s)?)(?:is|has|does|(?:is|has|does)n’t)(?=\s)/gu;
/** 'and I doing the harvest': what stood before it was somebody’s name with an ’s. */
const DOING = /(?<![\p{L}’])I\s(?=(?:also\s|still\s|now\s|already\s|not\s|only\s)?(?!during)\p{Ll}{2,}ing(?!\p{L}))/gu;
/** A verb behind 'he'; 'always' and 'was' are none that changes. */
const THIRD = /^(?!(?:was|as|always|sometimes|perhaps|besides|this|his|its)$)\p{Ll}+(?<![su])s$/u;
const inPerson = (text: string): string =>
  text
    .replaceAll(DOING, 'I’m ')
    .replaceAll(/(?<![\p{L}’])you\s(am|was)(?!\p{L})/giu, (_, verb: string) => (verb === 'am' ? 'you are' : 'you were'))
    .replaceAll(
      /(?<![\p{L}’])I\s((?:\p{L}+ly\s|never\s|always\s|also\s|still\s|now\s)?)(is|has|does|(?:is|has|does)n’t)(?!\p{L})/gu,
      (_, how: string, verb: string) => `I ${how}${IN_PERSON[verb] ?? verb}`,
    )
    .replaceAll(GOES_ON, (verb) => IN_PERSON[verb] ?? verb);

/** 'asks why it had to be done again' */
const asked = (said: string, edits: readonly WordEdit[]): string =>
  /^(?:why|who|whether|how\s(?:much|many|long|often))\s/iu.test(said) && edits.at(-1)?.word !== '?'
    ? `I want to know ${said.charAt(0).toLowerCase()}${said.slice(1)}`
    : said;

const NEGATES = /^(?:not|no|never|nobody|nothing|none|nor|neither|cannot|without|\p{L}+n[’']t)$/iu;
/** Whether a 'not' is gone that stands inside of what is said, or just before it: that would say the opposite. */
function saysTheOpposite(edits: readonly WordEdit[]): boolean {
  const first = edits.findIndex(({ word, becomes }) => becomes !== null && /\p{L}/u.test(word));
  return edits.some(
    ({ word, becomes }, at) => at >= first - 1 && NEGATES.test(word) && (becomes === null || !NEGATES.test(becomes)),
  );
}

const sureOf = (edits: readonly WordEdit[]): number => Math.exp(Math.min(...edits.map(({ sure }) => sure)));
const asRead = (text: string, edits: readonly WordEdit[]): SaidByThem | null =>
  /\p{L}{2}/u.test(text) ? { text: asSentence(capital(text)), sure: sureOf(edits) } : null;

/** Null where nothing is left of it, or the opposite. */
export function saidByThem(given: readonly WordEdit[]): SaidByThem | null {
  const edits = inFull(given);
  return edits.length === 0 || saysTheOpposite(edits)
    ? null
    : asRead(asked(inPerson(tidied(joined(withWholeFigures(withoutTheWriter(edits))))), edits), edits);
}

/** The same of a sentence that is put as what is wanted of them; nobody says it. */
export const wantedOfThem = (edits: readonly WordEdit[]): SaidByThem | null =>
  edits.length === 0 || saysTheOpposite(edits) ? null : asRead(tidied(joined(withWholeFigures(edits))), edits);
