import { describe, expect, it } from '@jest/globals';
import { fallbackPricing, type LaunchDiscount, type Pricing } from '@parley/shared';
import { discountWords, priceWords, yearlyPromise } from './price-words';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;
/** The catalogue's prices with another discount; null for none. */
function withDiscount(changes: Partial<LaunchDiscount> | null): Pricing {
  const pricing = fallbackPricing();
  const { launch } = pricing.discounts;
  if (launch === null) throw new Error('The catalogue has a launch discount');
  return { ...pricing, discounts: { launch: changes && { ...launch, ...changes } } };
}

describe('a price in words (product §5.11)', () => {
  const forever = { listed: '$19/month', saving: null, charged: null, after: null };
  it.each([
    ['for as long as one stays', {}, 'monthly', { ...forever, figure: '$15.99', per: 'a month' }],
    [
      'for a year, where the figure is not what is charged',
      {},
      'yearly',
      {
        figure: '$159.99',
        per: 'a year',
        listed: '$199.92 a year',
        saving: '$39.96 less than twelve months at $19.99',
        charged: '$159.94',
        after: null,
      },
    ],
    [
      'once',
      { duration: 'once' },
      'monthly',
      { ...forever, figure: '$15.99', per: 'for the first month', after: '$19.99 a month' },
    ],
    [
      'once, paid by the year',
      { duration: 'once' },
      'yearly',
      {
        figure: '$159.99',
        per: 'for the first year',
        listed: '$199.92 a year',
        saving: '$39.96 less than twelve months at $19.99',
        charged: '$159.94',
        after: '$199.92 a year',
      },
    ],
    [
      'for three months',
      { duration: 'repeating', durationInMonths: 3 },
      'monthly',
      { ...forever, figure: '$15.99', per: 'a month for the first 3 months', after: '$19.99 a month' },
    ],
    [
      'as an amount',
      { percentOff: null, amountOff: 5, currency: 'usd' },
      'monthly',
      { ...forever, figure: '$14.99', per: 'a month' },
    ],
    [
      'no longer',
      { valid: false },
      'monthly',
      { figure: '$19.99', per: 'a month', listed: null, saving: null, charged: null, after: null },
    ],
    [
      'not at all',
      null,
      'yearly',
      {
        figure: '$199.92',
        per: 'a year',
        listed: null,
        saving: '$39.96 less than twelve months at $19.99',
        charged: null,
        after: null,
      },
    ],
  ] as const)('discounted %s', (_, changes, billing, expected) => {
    const words = priceWords(withDiscount(changes), 'solo_core', billing);
    expect({ ...words, per: plain(words.per) }).toEqual(expected);
  });

  it('names the price itself where it is not the one of the catalogue', () => {
    const pricing = withDiscount({});
    pricing.plans.solo_pro.monthly.amount = 45;
    expect(priceWords(pricing, 'solo_pro', 'monthly')).toMatchObject({
      figure: '$36.99',
      listed: '$45/month',
      charged: '$36',
    });
  });
});

describe('the switch to yearly (product §5.12)', () => {
  it('promises as many months as a year saves on every plan, and none where it saves none', () => {
    const pricing = fallbackPricing();
    expect(yearlyPromise(pricing)).toBe('Save 2 months');
    pricing.plans.solo_pro.yearly.amount = 439;
    expect(yearlyPromise(pricing)).toBe('Save 1 month');
    pricing.plans.solo_pro.yearly.amount = 479;
    expect(yearlyPromise(pricing)).toBeNull();
  });
});

describe('the discount in words', () => {
  it.each([
    [{}, '20%', 'for as long as you stay'],
    [{ percentOff: 33.333 }, '33.33%', 'for as long as you stay'],
    [{ duration: 'once' }, '20%', 'to your first payment'],
    [{ duration: 'repeating', durationInMonths: 1 }, '20%', 'in your first month'],
    [{ duration: 'repeating', durationInMonths: 6 }, '20%', 'in your first 6 months'],
    [{ percentOff: null, amountOff: 5, currency: 'usd' }, '$5', 'for as long as you stay'],
  ] as const)('%j', (changes, size, terms) => {
    const words = discountWords(withDiscount(changes));
    expect([words?.size, plain(words?.terms)]).toEqual([size, terms]);
  });

  it.each([[null], [{ valid: false }], [{ percentOff: null, amountOff: 5, currency: 'eur' }]])(
    'is nothing for %j',
    (changes) => {
      expect(discountWords(withDiscount(changes))).toBeNull();
    },
  );
});
