import { describe, expect, it } from '@jest/globals';
import { FALLBACK_PRICING, type PriceBook } from '@parley/payments';
import { logger } from '../../testing/silent-logger';
import { createPriceList } from './price-list';

const SECOND = 1_000;

/** A list whose readings end when the test says so, at times that it says. */
function world(firstWaitMs = 20) {
  let now = 1_000_000;
  const readings: { succeed(name: string): void; fail(): void }[] = [];
  const read = () =>
    new Promise<PriceBook>((resolve, reject) => {
      readings.push({
        succeed: (name) => resolve(bookOf(name)),
        fail: () => reject(new Error('Stripe is away')),
      });
    });
  const list = createPriceList({
    read,
    clock: () => new Date(now),
    logger,
    timing: { firstWaitMs },
  });
  return {
    list,
    readings,
    pass: (seconds: number) => {
      now += seconds * SECOND;
    },
    /** What is shown, by the name of its reading. */
    shown: async () => nameOf(await list.shown()),
  };
}
const bookOf = (name: string): PriceBook => ({
  pricing: { ...FALLBACK_PRICING, source: 'stripe', features: { ...FALLBACK_PRICING.features, solo_core: [name] } },
  sold: { solo_core_monthly: SOLD, solo_core_yearly: SOLD, solo_pro_monthly: SOLD, solo_pro_yearly: SOLD },
  coupon: null,
});
const SOLD = { priceId: 'price_1', productId: 'prod_1', amount: 1, currency: 'usd', interval: 'month' } as const;
const nameOf = ({ source, features }: PriceBook['pricing']) =>
  source === 'fallback' ? 'fallback' : (features.solo_core[0] ?? '');
/** Lets what has been decided come about. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function knowing(name: string) {
  const made = world();
  const first = made.shown();
  made.readings[0]?.succeed(name);
  expect(await first).toBe(name);
  return made;
}

describe('a list of prices', () => {
  it('that is a minute old is given while it is read anew, by one reader', async () => {
    const { shown, readings, pass } = await knowing('first');
    pass(59);
    expect(await shown()).toBe('first');
    expect(readings).toHaveLength(1);
    pass(1);
    expect(await Promise.all([shown(), shown(), shown()])).toEqual(['first', 'first', 'first']);
    expect(readings).toHaveLength(2);
    readings[1]?.succeed('second');
    await settle();
    expect(await shown()).toBe('second');
  });

  it('that can’t be read anew is given for ten minutes, then the catalogue’s; Stripe is left alone for a while', async () => {
    const { shown, readings, pass } = await knowing('first');
    pass(61);
    await shown();
    readings[1]?.fail();
    await settle();
    expect(await shown()).toBe('first');
    pass(14);
    await shown();
    expect(readings).toHaveLength(2);
    pass(1);
    await shown();
    expect(readings).toHaveLength(3);
    readings[2]?.fail();
    await settle();
    pass(10 * 60);
    expect(await shown()).toBe('fallback');
    readings[3]?.succeed('back');
    await settle();
    expect(await shown()).toBe('back');
  });

  it('that nobody has read yet is waited for, but not for long, and not by those who come later', async () => {
    const { shown, readings, pass } = world(50);
    const started = performance.now();
    expect(await shown()).toBe('fallback');
    expect(performance.now() - started).toBeGreaterThan(40);
    pass(1);
    expect(await shown()).toBe('fallback');
    expect(readings).toHaveLength(1);
    readings[0]?.succeed('late');
    await settle();
    expect(await shown()).toBe('late');
  });

  it('to sell at is never older than a minute, and never the catalogue’s', async () => {
    const { list, readings, pass } = await knowing('first');
    expect(nameOf((await list.toSellAt()).pricing)).toBe('first');
    pass(61);
    const asked = list.toSellAt();
    readings[1]?.fail();
    await expect(asked).rejects.toThrow('Stripe is away');
  });

  it('read anew is one that was asked for afterwards', async () => {
    const { list, readings, pass, shown } = await knowing('first');
    pass(61);
    await shown();
    const both = [list.readAnew(), list.readAnew()];
    readings[1]?.succeed('asked for before');
    await settle();
    readings[2]?.succeed('asked for after');
    expect((await Promise.all(both)).map(({ pricing }) => nameOf(pricing))).toEqual([
      'asked for after',
      'asked for after',
    ]);
    expect(readings).toHaveLength(3);
  });
});
