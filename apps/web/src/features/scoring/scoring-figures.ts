/** The figures that explain a score, worked out from the rubric's own numbers. */
import type { Rubric, RubricIndicator } from '@parley/shared';

/** How many skills the scenario of the worked example trains. */
export const TRAINED_SKILLS = 3;

export interface SkillWorth {
  /** Points of 10 that the whole skill can give. */
  readonly whole: number;
  /** Points of one indicator, where all of them apply. */
  readonly indicator: number;
}

/** What one skill can give in a scenario that trains `TRAINED_SKILLS` of them, where every indicator applies. */
export function skillWorth(
  { scoring: { skillPoints, trainedWeight }, skills: { length: skills }, indicators }: Rubric,
  trained: boolean,
): SkillWorth {
  const weights = skills + TRAINED_SKILLS * (trainedWeight - 1);
  const whole = (skillPoints * (trained ? trainedWeight : 1)) / weights;
  return { whole, indicator: (whole * skills) / indicators.length };
}

/** 0.6 -> '60%' */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Points with as many decimals as they need, two at most: 7 -> '7', 0.54 -> '0.54'. */
export const points = (value: number): string => String(Number(value.toFixed(2)));

/** The indicators that hold every word of the search, in any of their texts. */
export function findIndicators(indicators: readonly RubricIndicator[], search: string): readonly RubricIndicator[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return indicators;
  return indicators.filter(({ label, lookedFor, positive, negative, evidence, notApplicable }) => {
    const text = [label, lookedFor, positive, negative, evidence, notApplicable ?? ''].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
