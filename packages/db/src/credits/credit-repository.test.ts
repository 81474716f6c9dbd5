import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError, type PlanType } from '@parley/shared';
import { createTestDatabase, createUser, queryPlans, type TestDatabase } from '../testing';
import type { ChargeResult, RefundResult } from './credit-repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const START = new Date('2026-03-10T15:30:00Z');
const DAY_MS = 86_400_000;
const later = (days: number, from = START): Date => new Date(from.getTime() + days * DAY_MS);

const userOn = async (type: PlanType, startedAt = START): Promise<string> =>
  (
    await createUser(test.database, {
      now: startedAt,
      plan: { type, startedAt, billing: type === 'free_trial' ? null : 'monthly' },
    })
  ).id;

const charge = (userId: string, key: string, now = START): Promise<ChargeResult> =>
  test.database.inTransaction((session) => test.database.credits.charge({ userId, key, session, now }));
const refund = (userId: string, key: string, now = START): Promise<RefundResult> =>
  test.database.inTransaction((session) => test.database.credits.refund({ userId, key, session, now }));
const chargeMany = async (userId: string, count: number, now = START): Promise<void> => {
  for (let index = 0; index < count; index += 1) await charge(userId, `earlier-${index}`, now);
};
const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing thrown',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** The books must always balance: the entries add up to what the account holds. */
const expectBalanced = async (userId: string, now = START): Promise<void> => {
  const account = await test.database.credits.read(userId, now);
  const entries = await test.database.credits.listEntries(userId, 500);
  expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(account?.creditsLeft);
};

describe('the free trial', () => {
  it('grants 20 credits for 14 days', async () => {
    const userId = await userOn('free_trial');
    expect(await test.database.credits.read(userId, START)).toMatchObject({
      planType: 'free_trial',
      planEndsAt: later(14),
      creditsTotal: 20,
      creditsUsed: 0,
      creditsLeft: 20,
    });
    await expectBalanced(userId);
  });

  it('ends to the millisecond, and what is left lapses', async () => {
    const userId = await userOn('free_trial');
    await charge(userId, 'in-time', new Date(later(14).getTime() - 1));
    expect(await codeOf(charge(userId, 'too-late', later(14)))).toBe('trial_expired');
    expect(await test.database.credits.read(userId, later(14))).toMatchObject({
      creditsLeft: 0,
      creditsUsed: 1,
      creditsTotal: 20,
    });
    const [latest] = await test.database.credits.listEntries(userId, 1);
    expect(latest).toMatchObject({ kind: 'lapse', amount: -19, balanceAfter: 0 });
    await expectBalanced(userId, later(14));
  });

  it('says when all 20 are used', async () => {
    const userId = await userOn('free_trial');
    await chargeMany(userId, 20);
    await expect(charge(userId, 'one-more')).rejects.toMatchObject({
      code: 'credits_exhausted',
      userMessage: 'You have used all 20 sessions of your free trial. Choose a plan to keep practising.',
    });
    await expectBalanced(userId);
  });
});

