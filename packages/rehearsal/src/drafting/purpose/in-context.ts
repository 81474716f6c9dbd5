/** What each sentence of a brief is for by two readings together: of each by itself, and of all in each other's light. */
import type { PassageReading, SentenceReading } from '../../similarity/passage-model';
import type { Similarity } from '../../similarity/similarity';
import type { Sides } from '../brief/stakeholder';
import type { Told } from '../brief/told';

/** As it is read among all others: behind the name of whoever wrote or said it, where that is told. */
export const asRead = ({ sentence: { narrator, text } }: Told): string =>
  narrator === null ? text : `${narrator.name}: ${text}`;

/** The brief read as a whole, as being about the stakeholder (decision 0046); null where there is no model. */
export async function inContext(
  told: readonly Told[],
  { stakeholder }: Sides,
  similarity: Similarity,
): Promise<PassageReading | null> {
  const read = await similarity.readPassage?.({
    about: stakeholder.name,
    sentences: told.map(asRead),
  });
  return read ?? null;
}

/** How much each reading counts, fitted on briefs that neither was fitted on. */
export interface Shares {
  readonly alone: number;
  readonly together: number;
}
export const PURPOSE_SHARES: Shares = { alone: 0.15, together: 0.7 };
export const KNOWER_SHARES: Shares = { alone: 0, together: 0.7 };

/** Chances of one reading, 0-1, with the logarithms of another's: their weighed product. */
export function pooled(chances: Float64Array, logits: readonly number[], { alone, together }: Shares): Float64Array {
  const sums = chances.map((chance, at) => alone * Math.log(Math.max(chance, LEAST)) + together * (logits[at] ?? 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
const LEAST = 1e-6;

/** How likely it is that a sentence tells what the stakeholder hides, 0-1. */
export const hidesIn = ({ hidden }: SentenceReading): number => chanceOf(hidden);
/** How likely it is one of the stakeholder's main worries or demands, 0-1. */
export const ranksIn = ({ ranked }: SentenceReading): number => chanceOf(ranked);
/** How likely it tells what lies behind one of them, 0-1. */
export const explainsIn = ({ behind }: SentenceReading): number => chanceOf(behind);
/** How likely it tells a fact that the talk may turn on, 0-1. */
export const factIn = ({ fact }: SentenceReading): number => chanceOf(fact);
const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
