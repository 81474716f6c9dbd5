import { scenarios } from '@parley/content';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { type FollowUpFigures, measureFollowUps } from './held-out-follow-ups';

const similarity = keptSimilarity(false);
afterAll(() => similarity.dispose());

describe.each(scenarios.slice(0, 2).map((scenario) => [scenario.slug, scenario] as const))(
  'what is asked about what was just said: %s',
  (_slug, scenario) => {
    let figures: FollowUpFigures | null = null;
    beforeAll(async () => {
      figures = await measureFollowUps(scenario, similarity);
    }, 120_000);

    it('is found in two of three cases by words that stand nowhere', () => {
      expect(figures?.followUps.asked).toBeGreaterThanOrEqual(60);
      expect(figures?.followUps.right).toBeGreaterThan((figures?.followUps.asked ?? 0) * 0.66);
    });

    it('takes little from what can be asked at any time', () => {
      expect(figures?.answersAfter.right).toBeGreaterThanOrEqual((figures?.answers.right ?? 0) * 0.94);
      expect(figures?.answersAfter.other).toBeLessThanOrEqual((figures?.answers.asked ?? 0) * 0.08);
    });
  },
);
