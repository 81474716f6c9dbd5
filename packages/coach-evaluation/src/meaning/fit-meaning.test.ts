import { scenarios } from '@parley/content';
import { chances, FEATURES, WIDTH } from '@parley/coach/internals';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { fitMeaningWeights, type Row, rowsOf } from './fit-weights';
import { type HeldOutFold, heldOutFolds } from './held-out-ways';

const similarity = keptSimilarity(false);
let folds: readonly HeldOutFold[] = [];
beforeAll(async () => {
  folds = await heldOutFolds(scenarios.slice(0, 1), similarity);
}, 120_000);
afterAll(() => similarity.dispose());

describe('fitting what sentences mean', () => {
  it('never measures a way against itself', () => {
    for (const { meanings, queries } of folds)
      for (const { unit, means } of queries)
        expect(
          means === null ? [] : meanings.targets[means]?.wordings.filter(({ plain }) => plain === unit.wording.plain),
        ).toEqual([]);
  });

  it('takes a way from every target alike', () => {
    const [scenario] = scenarios;
    const first = folds[0]?.meanings.targets.filter(({ target }) => target.kind === 'answer') ?? [];
    first.forEach(({ wordings }, at) =>
      expect(wordings.length).toBeLessThan(scenario?.answers?.[at]?.asked.length ?? 0),
    );
  });

  it('finds more by what the ways mean than by where they lie', () => {
    const byMeaning = new Set(
      (['meant', 'meantNearest', 'meantThree', 'turnedGap'] as const).map((name) => FEATURES.indexOf(name)),
    );
    // Learned from one half, measured with the other.
    const rightBy = (rows: readonly Row[]): number => {
      const weights = fitMeaningWeights(rows.filter((_, at) => at % 2 === 0));
      return rows.filter((row, at) => {
        if (at % 2 === 0) return false;
        const likely = chances(row, weights).subarray(0, -1);
        return row.means !== null && likely[row.means] === Math.max(...likely);
      }).length;
    };
    const rows = rowsOf(folds);
    const without = rows.map((row) => ({
      ...row,
      features: row.features.map((value, at) => (byMeaning.has(at % WIDTH) ? 0 : value)),
    }));
    expect(rightBy(rows)).toBeGreaterThan(rightBy(without) * 1.1);
  }, 120_000);
});
