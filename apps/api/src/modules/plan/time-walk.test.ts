/** Whole lives of a plan, day by day: over the API, at a stand-in for Stripe, by one clock. Far ahead, as tokens end by the real one. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { scenarioContent } from '@parley/db/testing';
import { PLANS, type Plan } from '@parley/shared';
import request from 'supertest';
import { dataOf, failureOf, tokenOn } from '../../testing/client';
import { createPayingWorld, type PayingPerson, type PayingWorld } from '../payments/testing/paying-world';

const SCENARIO = 'board-date';
let world: PayingWorld;
let ada: PayingPerson;

async function begin(start: string): Promise<void> {
  world = await createPayingWorld({ start: new Date(start) });
  await world.api.database.scenarios.seed([scenarioContent(SCENARIO)]);
  ada = await world.person();
}
afterEach(() => world.close());

const bearer = async () => `Bearer ${await tokenOn(world.api, ada.user)}`;
const plan = async (): Promise<Plan> =>
  dataOf(
    'getPlan',
    await request(world.api.app)
      .get('/api/users/plan')
      .set('Authorization', await bearer()),
  );
const talk = async () =>
  request(world.api.app)
    .post('/api/conversations')
    .set('Authorization', await bearer())
    .send({ scenarioId: SCENARIO });
/** Time passes at both ends, and what happened at Stripe is heard. */
async function passTo(date: string): Promise<void> {
  world.passTo(new Date(date));
  await ada.hear();
}
const state = async () => {
  const { planType, state, endsAt, nextBillingDate, creditsUsed, creditsTotal } = await plan();
  return { planType, state, endsAt, nextBillingDate, left: (creditsTotal ?? 0) - creditsUsed };
};
async function ledger(): Promise<string[]> {
  const entries = (await world.api.database.credits.listEntries(ada.id, 500)).toReversed();
  const account = await world.api.database.credits.read(ada.id, world.now());
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(account?.creditsLeft);
  return entries
    .filter(({ kind }) => kind === 'grant')
    .map(({ periodStart }) => periodStart.toISOString().slice(0, 10));
}

describe('by the month, from the 31st', () => {
  beforeEach(() => begin('2043-12-17T15:30:00Z'));

  it('a trial ends, is followed by 14 months, a failed payment that is made good, and a cancellation', async () => {
    expect(await state()).toMatchObject({ planType: 'free_trial', state: 'active', left: 20 });
    expect((await talk()).status).toBe(201);
    world.passTo(new Date('2043-12-31T15:30:00Z'));
    expect(await state()).toMatchObject({ planType: 'free_trial', state: 'ended' });
    expect(failureOf(await talk())).toMatchObject({ code: 'trial_expired' });

    await ada.subscribe('solo_core', 'monthly');
    expect(await state()).toMatchObject({
      planType: 'solo_core',
      state: 'active',
      endsAt: null,
      nextBillingDate: '2044-01-31T15:30:00.000Z',
      left: 20,
    });
    // Paid on the billing day or the last of a shorter month; 2044 has a leap day.
    const days = ['01-31', '02-29', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30'];
    for (const day of [...days, '12-31'].map((each) => `2044-${each}`).concat('2045-01-31', '2045-02-28')) {
      expect((await talk()).status).toBe(201);
      world.passTo(new Date(`${day}T00:00:01Z`));
      expect(await state()).toMatchObject({ left: 19 });
      await passTo(`${day}T18:00:00Z`);
      expect(await state()).toMatchObject({ state: 'active', left: 20 });
    }
    const months = await ledger();
    expect(months.slice(1)).toEqual([
      '2043-12-31',
      ...days.map((day) => `2044-${day}`),
      '2044-12-31',
      '2045-01-31',
      '2045-02-28',
    ]);

    world.standIn.failNextPayments(await ada.customerId());
    await passTo('2045-03-31T18:00:00Z');
    expect(await state()).toMatchObject({ state: 'payment_failed', endsAt: '2045-04-07T15:30:00.000Z', left: 20 });
    expect((await talk()).status).toBe(201);
    await passTo('2045-04-05T18:00:00Z');
    expect(await state()).toMatchObject({ state: 'active', endsAt: null, left: 20 });

    dataOf('cancelSubscription', await ada.post('cancel-subscription'));
    expect(await state()).toMatchObject({
      state: 'cancelled',
      endsAt: '2045-04-30T15:30:00.000Z',
      nextBillingDate: null,
    });
    await passTo('2045-04-30T15:29:59Z');
    expect((await talk()).status).toBe(201);
    await passTo('2045-04-30T15:30:01Z');
    expect(await state()).toMatchObject({ planType: 'solo_core', state: 'ended' });
    expect(failureOf(await talk()).message).toBe(
      'Your Solo Core plan ended on 30 April 2045. Choose a plan to keep practising.',
    );
    expect(await ledger()).toHaveLength(17);

    const { retention } = world.api.database;
    await passTo('2045-05-23T15:31:00Z');
    const told = await world.api.database.inTransaction((session) => retention.announce(ada.id, world.now(), session));
    expect(told).toEqual(new Date('2045-05-30T15:31:00Z'));
    await passTo('2045-05-30T15:30:59Z');
    expect(await retention.begin(ada.id, world.now())).toBe(false);
    await passTo('2045-05-30T15:31:00Z');
    expect(await retention.begin(ada.id, world.now())).toBe(true);
  });
});

describe('by the year, from a leap day', () => {
  beforeEach(() => begin('2044-02-29T09:00:00Z'));

  it('each month of two years comes by itself, and once', async () => {
    await ada.subscribe('solo_pro', 'yearly');
    expect(await state()).toMatchObject({
      planType: 'solo_pro',
      nextBillingDate: '2045-02-28T09:00:00.000Z',
      left: 60,
    });
    let day = new Date('2044-03-01T12:00:00Z');
    for (; day < new Date('2046-02-27T00:00:00Z'); day = new Date(day.getTime() + 86_400_000)) {
      world.passTo(day);
      // Stripe renews once in the two years; on other days nothing happens there.
      if (day.getUTCMonth() === 1 && day.getUTCDate() === 28) await ada.hear();
      const { userIds } = await world.api.database.credits.monthsDue({ now: day, after: null, limit: 10 });
      await Promise.all([...userIds, ...userIds].map((id) => world.api.database.credits.read(id, day)));
    }
    const months = await ledger();
    expect(months.slice(1)).toHaveLength(24);
    expect(new Set(months.slice(1)).size).toBe(24);
    expect(months.at(12)).toBe('2045-01-29');
    expect(months.at(13)).toBe('2045-02-28');
    expect(months.at(-1)).toBe('2046-01-29');
    expect(await state()).toMatchObject({ state: 'active', left: PLANS.solo_pro.credits });
  });
});
