/** What a message did for each concern: substance by whatever form, halved where it sounds like the author's near misses. */
import type { Similarity } from '../similarity/similarity';
import type { Act, ConcernStep } from './reading';
import type { Relevance } from './topic';

const ACT_SUBSTANCE: Partial<Record<Act['kind'], number>> = {
  option: 1,
  commit: 0.95,
  boundary: 0.8,
  propose: 0.75,
  summarise: 0.55,
  recommend: 0.5,
  own: 0.4,
  news: 0.4,
  cause: 0.35,
  figure: 0.3,
  interest: 0.3,
  close: 0.3,
  ask_priority: 0.3,
  ask: 0.25,
};

/** One sentence may be several things at once, but it gives only once: its heaviest act counts whole, the others a quarter. */
function substanceOfActs(
  acts: readonly Act[],
  given: ReadonlyMap<string, number>,
  settles: ReadonlyMap<string, number>,
): number {
  const perSentence = new Map<string, number[]>([...given].map(([quote, value]) => [quote, [value]]));
  for (const act of acts)
    perSentence.set(act.quote, [
      ...(perSentence.get(act.quote) ?? []),
      (ACT_SUBSTANCE[act.kind] ?? 0) * act.strength * (settles.get(act.quote) ?? 1),
    ]);
  return [...perSentence.values()].reduce((sum, values) => {
    const sorted = values.toSorted((left, right) => right - left);
    return sum + (sorted[0] ?? 0) + 0.25 * sorted.slice(1).reduce((rest, value) => rest + value, 0);
  }, 0);
}

/** A concern that a message speaks to. */
export interface Touched {
  readonly relevance: Relevance;
  readonly quote: string;
  readonly own: number;
  /** What each sentence gives by its form, whatever it is called: `giving.ts`. */
  readonly given: ReadonlyMap<string, number>;
}

/**
 * The steps towards every concern touched, by the acts of the message and by what its sentences give.
 * @param settles what is left of each sentence's moves towards settling anything, 0-1
 */
export function concernSteps(
  acts: readonly Act[],
  touched: ReadonlyMap<string, Touched>,
  settles: ReadonlyMap<string, number>,
  similarity: Similarity,
): ConcernStep[] {
  const steps: ConcernStep[] = [];
  for (const [concern, { relevance, quote, own, given }] of touched) {
    const here = acts.filter((act) => act.concern === concern);
    const acknowledged = here.find((act) => act.kind === 'acknowledge');
    if (acknowledged) steps.push({ concern, kind: 'acknowledged', substance: 0, quote: acknowledged.quote });
    const substance = substanceOfActs(here, given, settles);
    const sounds = relevance.near >= similarity.close && relevance.near > relevance.settled + 0.04;
    if (sounds && own === 0) {
      steps.push({ concern, kind: 'near_miss', substance: 0, quote });
      continue;
    }
    const match = relevance.settled >= similarity.close && relevance.settled > relevance.near ? 0.6 : 0;
    const total = substance * (sounds ? 0.5 : 1) + match * Math.min(1, substance / 0.5);
    const gives =
      given.size > 0 ||
      here.some((act) => act.kind !== 'ask' && act.kind !== 'ask_priority' && act.kind !== 'acknowledge');
    if (total > 0 && gives)
      steps.push({
        concern,
        kind: 'addressed',
        substance: Math.min(2.4, total),
        quote: here.find((act) => act.kind !== 'acknowledge')?.quote ?? quote,
      });
  }
  return steps;
}
