import { describe, expect, it } from '@jest/globals';
import { wholeUnits } from './money';

describe('money from Stripe', () => {
  it.each([
    [1999, 'usd', 19.99],
    [19992, 'eur', 199.92],
    [0, 'usd', 0],
    [-500, 'usd', -5],
    [500, 'jpy', 500],
    [12_345, 'kwd', 12.345],
    [700, 'isk', 7],
    [700, 'ugx', 7],
  ])('%d of %s is %d', (smallest, currency, whole) => {
    expect(wholeUnits(smallest, currency)).toBe(whole);
  });
});
