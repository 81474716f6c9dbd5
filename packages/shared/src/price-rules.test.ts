import { describe, expect, it } from '@jest/globals';
import { fallbackPricing } from './fallback-pricing';
import { pricingSchema, type LaunchDiscount } from './payments';
import { chargedAmount, discountedAmount, discountedPayments, monthsSaved, yearlySaving } from './price-rules';

const usd = (amount: number) => ({ amount, currency: 'usd' });
const discount = (changes: Partial<LaunchDiscount>): LaunchDiscount => ({
  id: 'launch',
  name: null,
  percentOff: null,
  amountOff: null,
  currency: null,
  duration: 'forever',
  durationInMonths: null,
  maxRedemptions: null,
  timesRedeemed: 0,
  valid: true,
  ...changes,
});
const TWENTY_PERCENT = discount({ percentOff: 20 });
const FIVE_OFF = discount({ amountOff: 5, currency: 'usd' });

describe('launch discount (product §5.11)', () => {
  it.each([
    ['20 percent', 19.99, TWENTY_PERCENT, 15.99, 15.99],
    ['20 percent', 39.99, TWENTY_PERCENT, 31.99, 31.99],
    ['20 percent', 199.92, TWENTY_PERCENT, 159.99, 159.94],
    ['20 percent', 399.92, TWENTY_PERCENT, 319.99, 319.94],
    ['20 percent', 20, TWENTY_PERCENT, 16.99, 16],
    ['a third', 29.99, discount({ percentOff: 33.33 }), 19.99, 19.99],
    ['5 dollars', 19.99, FIVE_OFF, 14.99, 14.99],
    ['5 dollars', 20, FIVE_OFF, 15.99, 15],
    ['1 percent, which the rule would turn into more', 19.2, discount({ percentOff: 1 }), 19.2, 19.01],
    ['everything', 19.99, discount({ percentOff: 100 }), 0, 0],
    ['more than there is', 4, FIVE_OFF, 0, 0],
    ['nothing', 19.99, null, 19.99, 19.99],
    ['a discount that has ended', 19.99, discount({ percentOff: 20, valid: false }), 19.99, 19.99],
    ['other money', 19.99, discount({ amountOff: 5, currency: 'eur' }), 19.99, 19.99],
    ['an amount without a currency', 19.99, discount({ amountOff: 5 }), 19.99, 19.99],
  ])('takes %s off %d', (_, listed, off, shown, charged) => {
    expect(discountedAmount(usd(listed), off)).toBe(shown);
    expect(chargedAmount(usd(listed), off)).toBe(charged);
  });
});

it('keeps the rule of 99 cents for dollars', () => {
  expect(discountedAmount({ amount: 20, currency: 'eur' }, TWENTY_PERCENT)).toBe(16);
});

describe('for how many payments it is', () => {
  it.each([
    ['forever', null, 'month', null],
    ['forever', null, 'year', null],
    ['once', null, 'month', 1],
    ['once', null, 'year', 1],
    ['repeating', 3, 'month', 3],
    ['repeating', 3, 'year', 1],
    ['repeating', 12, 'year', 1],
    ['repeating', 24, 'year', 2],
    ['repeating', null, 'month', 1],
  ] as const)('%s, %p months, paid by the %s', (duration, durationInMonths, interval, payments) => {
    expect(discountedPayments({ duration, durationInMonths }, interval)).toBe(payments);
  });
});

describe('yearly saving (product §5.12)', () => {
  it.each([
    [19.99, 199.92, 39.96],
    [39.99, 399.92, 79.96],
    [10, 120, 0],
    [10, 130, 0],
  ])('of %d a month against %d a year', (monthly, yearly, saving) => {
    expect(yearlySaving(usd(monthly), usd(yearly))).toBe(saving);
  });

  it.each([
    [19.99, 199.92, 2],
    [39.99, 399.92, 2],
    [20, 204, 1],
    [20, 239, 0],
    [0, 0, 0],
  ])('of %d a month against %d a year is %d whole months', (monthly, yearly, months) => {
    expect(monthsSaved(usd(monthly), usd(yearly))).toBe(months);
  });

  it('is none between two currencies', () => {
    expect(yearlySaving(usd(19.99), { amount: 100, currency: 'eur' })).toBe(0);
  });
});

describe('the catalogue as prices (product §5.15)', () => {
  it('has the shape of the call, the listed prices and 20% for as long as one stays', () => {
    const pricing = pricingSchema.parse(fallbackPricing());
    const { solo_core: core, solo_pro: pro, team_pilot: team } = pricing.plans;
    expect([core.monthly, core.yearly, pro.monthly, pro.yearly, team].map(({ key, amount }) => [key, amount])).toEqual([
      ['solo_core_monthly', 19.99],
      ['solo_core_yearly', 199.92],
      ['solo_pro_monthly', 39.99],
      ['solo_pro_yearly', 399.92],
      ['team_pilot', 956],
    ]);
    expect(pricing.discounts.launch).toMatchObject({ percentOff: 20, duration: 'forever', valid: true });
    expect(pricing.source).toBe('fallback');
  });
});
