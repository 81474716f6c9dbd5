/** How often the utterance classifier is right about sentences that it was not fitted to. */
import {
  UTTERANCE_LABELS,
  utteranceChances,
  type UtteranceLabel,
  type UtteranceWeights,
} from '@parley/coach/internals';
import type { UtteranceRow } from './fit-utterances';

export interface ToldLabel {
  readonly is: UtteranceLabel;
  readonly told: UtteranceLabel;
  readonly probability: number;
}

export function toldBy(weights: UtteranceWeights, rows: readonly UtteranceRow[]): readonly ToldLabel[] {
  return rows.flatMap(({ input, is }) => {
    const chances = utteranceChances(weights, input);
    const probability = Math.max(...chances);
    const told = UTTERANCE_LABELS[chances.indexOf(probability)];
    const label = UTTERANCE_LABELS[is];
    return told === undefined || label === undefined ? [] : [{ is: label, told, probability }];
  });
}

export interface LabelFigures {
  readonly label: UtteranceLabel;
  readonly count: number;
  /** Of those told as this label, the share that is; null where none is told. */
  readonly precision: number | null;
  /** Of those that are, the share that is told. */
  readonly recall: number;
}

export function figuresOf(all: readonly ToldLabel[]): readonly LabelFigures[] {
  return UTTERANCE_LABELS.flatMap((label) => {
    const are = all.filter(({ is }) => is === label);
    const told = all.filter((one) => one.told === label);
    const right = are.filter((one) => one.told === label).length;
    const precision = told.length === 0 ? null : right / told.length;
    return are.length === 0 ? [] : [{ label, count: are.length, precision, recall: right / are.length }];
  });
}

export const rightOf = (all: readonly ToldLabel[]): number =>
  all.filter(({ is, told }) => is === told).length / Math.max(1, all.length);

/** What is taken for each other most, with how often. */
export function confusionsOf(all: readonly ToldLabel[], most: number): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { is, told } of all)
    if (is !== told) counts.set(`${is} as ${told}`, (counts.get(`${is} as ${told}`) ?? 0) + 1);
  return [...counts].toSorted((left, right) => right[1] - left[1]).slice(0, most);
}
