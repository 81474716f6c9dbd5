/** What the readers of single moves share: a sentence in its place, and how an act is put down. */
import type { Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import type { CaseIndex } from './case-index';
import { EXAMPLES, type ExampleKind } from './examples';
import { phraseIn, type PhraseKind } from './phrases';
import type { ActKind, FaultKind } from './reading';
import type { Substance } from './substance';
import type { Relevance } from './topic';

export interface SentenceContext {
  readonly index: CaseIndex;
  readonly similarity: Similarity;
  readonly sentence: Sentence;
  readonly previous: Sentence | null;
  readonly next: Sentence | null;
  /** The concern it speaks to. */
  readonly concern: Relevance | null;
  /** Concrete roots of what the stakeholder said last, and ever. */
  readonly lastWords: ReadonlySet<string>;
  readonly saidWords: ReadonlySet<string>;
  /** Concerns already answered with something before this sentence. */
  readonly answered: ReadonlySet<string>;
}

/** One sentence being read: its words, what is in it, and where findings go. */
export interface SentenceReader {
  readonly context: SentenceContext;
  /** As `plainWords` gives them. */
  readonly words: string;
  readonly substance: Substance;
  readonly add: (kind: ActKind, strength: number) => void;
  readonly blame: (kind: FaultKind) => void;
  /** Strength of an act found so far in this sentence, 0 where it was not found. */
  readonly found: (kind: ActKind) => number;
}

export const FIRST_PERSON = new Set(['i', 'we', 'us', 'me', 'my', 'our']);
export const SECOND_PERSON = new Set(['you', 'your', 'yours', 'yourself']);
const CLOSE_ENOUGH = 0.62;

/** Nearness to the closest authored example of a kind. */
export const like = (context: SentenceContext, kind: ExampleKind): number =>
  EXAMPLES[kind].reduce(
    (best, example) => Math.max(best, context.similarity.sounds(context.sentence.text, example)),
    0,
  );
/** Whether a sentence says much the same as an authored example; only meaning can tell, shared words can't. */
export const isLike = (context: SentenceContext, kind: ExampleKind, least = CLOSE_ENOUGH): boolean =>
  context.similarity.name === 'embedding' && like(context, kind) >= least;
export const overlap = (sentence: Sentence, words: ReadonlySet<string>): number =>
  new Set(sentence.content.filter((word) => words.has(word))).size;
export const markedOrLike = (
  context: SentenceContext,
  words: string,
  phrase: PhraseKind,
  example: ExampleKind,
): boolean => phraseIn(words, phrase) !== null || isLike(context, example);
/** Words that sound like an answer whatever was asked. */
export const sounding = (words: string): boolean =>
  (['assurance', 'hollow', 'vagueCommit', 'announce'] as const).some((kind) => phraseIn(words, kind) !== null);
