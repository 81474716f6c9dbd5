import { describe, expect, it } from '@jest/globals';
import { sampleRubric } from '@/testing/sample-rubric';
import { findIndicators, percent, points, skillWorth, TRAINED_SKILLS } from './scoring-figures';

const rubric = sampleRubric();

describe('skillWorth', () => {
  const { skills, scoring } = rubric;

  it('adds up to the points of all skills', () => {
    const ten = { ...rubric, skills: Array.from({ length: 5 }, () => skills).flat() };
    const trained = skillWorth(ten, true).whole;
    const other = skillWorth(ten, false).whole;
    expect(TRAINED_SKILLS * trained + (10 - TRAINED_SKILLS) * other).toBeCloseTo(scoring.skillPoints);
    expect(trained / other).toBeCloseTo(scoring.trainedWeight);
  });

  it('shares a skill among its indicators', () => {
    const { whole, indicator } = skillWorth(rubric, false);
    expect(indicator * 2).toBeCloseTo(whole);
  });
});

describe('findIndicators', () => {
  it.each([
    ['', 4],
    ['  WEDNESDAY ', 1],
    ['option price', 1],
    ['nothing to choose', 1],
    ['zebra', 0],
  ])('finds by all words, in every text: %j', (search, count) => {
    expect(findIndicators(rubric.indicators, search)).toHaveLength(count);
  });
});

describe('figures in words', () => {
  it('have as many decimals as they need', () => {
    expect([points(7), points(0.5384), points(2.4)]).toEqual(['7', '0.54', '2.4']);
    expect(percent(0.25)).toBe('25%');
  });
});
