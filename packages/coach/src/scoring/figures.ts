/**
 * The parts of a score that can be taken out, and the figures in it that were fitted by looking at conversations. Reports are
 * always scored with `USUAL`; the evaluation sets others, to measure what a part brings and how much hangs on a figure.
 */
import { CURRENT_RUBRIC, type Rubric } from '../rubric/index';

export interface ScoringFigures {
  /** Caps on conversations that miss the essential (`gates.ts`). */
  readonly gates: boolean;
  /** Points for how far the case moved; without it the skills give all ten. */
  readonly caseProgress: boolean;
  /** Points taken off for conduct. */
  readonly conduct: boolean;
  /** Points of 10 that the ten skills give between them; the rest is how far the case moved. */
  readonly skillPoints: number;
  /** Power by which the share of all points counts. */
  readonly curve: number;
  /** Factor on every gate's cap. */
  readonly caps: number;
  /** Factor on the substance that settles a concern (`state.ts`). */
  readonly settling: number;
}

export const USUAL: ScoringFigures = {
  gates: true,
  caseProgress: true,
  conduct: true,
  skillPoints: CURRENT_RUBRIC.scoring.skillPoints,
  curve: CURRENT_RUBRIC.scoring.curve,
  caps: 1,
  settling: 1,
};

/** The current rubric with its rules under other figures; with the usual ones it is the rubric itself. */
export function rubricUnder(figures: ScoringFigures): Rubric {
  const { scoring } = CURRENT_RUBRIC;
  return {
    ...CURRENT_RUBRIC,
    scoring: {
      ...scoring,
      skillPoints: figures.caseProgress ? figures.skillPoints : 10,
      curve: figures.curve,
      costs: figures.conduct ? scoring.costs : [],
      walkedOut: figures.conduct ? scoring.walkedOut : 0,
      civil: figures.conduct ? scoring.civil : 0,
      gates: figures.gates
        ? scoring.gates.map((gate) => ({ ...gate, cap: Math.round(gate.cap * figures.caps * 10) / 10 }))
        : [],
    },
  };
}
