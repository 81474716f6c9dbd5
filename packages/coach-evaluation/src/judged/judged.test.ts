import { FIT_FEATURES, FIT_WEIGHTS } from '@parley/coach/internals';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { crossFitted, type FirstLine, fitRows } from './fit-fits';
import { judgedSentences } from './index';

const judged = judgedSentences();
/** 2026-11-27: by meaning 41.6% and 36.4%, of the surer half 57.5% and 19.3%; by fit 47.0% and 29.6%, 68.4% and 9.3%. */
const FITS = 0.45;
const SURER_FITS = 0.66;
const SURER_FAILS = 0.11;
const SURER = 0.45;
const LARGEST = 20;

const share = (lines: readonly FirstLine[], fit: number): number =>
  lines.filter((line) => line.fit === fit).length / lines.length;
const surest = (lines: readonly FirstLine[]): readonly FirstLine[] =>
  lines.toSorted((left, right) => right.told - left.told).slice(0, Math.round(SURER * lines.length));

describe('what readers judged', () => {
  it('is there for every scenario, by lines that are still there', () => {
    expect(judged.length).toBeGreaterThan(5_800);
    expect(new Set(judged.map(({ scenario }) => scenario.slug)).size).toBe(24);
    const unknown = judged.flatMap(({ scenario, fits }) => {
      const { answers = [], followUps = [], statements = [], facts } = scenario;
      const ids = new Set([
        ...[...answers, ...followUps].map(({ id }) => `answer:${id}`),
        ...statements.map(({ id }) => `statement:${id}`),
        ...facts.map(({ id }) => `fact:${id}`),
      ]);
      return [...fits.keys()].filter((id) => !id.startsWith('common:') && !ids.has(id));
    });
    expect(unknown).toEqual([]);
  });
});

describe('the weights that ship', () => {
  it('are one for each feature, and none so large that another would be lost beside it', () => {
    expect(FIT_WEIGHTS.weights).toHaveLength(FIT_FEATURES.length);
    expect([FIT_WEIGHTS.always, ...FIT_WEIGHTS.weights].filter((weight) => Math.abs(weight) > LARGEST)).toEqual([]);
  });
});

describe('what is said first in a live talk, by weights that have not seen its scenario', () => {
  let told: ReturnType<typeof crossFitted> = { byFit: [], byMeaning: [] };
  beforeAll(async () => {
    const similarity = keptSimilarity(false);
    const live = await fitRows(
      judged.filter((sentence) => sentence.live),
      similarity,
    );
    await similarity.dispose();
    told = crossFitted(live);
  }, 300_000);

  it('fits more often than what is likeliest to be meant, and answers something else less often', () => {
    expect(told.byFit.length).toBeGreaterThan(2_000);
    expect(share(told.byFit, 2)).toBeGreaterThan(Math.max(FITS, share(told.byMeaning, 2)));
    expect(share(told.byFit, 0)).toBeLessThan(share(told.byMeaning, 0));
  });

  it('is hardly ever wrong where it is sure', () => {
    expect(share(surest(told.byFit), 2)).toBeGreaterThan(SURER_FITS);
    expect(share(surest(told.byFit), 0)).toBeLessThan(SURER_FAILS);
    expect(share(surest(told.byMeaning), 0)).toBeGreaterThan(share(surest(told.byFit), 0));
  });
});
