/** Which concern of the case a sentence speaks to, and whether it says what would settle it or only sounds like it. */
import type { Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { cueHits, type CaseIndex } from './case-index';
import { leanings } from './leaning';

export interface Relevance {
  readonly concern: string;
  /** How much it leans towards this concern; about 0-1.5. */
  readonly value: number;
  readonly cues: number;
  /** Highest similarity to the concern's own examples of each kind. */
  readonly settled: number;
  readonly near: number;
  readonly acknowledged: number;
  readonly topic: number;
}

const highest = (similarity: Similarity, text: string, examples: readonly string[]): number =>
  examples.reduce((best, example) => Math.max(best, similarity.compare(text, example)), 0);

/** From here on words speak of a concern. Shared words lie closer to zero than vectors do. */
const leansFrom = (similarity: Similarity): number => (similarity.name === 'lexical' ? 0.29 : 0.37);
/** How much of it is said in the sentence itself; the rest is what its message is about. */
const OWN_SHARE = 0.5;
/** An answer is about what was asked unless it says otherwise. */
const AIRED = 0.06;

/** Which way a whole message leans: a sentence alone often doesn't say what it is about. */
export const messageTopics = leanings;

/** How much each concern is spoken of, most first. */
export function relevances(
  index: CaseIndex,
  sentence: Sentence,
  similarity: Similarity,
  inTheAir: string | null,
  around?: ReadonlyMap<string, number>,
): readonly Relevance[] {
  const own = leanings(index, sentence.text, similarity);
  return index.concerns
    .map((entry): Relevance => {
      const { concern } = entry;
      const lean = own.get(concern.id) ?? 0;
      const mixed = around ? lean * OWN_SHARE + (around.get(concern.id) ?? 0) * (1 - OWN_SHARE) : lean;
      return {
        concern: concern.id,
        value: mixed + (concern.id === inTheAir ? AIRED : 0),
        cues: cueHits(entry, sentence),
        settled: highest(similarity, sentence.text, concern.settledBy),
        near: highest(similarity, sentence.text, concern.nearMisses),
        acknowledged: highest(similarity, sentence.text, concern.acknowledgedBy),
        topic: highest(similarity, sentence.text, entry.topic),
      };
    })
    .sort((left, right) => right.value - left.value);
}

/** The concern a sentence speaks to, or null where it speaks to none in particular. */
export function concernOf(
  ranked: readonly Relevance[],
  similarity: Similarity,
  inTheAir: string | null,
): Relevance | null {
  const [best] = ranked;
  if (!best) return null;
  const from = leansFrom(similarity);
  if (best.value >= from) return best;
  const aired = ranked.find((entry) => entry.concern === inTheAir);
  return aired && aired.value >= from - 0.1 ? aired : null;
}
