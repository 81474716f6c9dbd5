/** What a question is about, in words that the other would say. */
import type { Sentence, Term } from '../language/parse';
import { ABSTRACT_WORDS, FUNCTION_WORDS } from '../language/vocabulary';

const YOURS: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['our', 'your'],
  ['your', 'my'],
  ['mine', 'yours'],
]);
const NO_TOPIC = new Set([
  'what',
  'which',
  'who',
  'whose',
  'how',
  'when',
  'where',
  'why',
  'thing',
  'something',
  'anything',
  'everything',
  'one',
  'way',
  'lot',
  'bit',
  'day',
  'date',
  'time',
  'reason',
  'problem',
  'issue',
  'question',
  'deal',
  'idea',
  'kind',
  'sort',
  'part',
  'u',
  'ur',
  'else',
  'mind',
  'people',
  'person',
  'guy',
  'somebody',
  'anybody',
  'someone',
  'anyone',
  'ones',
  'everybody',
  'everyone',
  'nobody',
  'others',
  'other',
  'eye',
  'eyes',
  'word',
  'words',
  'hand',
  'hands',
  'moment',
  'minute',
  'sense',
  'chance',
  'room',
  'place',
  'point',
  'end',
  'rest',
  'side',
  'need',
  'needs',
  'noon',
  'morning',
  'afternoon',
  'evening',
  'tonight',
  'return',
  'worth',
  'courage',
  'help',
  'home',
]);
/** They say which of several is meant, and the other doesn't know of the several. */
const POINTING = new Set([
  'same',
  'own',
  'different',
  'other',
  'such',
  'next',
  'last',
  'many',
  'much',
  'more',
  'few',
  'his',
  'her',
  'their',
  'its',
]);

const RELATIVE = new Set(['that', 'which', 'who', 'whom']);
/** Where a clause begins that only says more of a thing: 'the notebook that the system ought to know'. */
function relativeIn({ terms }: Sentence): number {
  const at = terms.findIndex(({ word }, place) => {
    const before = terms[place - 1];
    return RELATIVE.has(word) && before?.tags.has('Noun') === true && !/[,;:?]/.test(before.after);
  });
  return at < 0 ? terms.length : at;
}

/**
 * The last thing a question names, turned round for the other's mouth: 'your foreman' -> 'my foreman'. What only says more
 * of a thing counts where nothing else is named.
 * @param addresses names of the one it is put to, who is not what it is about
 */
export function topicOf(question: Sentence, addresses: ReadonlySet<string> = new Set()): string | null {
  const named = termsNamed(question, addresses);
  if (named === null) return null;
  const turned = inWords(named, ({ word, text }) => YOURS.get(word) ?? bareWord(text));
  return asKnown(turned, named.at(-1));
}

/** The last thing that a sentence names, as it says it: 'the label page'. Null where it names none. */
export function namedIn(sentence: Sentence, addresses: ReadonlySet<string> = new Set()): string | null {
  const named = termsNamed(sentence, addresses);
  return named === null ? null : asKnown(inWords(named), named.at(-1));
}

const bareWord = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}£$€]+|[^\p{L}\p{N}%]+$/gu, '');
const inWords = (terms: readonly Term[], inMouth = (term: Term): string => bareWord(term.text)): string =>
  terms.map(inMouth).join(' ').trim();

/** With the article of what both know. */
function asKnown(phrase: string, last: Term | undefined): string {
  const named =
    last?.tags.has('ProperNoun') === true ||
    /^\p{Lu}/u.test(last?.text ?? '') ||
    last?.tags.has('Plural') === true ||
    /^(?:my|your|our|the|a|an) /i.test(phrase);
  return (named ? phrase : `the ${phrase}`).replace(/^an? /i, 'the ');
}

function termsNamed(sentence: Sentence, addresses: ReadonlySet<string>): readonly Term[] | null {
  const clause = relativeIn(sentence);
  return lastNamed(sentence, clause, addresses) ?? lastNamed(sentence, sentence.terms.length, addresses);
}

/** @param until the place of the first term that is not looked at */
function lastNamed({ terms }: Sentence, until: number, addresses: ReadonlySet<string>): readonly Term[] | null {
  for (let end = until - 1; end >= 0; end -= 1) {
    const term = terms[end];
    if (
      !term ||
      !(term.tags.has('Noun') || term.tags.has('ProperNoun')) ||
      term.tags.has('Pronoun') ||
      term.tags.has('Date') ||
      term.tags.has('Value') ||
      FUNCTION_WORDS.has(term.word) ||
      addresses.has(term.word) ||
      ABSTRACT_WORDS.has(term.word) ||
      NO_TOPIC.has(term.word) ||
      term.word.length < 3 ||
      term.text === ''
    )
      continue;
    let start = end;
    for (let before = terms[start - 1]; before && end - start < 3; before = terms[start - 1]) {
      const joins =
        (before.tags.has('Adjective') ||
          (before.tags.has('Noun') && !before.tags.has('Pronoun')) ||
          before.tags.has('Possessive') ||
          before.tags.has('Determiner') ||
          YOURS.has(before.word)) &&
        before.text !== '' &&
        !/[,;:?]/.test(before.after) &&
        !NO_TOPIC.has(before.word) &&
        !POINTING.has(before.word) &&
        !['this', 'that', 'these', 'those', 'any', 'no', 'some', 'each', 'every'].includes(before.word);
      if (!joins) break;
      start -= 1;
      if (before.tags.has('Determiner') || YOURS.has(before.word)) break;
    }
    const phrase = terms.slice(start, end + 1);
    const words = inWords(phrase);
    if (/^(?:my|your|our|the|a|an)$/i.test(words) || words.length < 3) continue;
    return phrase;
  }
  return null;
}
