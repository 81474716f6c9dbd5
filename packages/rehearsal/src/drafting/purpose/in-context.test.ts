import { expect, it } from '@jest/globals';
import { hidesIn, pooled } from './in-context';

const ALONE = Float64Array.of(0.7, 0.2, 0.1);
const TOGETHER = [0, 3, 0];

it('weighs two readings of what a sentence is for, and stays a distribution', () => {
  const both = pooled(ALONE, TOGETHER, { alone: 0.5, together: 0.5 });
  expect(both.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(both.indexOf(Math.max(...both))).toBe(1);
});

it('is one reading alone where the other counts nothing', () => {
  expect(Array.from(pooled(ALONE, TOGETHER, { alone: 1, together: 0 })).map((chance) => chance.toFixed(6))).toEqual([
    '0.700000',
    '0.200000',
    '0.100000',
  ]);
});

it('holds what one reading excludes for unlikely, and not for impossible', () => {
  const [first = 0] = pooled(Float64Array.of(0, 1), [8, 0], { alone: 0.5, together: 0.5 });
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(0.5);
});

it('is as likely to hide something as not where nothing speaks for either', () => {
  expect(hidesIn({ purposes: [], knowers: [], hidden: 0, ranked: 0, behind: 0, fact: 0, said: [], wanted: [] })).toBe(
    0.5,
  );
});
