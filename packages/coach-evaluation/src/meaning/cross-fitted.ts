/** What sentences mean, told by weights that were fitted without a word of their scenario. */
import { chances, type MeaningWeights, toldAs } from '@parley/coach/internals';
import { fitMeaningWeights, type Row, rowsOf } from './fit-weights';
import type { HeldOutFold, Nothing } from './held-out-ways';

/** Scenarios are left out in so many groups. */
const GROUPS = 3;

export interface CrossFitted {
  readonly rows: readonly Row[];
  /** The weights for a row's scenario, fitted without it. */
  readonly weightsFor: (scenario: number) => MeaningWeights;
}

const groupOf = (scenario: number): number => scenario % GROUPS;

export function crossFitted(folds: readonly HeldOutFold[]): CrossFitted {
  const groups = Array.from({ length: GROUPS }, (_, group) => group);
  const rows = rowsOf(folds);
  const weights = groups.map((group) => fitMeaningWeights(rows.filter(({ scenario }) => groupOf(scenario) !== group)));
  return { rows, weightsFor: (scenario) => weights[groupOf(scenario)] ?? { target: [], none: [], bends: [] } };
}

export interface Guess {
  /** The kind of what is meant; `nothing` for sentences that mean nothing of the case. */
  readonly kind: string;
  readonly nothing: Nothing | null;
  readonly probability: number;
  readonly right: boolean;
}

/** The likeliest meaning of each row. */
export const guessesOf = ({ rows, weightsFor }: CrossFitted): readonly Guess[] =>
  rows.map((row) => {
    const likely = chances(row, weightsFor(row.scenario)).subarray(0, -1);
    const probability = likely.reduce((most, chance) => Math.max(most, chance), 0);
    return {
      kind: row.kind,
      nothing: row.nothing,
      probability: toldAs(probability),
      right: row.means !== null && likely[row.means] === probability,
    };
  });