describe('a charge', () => {
  it('is taken once per key', async () => {
    const userId = await userOn('free_trial');
    expect(await charge(userId, 'conversation:1')).toEqual({ status: 'charged', creditsLeft: 19 });
    expect(await charge(userId, 'conversation:1')).toEqual({ status: 'already_charged', creditsLeft: 19 });
    await expectBalanced(userId);
  });

  it('is taken once per key by ten requests at the same moment', async () => {
    const userId = await userOn('free_trial');
    const results = await Promise.all(Array.from({ length: 10 }, () => charge(userId, 'the-same')));
    expect(results.filter(({ status }) => status === 'charged')).toHaveLength(1);
    expect(await test.database.credits.read(userId, START)).toMatchObject({ creditsLeft: 19, creditsUsed: 1 });
    await expectBalanced(userId);
  });

  it('of 30 at the same moment with one credit left succeeds exactly once', async () => {
    const userId = await userOn('free_trial');
    await chargeMany(userId, 19);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => codeOf(charge(userId, `rival-${index}`))),
    );
    expect(outcomes.filter((outcome) => outcome === 'nothing thrown')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'credits_exhausted')).toHaveLength(29);
    expect(await test.database.credits.read(userId, START)).toMatchObject({ creditsLeft: 0, creditsUsed: 20 });
    await expectBalanced(userId);
  });

  it('leaves nothing behind when what it pays for fails', async () => {
    const userId = await userOn('free_trial');
    const failing = test.database.inTransaction(async (session) => {
      await test.database.credits.charge({ userId, key: 'conversation:broken', session, now: START });
      throw new Error('the conversation could not be created');
    });
    await expect(failing).rejects.toThrow('the conversation could not be created');
    expect(await test.database.credits.read(userId, START)).toMatchObject({ creditsLeft: 20, creditsUsed: 0 });
    expect(await test.database.credits.listEntries(userId, 10)).toHaveLength(1);
  });

  it('costs nothing on an unlimited plan, and is counted', async () => {
    const userId = await userOn('enterprise');
    expect(await charge(userId, 'any')).toEqual({ status: 'charged', creditsLeft: null });
    expect(await test.database.credits.read(userId, later(4_000))).toMatchObject({
      creditsLeft: null,
      creditsUsed: 1,
      creditsTotal: null,
    });
    expect(await refund(userId, 'any')).toEqual({ status: 'refunded', creditsLeft: null });
  });
});

describe('a refund', () => {
  it('gives back once what was charged', async () => {
    const userId = await userOn('free_trial');
    await charge(userId, 'conversation:1');
    expect(await refund(userId, 'conversation:1')).toEqual({ status: 'refunded', creditsLeft: 20 });
    expect(await refund(userId, 'conversation:1')).toEqual({ status: 'already_refunded', creditsLeft: 20 });
    expect(await refund(userId, 'never-charged')).toEqual({ status: 'not_charged', creditsLeft: 20 });
    await expectBalanced(userId);
  });

  it('asked for ten times at once gives back one credit', async () => {
    const userId = await userOn('free_trial');
    await charge(userId, 'conversation:1');
    const results = await Promise.all(Array.from({ length: 10 }, () => refund(userId, 'conversation:1')));
    expect(results.filter(({ status }) => status === 'refunded')).toHaveLength(1);
    expect(await test.database.credits.read(userId, START)).toMatchObject({ creditsLeft: 20, creditsUsed: 0 });
    await expectBalanced(userId);
  });

  it('into a month that is over lapses with it', async () => {
    const userId = await userOn('solo_core');
    await charge(userId, 'conversation:1');
    expect(await refund(userId, 'conversation:1', later(40))).toEqual({ status: 'lapsed', creditsLeft: 20 });
    expect(await test.database.credits.read(userId, later(40))).toMatchObject({ creditsLeft: 20, creditsUsed: 0 });
    await expectBalanced(userId, later(40));
  });

  it('after the trial has ended lapses too', async () => {
    const userId = await userOn('free_trial');
    await charge(userId, 'conversation:1');
    expect(await refund(userId, 'conversation:1', later(15))).toEqual({ status: 'lapsed', creditsLeft: 0 });
    await expectBalanced(userId, later(15));
  });
});

