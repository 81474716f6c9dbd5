/** The ledger of truth on written claims (product §12.15): honest words are never challenged, and many bluffs are. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { CLAIM_SETS, tryClaims } from './measure';

/** Long enough for a machine that is busy with other tests. */
const PATIENCE = 900_000;
/** Bluffs that have to be caught, 0-1, just under what is. */
const CAUGHT: Readonly<Record<string, number>> = { 'looked at': 0.45, 'held out': 0.3 };

const similarity = keptSimilarity(false);
afterAll(() => similarity.dispose());

it('the claims are many, of many cases and every kind, and three in ten of the cases are held out', () => {
  const all = CLAIM_SETS.flatMap(({ cases }) => cases);
  expect(all.flatMap(({ untrue }) => untrue).length).toBeGreaterThanOrEqual(60);
  expect(all.flatMap(({ innocent }) => innocent).length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ scenario }) => scenario)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(all.flatMap(({ untrue }) => untrue.map(({ untruth }) => untruth))).size).toBe(6);
  expect((CLAIM_SETS[1]?.cases.length ?? 0) / all.length).toBeGreaterThan(0.3);
});

describe.each(CLAIM_SETS.map((set) => [set.name, set] as const))('claims %s', (name, set) => {
  it(
    'are believed where they are honest, and many are caught where they are not',
    async () => {
      const tried = await tryClaims(set, similarity);
      expect(tried.filter(({ untruth, challenged }) => untruth === null && challenged)).toEqual([]);
      const bluffs = tried.filter(({ untruth }) => untruth !== null);
      const caught = bluffs.filter(({ challenged }) => challenged).length;
      expect(caught / bluffs.length).toBeGreaterThanOrEqual(CAUGHT[name] ?? 1);
    },
    PATIENCE,
  );
});
