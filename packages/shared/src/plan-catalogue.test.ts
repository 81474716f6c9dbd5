import { describe, expect, it } from '@jest/globals';
import { discountedCents, LAUNCH_DISCOUNT, PLANS, yearlySavingCents } from './plan-catalogue';

describe('launch discount (product §5.11)', () => {
  it.each([
    [1999, 1599],
    [19_992, 15_999],
    [3999, 3199],
    [39_992, 31_999],
  ])('takes 20 percent off %i cents, down to a whole dollar, plus 99 cents', (listed, discounted) => {
    expect(discountedCents(listed, LAUNCH_DISCOUNT.percentOff)).toBe(discounted);
  });
});

describe('yearly saving (product §5.12)', () => {
  it('is twelve months minus the yearly price', () => {
    expect(yearlySavingCents(PLANS.solo_core)).toBe(3996);
    expect(yearlySavingCents(PLANS.solo_pro)).toBe(7996);
  });

  it('is nothing where a plan has no monthly price', () => {
    expect(yearlySavingCents(PLANS.team_pilot)).toBe(0);
  });
});
