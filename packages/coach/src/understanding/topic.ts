/** Which concern of the case a sentence speaks to, and whether it says what would settle it or only sounds like it. */
import type { Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { cueHits, type CaseIndex, type ConcernIndex } from './case-index';

export interface Relevance {
  readonly concern: string;
  /** About 0-1.5. */
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

function relevanceOf(entry: ConcernIndex, sentence: Sentence, similarity: Similarity, inTheAir: boolean): Relevance {
  const { concern } = entry;
  const cues = cueHits(entry, sentence);
  const settled = highest(similarity, sentence.text, concern.settledBy);
  const near = highest(similarity, sentence.text, concern.nearMisses);
  const acknowledged = highest(similarity, sentence.text, concern.acknowledgedBy);
  const topic = highest(similarity, sentence.text, entry.topic);
  const value = Math.max(settled, acknowledged, topic) + 0.15 * Math.min(cues, 3) + (inTheAir ? 0.12 : 0);
  return { concern: concern.id, value, cues, settled, near, acknowledged, topic };
}

/** How near a whole message comes to what is said about each concern: a sentence alone often doesn't say what it is about. */
export function messageTopics(index: CaseIndex, text: string, similarity: Similarity): ReadonlyMap<string, number> {
  return new Map(index.concerns.map(({ concern, topic }) => [concern.id, highest(similarity, text, [...concern.settledBy, ...concern.acknowledgedBy, ...topic])]));
}

/** How much each concern is spoken of, most first. */
export function relevances(index: CaseIndex, sentence: Sentence, similarity: Similarity, inTheAir: string | null, around?: ReadonlyMap<string, number>): readonly Relevance[] {
  return index.concerns
    .map((entry) => {
      const own = relevanceOf(entry, sentence, similarity, entry.concern.id === inTheAir);
      return around ? { ...own, value: own.value * 0.65 + (around.get(entry.concern.id) ?? 0) * 0.35 } : own;
    })
    .sort((left, right) => right.value - left.value);
}

/** The concern a sentence speaks to, or null where it speaks to none in particular. */
export function concernOf(ranked: readonly Relevance[], similarity: Similarity, inTheAir: string | null): Relevance | null {
  const [best] = ranked;
  if (!best) return null;
  if (best.cues >= 1 && best.value >= similarity.related + 0.1) return best;
  if (best.value >= similarity.close + 0.05) return best;
  const aired = ranked.find((entry) => entry.concern === inTheAir);
  return aired && (aired.cues >= 1 || aired.value >= similarity.related + 0.08) ? aired : null;
}
