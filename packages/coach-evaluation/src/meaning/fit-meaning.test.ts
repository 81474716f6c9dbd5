import { scenarios } from '@parley/content';
import { chances } from '@parley/coach/internals';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { fitMap } from './fit-map';
import { fitMeaningWeights, rowsOf } from './fit-weights';
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

  it('turns the ways that it is fitted to towards what they mean', () => {
    const size = (folds[0]?.meanings.targets[0]?.centre.length ?? 0) ** 2;
    const rightBy = (map: Float32Array): number => {
      const rows = rowsOf(folds, () => map);
      const weights = fitMeaningWeights(rows);
      return rows.filter((row) => {
        const likely = chances(row, weights).subarray(0, -1);
        return row.means !== null && likely[row.means] === Math.max(...likely);
      }).length;
    };
    expect(rightBy(fitMap(folds))).toBeGreaterThan(rightBy(new Float32Array(size)) * 1.1);
  }, 120_000);
});
