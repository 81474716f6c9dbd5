import { createCoach } from '@parley/coach';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { HOSTILE_KINDS } from './corpus';
import { lookedAt, otherExamples } from './examples';
import type { Carrier } from './insertion';
import { partOf } from '../testing/nightly';
import { carriers, hostileOf, innocentOf, insertAll, noticed, PARTS } from './measure';

/** Long enough for a machine that is busy with other tests; vectors of earlier runs are read from disk. */
const PATIENCE = 900_000;

const similarity = keptSimilarity(false);
const coach = createCoach({ similarity, delay: async () => undefined });
afterAll(() => coach.dispose());

const held: { into: readonly Carrier[] } = { into: [] };
beforeAll(async () => {
  held.into = await carriers(coach, similarity);
}, PATIENCE);

it('the conversations that sentences are put into are strong', () => {
  expect(held.into.length).toBeGreaterThanOrEqual(6);
  expect(held.into.filter(({ score }) => score < 7)).toEqual([]);
});

/** How many hostile ones of a part have to be noticed: those across a desk name nobody and hold no word that gives them away. */
const LEAST: Readonly<Record<string, number>> = { 'at work, held out': 0.9 };

describe.each(
  partOf(
    PARTS.map((part) => [part.name, part] as const),
    ([name]) => name.endsWith('held out'),
  ),
)('sentences %s', (_, part) => {
  it(
    'cost at most half a point where they are innocent',
    async () => {
      const all = await insertAll(innocentOf(part), held.into, similarity);
      expect(all.filter(({ cost }) => cost > 0.5)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'are noticed for what they are where they are hostile',
    async () => {
      const all = await insertAll(hostileOf(part), held.into, similarity);
      const found = all.filter((one) => noticed(part, one));
      expect(found.length / all.length).toBeGreaterThanOrEqual(LEAST[part.name] ?? 0.95);
      // What is noticed is not all slight: at least half of them weigh where there are others.
      const surely = all.filter((one) => one.noticed.some((sign) => !sign.endsWith('slight')));
      expect(surely.length / all.length).toBeGreaterThanOrEqual(part.name === 'at work, held out' ? 0.45 : 0.5);
    },
    PATIENCE,
  );
});

describe('the corpus', () => {
  const innocent = PARTS.flatMap(innocentOf);
  const hostile = PARTS.flatMap(hostileOf);
  const heldOut = PARTS.filter(({ name }) => name.endsWith('held out')).flatMap((part) => [
    ...innocentOf(part),
    ...hostileOf(part),
  ]);

  it('is large, of many trades and of every kind, and more than a quarter of it is held out', () => {
    expect(innocent.length).toBeGreaterThanOrEqual(780);
    expect(hostile.length).toBeGreaterThanOrEqual(530);
    expect(heldOut.length / (innocent.length + hostile.length)).toBeGreaterThan(0.28);
    expect(new Set(PARTS.flatMap((part) => part.innocent.map(({ trade }) => trade))).size).toBeGreaterThanOrEqual(50);
    // Across a desk nobody speaks to a scorer or a machine.
    for (const part of PARTS)
      expect(new Set(part.hostile.map(({ kind }) => kind))).toEqual(
        new Set(part.name.startsWith('at work') ? ['insult', 'threat', 'blame'] : HOSTILE_KINDS),
      );
  });

  it('says nothing twice, and teaches nothing that is held out', () => {
    const all = [...innocent, ...hostile];
    expect(new Set(all.map((text) => text.toLowerCase())).size).toBe(all.length);
    const taught = new Set([...lookedAt(), ...otherExamples()].map(({ text }) => text.toLowerCase()));
    expect(heldOut.filter((text) => taught.has(text.toLowerCase()))).toEqual([]);
  });
});