describe('monthly plans', () => {
  it('renew on the billing day; what was left lapses', async () => {
    const userId = await userOn('solo_core');
    await chargeMany(userId, 20);
    await expect(charge(userId, 'same-month')).rejects.toMatchObject({
      code: 'credits_exhausted',
      userMessage: 'You have used all 20 sessions of this month. They renew on 10 April 2026.',
    });
    const billingDay = new Date('2026-04-10T00:00:00Z');
    expect(await charge(userId, 'next-month', billingDay)).toEqual({ status: 'charged', creditsLeft: 19 });
    expect(await test.database.credits.read(userId, later(70))).toMatchObject({
      periodStart: new Date('2026-05-10T00:00:00Z'),
      periodEnd: new Date('2026-06-10T00:00:00Z'),
      creditsLeft: 20,
      creditsUsed: 0,
    });
    const kinds = (await test.database.credits.listEntries(userId, 4)).map(({ kind, amount }) => `${kind} ${amount}`);
    expect(kinds).toEqual(['grant 20', 'lapse -19', 'charge -1', 'grant 20']);
    await expectBalanced(userId, later(70));
  });

  it('roll once, however many ask at the same moment', async () => {
    const userId = await userOn('solo_pro');
    const now = later(45);
    const asked = await Promise.all([
      ...Array.from({ length: 12 }, () => test.database.credits.read(userId, now)),
      ...Array.from({ length: 8 }, (_, index) => charge(userId, `after-roll-${index}`, now)),
    ]);
    expect(asked).toHaveLength(20);
    const kinds = (await test.database.credits.listEntries(userId, 100)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'grant')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'lapse')).toHaveLength(1);
    expect(await test.database.credits.read(userId, now)).toMatchObject({ creditsLeft: 52, creditsUsed: 8 });
    await expectBalanced(userId, now);
  });

  it('that were cancelled do not renew after their end', async () => {
    const userId = await userOn('solo_core');
    const endsAt = new Date('2026-04-10T00:00:00Z');
    await test.database.credits.setPlan({
      userId,
      now: later(3),
      plan: { type: 'solo_core', startedAt: START, billing: 'monthly', endsAt, cancelledAt: later(3) },
    });
    expect(await charge(userId, 'until-the-end', later(20))).toMatchObject({ status: 'charged' });
    expect(await codeOf(charge(userId, 'over', endsAt))).toBe('trial_expired');
    expect(await test.database.credits.read(userId, endsAt)).toMatchObject({ creditsLeft: 0, planType: 'solo_core' });
    await expectBalanced(userId, endsAt);
  });
});

describe('changing the plan', () => {
  it('lapses the rest and grants the new credits at once', async () => {
    const userId = await userOn('free_trial');
    await chargeMany(userId, 5);
    const account = await test.database.credits.setPlan({
      userId,
      now: later(2),
      plan: { type: 'solo_pro', startedAt: later(2), billing: 'monthly' },
    });
    expect(account).toMatchObject({
      planType: 'solo_pro',
      creditsTotal: 60,
      creditsLeft: 60,
      creditsUsed: 0,
      planEndsAt: null,
    });
    await expectBalanced(userId, later(2));
  });

  it('to the plan one is on grants nothing', async () => {
    const userId = await userOn('solo_core');
    await charge(userId, 'one');
    const plan = { type: 'solo_core', startedAt: START, billing: 'yearly' } as const;
    const account = await test.database.credits.setPlan({ userId, plan, now: later(1) });
    expect(account).toMatchObject({ creditsLeft: 19, creditsUsed: 1, billing: 'yearly' });
    await expectBalanced(userId);
  });

  it('moves the end of a trial without touching its credits', async () => {
    const userId = await userOn('free_trial');
    await charge(userId, 'one');
    const plan = { type: 'free_trial', startedAt: START, endsAt: later(30) } as const;
    expect(await test.database.credits.setPlan({ userId, plan, now: later(1) })).toMatchObject({
      planEndsAt: later(30),
      periodEnd: later(30),
      creditsLeft: 19,
    });
    expect(await charge(userId, 'two', later(29))).toMatchObject({ status: 'charged', creditsLeft: 18 });
  });
});

describe('the queries', () => {
  it('of the plan, a charge and the ledger are served by indexes', async () => {
    const userId = await userOn('free_trial');
    const plans = await queryPlans(test, async () => {
      await test.database.credits.read(userId, START);
      await charge(userId, 'explained');
      await test.database.credits.listEntries(userId, 20);
    });
    expect(plans.length).toBeGreaterThanOrEqual(4);
    for (const plan of plans) {
      expect(plan.stages).not.toContain('COLLSCAN');
      expect(plan.stages).not.toContain('SORT');
      expect(plan.docsExamined).toBeLessThanOrEqual(2);
    }
  });

  it('about nobody answer nothing', async () => {
    expect(await test.database.credits.read('not-an-id', START)).toBeNull();
    expect(await test.database.credits.read('0123456789abcdef01234567', START)).toBeNull();
    expect(await test.database.credits.listEntries('not-an-id', 5)).toEqual([]);
  });
});
