/** Questions that the author of a case foresaw: which of them a sentence asks, and what this person says to it (product §11.14). */
import type { Answer } from '@parley/shared';
import { plainWords, stem, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, FUNCTION_WORDS } from '../language/vocabulary';
import type { Similarity } from '../similarity/similarity';
import { clausesOf } from './aside';

/** Asked without the form of a question: 'I was wondering whether you could …'. */
const WONDERS =
  / (?:wonder|wondering|curious|help me (?:to )?understand|talk me through|(?:like|want|need) to (?:know|understand|hear)) /;

/**
 * From here on a sentence asks what a phrasing asks (cosine, and what words add). Chosen where phrasings, each left out in
 * turn, find their own answer, and sentences that ask for nothing of the kind find none.
 */
const ASKED_FROM = { question: 0.62, statement: 0.8 } as const;
/** For a word in common that one answer alone is asked by, and for one that two or three are. */
const SEEN_ONCE = 0.05;
const SEEN_SELDOM = 0.025;
const SHARED_MOST = 0.1;
/** Where a name, a day or an amount is wanted, and the phrasing wants another of them. */
const OTHER_KIND = 0.08;

export interface Foreseen {
  readonly answer: Answer;
  /** How surely it is meant, about 0-1.1. */
  readonly value: number;
}

interface Phrasing {
  readonly answer: Answer;
  readonly text: string;
  readonly wanted: Wanted;
  readonly words: ReadonlySet<string>;
}
interface Known {
  readonly phrasings: readonly Phrasing[];
  /** By how many answers a word is asked. */
  readonly spread: ReadonlyMap<string, number>;
}

type Wanted = 'person' | 'day' | 'amount' | 'other';
const WANTED: readonly (readonly [Wanted, RegExp])[] = [
  ['day', /\b(?:when|since when|what (?:date|day|time)|which (?:date|day)|how soon|by what day|until when)\b/],
  ['amount', /\b(?:how (?:much|many|long|often|far|big|old)|what (?:percentage|price|does it cost|would it cost))\b/],
  ['person', /\b(?:who|whose|whom)\b/],
];
const wantedIn = (text: string): Wanted => WANTED.find(([, form]) => form.test(text.toLowerCase()))?.[0] ?? 'other';

/** Words of a question that say what it is about; plain, so that some hundred phrasings cost nothing. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}€£$%]+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !ABSTRACT_WORDS.has(word)).map(stem),
  );
}

const known = new WeakMap<readonly Answer[], Known>();
function knownOf(answers: readonly Answer[]): Known {
  const before = known.get(answers);
  if (before) return before;
  const phrasings = answers.flatMap((answer) =>
    answer.asked.map((text) => ({ answer, text, wanted: wantedIn(text), words: wordsIn(text) })),
  );
  const spread = new Map<string, number>();
  for (const { asked } of answers)
    for (const word of new Set(asked.flatMap((text) => [...wordsIn(text)])))
      spread.set(word, (spread.get(word) ?? 0) + 1);
  const made = { phrasings, spread };
  known.set(answers, made);
  return made;
}

/** What words in common add: those that few answers are asked by. */
function shared(words: ReadonlySet<string>, phrasing: Phrasing, spread: Known['spread']): number {
  const bonus = [...words]
    .filter((word) => phrasing.words.has(word))
    .reduce((sum, word) => {
      const by = spread.get(word) ?? 0;
      return sum + (by === 1 ? SEEN_ONCE : by <= 3 ? SEEN_SELDOM : 0);
    }, 0);
  return Math.min(bonus, SHARED_MOST);
}

/** How near a sentence comes to every answer, the nearest first. @param without a phrasing that is left out, for measuring */
export function nearestAnswers(
  answers: readonly Answer[],
  text: string,
  similarity: Similarity,
  without?: string,
): readonly Foreseen[] {
  const { phrasings, spread } = knownOf(answers);
  const best = new Map<Answer, number>();
  for (const clause of clausesOf(text)) {
    const words = wordsIn(clause);
    const wanted = wantedIn(clause);
    for (const phrasing of phrasings) {
      if (phrasing.text === without) continue;
      const near =
        similarity.name === 'lexical'
          ? similarity.compare(clause, phrasing.text)
          : similarity.cosine(clause, phrasing.text);
      const value =
        near +
        shared(words, phrasing, spread) -
        (wanted !== phrasing.wanted && wanted !== 'other' && phrasing.wanted !== 'other' ? OTHER_KIND : 0);
      if (value > (best.get(phrasing.answer) ?? 0)) best.set(phrasing.answer, value);
    }
  }
  return [...best].map(([answer, value]) => ({ answer, value })).toSorted((left, right) => right.value - left.value);
}

/** The answer that a sentence asks for; null where it asks for none that was foreseen. */
export function foreseenBy(answers: readonly Answer[], sentence: Sentence, similarity: Similarity): Foreseen | null {
  if (answers.length === 0) return null;
  const asks = sentence.question || WONDERS.test(plainWords(sentence));
  const [best] = nearestAnswers(answers, sentence.text, similarity);
  return best && best.value >= (asks ? ASKED_FROM.question : ASKED_FROM.statement) ? best : null;
}

/** Phrasings of a case, to be made comparable. */
export const foreseenTexts = (answers: readonly Answer[] = []): readonly string[] =>
  answers.flatMap(({ asked }) => asked);
