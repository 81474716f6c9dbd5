import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';
import type { CreditAccount, PlanTerms } from './credit-account';
import type { SubscriptionTerms } from './subscription-terms';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const START = new Date('2026-01-31T15:30:00Z');
const at = (iso: string): Date => new Date(iso);

/** Solo Core by the month from `START` on, its first month paid. */
const terms = (given: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  planType: 'solo_core',
  billing: 'monthly',
  anchor: START,
  paidUntil: at('2026-02-28T15:30:00Z'),
  endsAt: null,
  cancelledAt: null,
  paymentFailedAt: null,
  pausedAt: null,
  ...given,
});
const pro = (given: Partial<SubscriptionTerms> = {}) => terms({ planType: 'solo_pro', ...given });

async function person(plan: PlanTerms = { type: 'free_trial', startedAt: at('2026-01-25T10:00:00Z') }) {
  const { id: userId } = await createUser(test.database, { now: plan.startedAt, plan });
  const { credits } = test.database;
  return {
    userId,
    sync: (given: SubscriptionTerms, now: Date): Promise<CreditAccount | null> =>
      credits.syncSubscription({ userId, terms: given, now }),
    charge: async (count: number, now: Date, name = 'talk') => {
      for (let index = 0; index < count; index += 1) {
        const key = `conversation:${name}-${index}`;
        await test.database.inTransaction((session) => credits.charge({ userId, key, session, now }));
      }
    },
    giveBack: (key: string, now: Date) =>
      test.database.inTransaction((session) => credits.refund({ userId, key, session, now })),
    read: (now: Date) => credits.read(userId, now),
    /** 'grant 20' and so on, the first entry first; the books must balance. */
    ledger: async (now: Date): Promise<string[]> => {
      const account = await credits.read(userId, now);
      const entries = (await credits.listEntries(userId, 500)).toReversed();
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(account?.creditsLeft);
      return entries.map(({ kind, amount }) => `${kind} ${amount}`);
    },
  };
}

describe('a first subscription', () => {
  it('lets the trial’s rest lapse and grants its month', async () => {
    const ada = await person();
    await ada.charge(5, at('2026-01-26T10:00:00Z'));
    expect(await ada.sync(terms(), START)).toMatchObject({
      planType: 'solo_core',
      billing: 'monthly',
      planStartedAt: START,
      paidUntil: at('2026-02-28T15:30:00Z'),
      planEndsAt: at('2026-03-07T15:30:00Z'),
      periodStart: START,
      periodEnd: at('2026-02-28T00:00:00Z'),
      creditsTotal: 20,
      creditsUsed: 0,
      creditsLeft: 20,
    });
    expect((await ada.ledger(START)).slice(-2)).toEqual(['lapse -15', 'grant 20']);
  });

  it('begins once, however often and in parallel it is told, with charges in between', async () => {
    const ada = await person();
    await Promise.all([
      ...Array.from({ length: 10 }, () => ada.sync(terms(), START)),
      ...Array.from({ length: 5 }, (_, index) => ada.charge(1, START, `rival-${index}`)),
    ]);
    const ledger = await ada.ledger(START);
    expect(ledger.filter((line) => line === 'grant 20')).toHaveLength(2);
    expect(ledger.filter((line) => line.startsWith('lapse'))).toHaveLength(1);
    expect(ledger.filter((line) => line === 'charge -1')).toHaveLength(5);
  });

  it('that nobody has paid for yet leaves the trial as it is', async () => {
    const ada = await person();
    expect(await ada.sync(terms({ paidUntil: START }), START)).toMatchObject({
      planType: 'free_trial',
      creditsLeft: 20,
    });
  });

  it('that is over already takes nothing from a trial that runs', async () => {
    const ada = await person();
    expect(await ada.sync(terms({ endsAt: START, cancelledAt: START }), START)).toMatchObject({
      planType: 'free_trial',
      creditsLeft: 20,
    });
  });

  it('goes before a plan arranged earlier, and after one arranged later', async () => {
    const earlier = await person({ type: 'team_pilot', startedAt: at('2026-01-20T00:00:00Z') });
    expect(await earlier.sync(terms(), START)).toMatchObject({ planType: 'solo_core' });
    const later = await person();
    await later.sync(terms(), START);
    const now = at('2026-02-03T00:00:00Z');
    const plan = { type: 'team_pilot', startedAt: now } as const;
    expect(await test.database.credits.setPlan({ userId: later.userId, plan, now })).toMatchObject({
      planType: 'team_pilot',
      paidUntil: null,
      creditsLeft: 300,
    });
    expect(await later.sync(terms(), now)).toMatchObject({ planType: 'team_pilot', creditsLeft: 300 });
  });

  it('of nobody answers null', async () => {
    const userId = '0123456789abcdef01234567';
    expect(await test.database.credits.syncSubscription({ userId, terms: terms(), now: START })).toBeNull();
  });
});

describe('a month', () => {
  it('is granted when it is paid for, not when its day has come', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(8, at('2026-02-10T00:00:00Z'));
    const due = at('2026-02-28T10:00:00Z');
    expect(await ada.read(due)).toMatchObject({ creditsLeft: 12, periodStart: START });
    await ada.charge(1, due, 'unpaid-month');
    const paid = terms({ paidUntil: at('2026-03-31T15:30:00Z') });
    expect(await ada.sync(paid, at('2026-02-28T16:40:00Z'))).toMatchObject({
      creditsLeft: 20,
      creditsUsed: 0,
      periodStart: at('2026-02-28T00:00:00Z'),
      periodEnd: at('2026-03-31T00:00:00Z'),
    });
    await ada.sync(paid, at('2026-03-02T00:00:00Z'));
    expect((await ada.ledger(at('2026-03-02T00:00:00Z'))).slice(-3)).toEqual(['charge -1', 'lapse -11', 'grant 20']);
  });

  it('that is paid for before it begins waits for its day', async () => {
    const ada = await person();
    await ada.sync(terms({ paidUntil: at('2026-03-31T15:30:00Z') }), START);
    expect(await ada.read(at('2026-02-27T23:59:59Z'))).toMatchObject({ periodStart: START });
    expect(await ada.read(at('2026-02-28T00:00:00Z'))).toMatchObject({ periodStart: at('2026-02-28T00:00:00Z') });
  });

  it('of a yearly plan comes by itself until the year is over, once, over leap days too', async () => {
    const anchor = at('2028-02-29T12:00:00Z');
    const ada = await person({ type: 'free_trial', startedAt: anchor });
    await ada.sync(terms({ billing: 'yearly', anchor, paidUntil: at('2029-02-28T12:00:00Z') }), anchor);
    const begun = new Set<string>();
    for (let day = 0; day < 372; day += 1) {
      const now = new Date(anchor.getTime() + day * 86_400_000);
      const [account] = await Promise.all([ada.read(now), ada.read(now), ada.read(now)]);
      begun.add(account?.periodStart.toISOString().slice(0, 10) ?? '');
    }
    expect([...begun].join(' ')).toBe(
      '2028-02-29 2028-03-29 2028-04-29 2028-05-29 2028-06-29 2028-07-29 ' +
        '2028-08-29 2028-09-29 2028-10-29 2028-11-29 2028-12-29 2029-01-29',
    );
    const ledger = await ada.ledger(at('2029-03-07T11:00:00Z'));
    expect(ledger.filter((line) => line === 'grant 20')).toHaveLength(13);
  });
});

describe('an upgrade', () => {
  it('grants at once what the plan gives beyond the month’s grant, once; what was used stays', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(13, at('2026-02-03T00:00:00Z'));
    const now = at('2026-02-04T00:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => ada.sync(pro(), now)));
    expect(await ada.read(now)).toMatchObject({
      planType: 'solo_pro',
      creditsTotal: 60,
      creditsUsed: 13,
      creditsLeft: 47,
      periodStart: START,
    });
    expect((await ada.ledger(now)).filter((line) => line === 'grant 40')).toHaveLength(1);
    expect(await ada.giveBack('conversation:talk-3', now)).toMatchObject({ status: 'refunded', creditsLeft: 48 });
  });

  it('cannot be repeated within a month by going back and up again', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    for (let day = 1; day < 8; day += 1) {
      const now = new Date(START.getTime() + day * 86_400_000);
      await ada.sync(day % 2 === 1 ? pro() : terms(), now);
      await ada.charge(6, now, `day-${day}`);
    }
    expect(await ada.read(at('2026-02-08T00:00:00Z'))).toMatchObject({ creditsTotal: 60, creditsUsed: 42 });
  });

  it('whose invoice failed grants nothing until it is paid', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    const now = at('2026-02-04T00:00:00Z');
    expect(await ada.sync(pro({ paymentFailedAt: now }), now)).toMatchObject({ creditsTotal: 20 });
    expect(await ada.sync(pro(), now)).toMatchObject({ creditsTotal: 60, creditsLeft: 60 });
  });
});

describe('a downgrade', () => {
  it('begins with the month that it pays for', async () => {
    const ada = await person();
    await ada.sync(pro(), START);
    await ada.charge(30, at('2026-02-03T00:00:00Z'));
    const changed = at('2026-02-28T15:31:00Z');
    expect(await ada.sync(terms(), changed)).toMatchObject({ planType: 'solo_core', creditsLeft: 30 });
    const paid = terms({ paidUntil: at('2026-03-31T15:30:00Z') });
    expect(await ada.sync(paid, at('2026-02-28T16:31:00Z'))).toMatchObject({ creditsTotal: 20, creditsLeft: 20 });
    expect((await ada.ledger(changed)).slice(-2)).toEqual(['lapse -30', 'grant 20']);
  });
});

describe('another billing day', () => {
  /** To the year on the 3rd day of a month of 28. */
  const yearly = (anchor: Date, given: Partial<SubscriptionTerms> = {}) =>
    terms({ billing: 'yearly', anchor, paidUntil: new Date(anchor.getTime() + 365 * 86_400_000), ...given });

  it('counts in its first month what was used beyond the days that the old one kept', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(20, at('2026-02-01T00:00:00Z'));
    const anchor = at('2026-02-03T12:00:00Z');
    // 2.9 of 27.4 days were kept, and with them 3 of the 20.
    expect(await ada.sync(yearly(anchor), anchor)).toMatchObject({
      billing: 'yearly',
      periodStart: anchor,
      creditsTotal: 20,
      creditsUsed: 17,
      creditsLeft: 3,
    });
    expect(await ada.read(at('2026-03-03T00:00:00Z'))).toMatchObject({ creditsLeft: 20 });
    await ada.ledger(at('2026-03-03T00:00:00Z'));
  });

  it('gives who has used little the whole month, and who has used all at its end as well', async () => {
    const thrifty = await person();
    await thrifty.sync(terms(), START);
    await thrifty.charge(2, at('2026-02-01T00:00:00Z'));
    expect(await thrifty.sync(yearly(at('2026-02-03T12:00:00Z')), at('2026-02-03T12:00:00Z'))).toMatchObject({
      creditsLeft: 20,
    });
    const late = await person();
    await late.sync(terms(), START);
    await late.charge(20, at('2026-02-01T00:00:00Z'));
    expect(await late.sync(yearly(at('2026-02-27T20:00:00Z')), at('2026-02-27T20:00:00Z'))).toMatchObject({
      creditsLeft: 20,
    });
  });

  it('that is not paid for yet leaves the month as it is, and its failed payment counts', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(20, at('2026-02-01T00:00:00Z'));
    const anchor = at('2026-02-26T12:00:00Z');
    const unpaid = terms({ anchor, paymentFailedAt: anchor });
    expect(await ada.sync(unpaid, anchor)).toMatchObject({
      planStartedAt: START,
      billing: 'monthly',
      paymentFailedAt: anchor,
      creditsLeft: 0,
    });
    expect(await ada.sync(yearly(anchor), at('2026-02-27T12:00:00Z'))).toMatchObject({
      planStartedAt: anchor,
      billing: 'yearly',
      paymentFailedAt: null,
      creditsLeft: 19,
    });
  });

  it('to and fro between two subscriptions grants each of their months once', async () => {
    const ada = await person();
    const other = terms({ anchor: at('2026-02-02T00:00:00Z'), paidUntil: at('2026-03-02T00:00:00Z') });
    const now = at('2026-02-03T00:00:00Z');
    for (let round = 0; round < 3; round += 1) {
      await ada.sync(terms(), now);
      await ada.sync(other, now);
    }
    const grants = (await ada.ledger(now)).filter((line) => line.startsWith('grant'));
    expect(grants).toEqual(['grant 20', 'grant 20', 'grant 20']);
  });
});

describe('the end', () => {
  const cancelled = terms({ endsAt: at('2026-02-28T15:30:00Z'), cancelledAt: at('2026-02-05T00:00:00Z') });

  it('of a cancelled plan comes with its period; resumed before, it goes on and nothing is granted again', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(4, at('2026-02-03T00:00:00Z'));
    expect(await ada.sync(cancelled, at('2026-02-05T00:00:00Z'))).toMatchObject({
      planEndsAt: at('2026-02-28T15:30:00Z'),
      cancelledAt: at('2026-02-05T00:00:00Z'),
      creditsLeft: 16,
    });
    expect(await ada.sync(terms(), at('2026-02-06T00:00:00Z'))).toMatchObject({ cancelledAt: null, creditsLeft: 16 });
    await ada.sync(cancelled, at('2026-02-07T00:00:00Z'));
    expect(await ada.read(at('2026-02-28T15:29:59Z'))).toMatchObject({ creditsLeft: 16 });
    const over = at('2026-02-28T15:30:00Z');
    await expect(ada.charge(1, over, 'late')).rejects.toMatchObject({
      code: 'trial_expired',
      userMessage: 'Your Solo Core plan ended on 28 February 2026. Choose a plan to keep practising.',
    });
    expect(await ada.read(over)).toMatchObject({ creditsLeft: 0, creditsUsed: 4 });
    await ada.ledger(over);
  });

  it('is followed by a new beginning where one subscribes again', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(4, START);
    await ada.sync(cancelled, at('2026-02-05T00:00:00Z'));
    const anchor = at('2026-03-10T08:00:00Z');
    const again = terms({ anchor, paidUntil: at('2026-04-10T08:00:00Z') });
    expect(await ada.sync(again, anchor)).toMatchObject({ cancelledAt: null, periodStart: anchor, creditsLeft: 20 });
    expect((await ada.ledger(anchor)).slice(-2)).toEqual(['lapse -16', 'grant 20']);
  });

  it('of one that is not paid comes after seven days, in which the old month’s credits are left', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(10, START);
    const failed = at('2026-02-28T16:30:00Z');
    expect(await ada.sync(terms({ paymentFailedAt: failed }), failed)).toMatchObject({ creditsLeft: 10 });
    await ada.charge(9, at('2026-03-07T15:29:00Z'), 'grace');
    await ada.charge(1, at('2026-03-07T15:29:00Z'), 'last');
    await expect(ada.charge(1, at('2026-03-07T15:29:00Z'), 'none')).rejects.toMatchObject({
      userMessage: 'You have used all 20 sessions of this month. They renew when your next payment has gone through.',
    });
    await expect(ada.charge(1, at('2026-03-07T15:30:00Z'), 'over')).rejects.toMatchObject({
      code: 'trial_expired',
      userMessage:
        'Your plan is paused: its last payment did not go through. Open Billing & Plans in your settings to continue.',
    });
    const late = at('2026-03-12T09:00:00Z');
    expect(await ada.sync(terms({ paidUntil: at('2026-03-31T15:30:00Z') }), late)).toMatchObject({
      creditsLeft: 20,
      periodStart: at('2026-02-28T00:00:00Z'),
    });
    await ada.ledger(late);
  });
});

describe('a pause', () => {
  it('refuses, keeps what is left, and brings no second grant when it ends', async () => {
    const ada = await person();
    await ada.sync(terms(), START);
    await ada.charge(6, START);
    const pausedAt = at('2026-02-10T00:00:00Z');
    await ada.sync(terms({ pausedAt }), pausedAt);
    await expect(ada.charge(1, pausedAt, 'paused')).rejects.toMatchObject({
      code: 'trial_expired',
      userMessage:
        'Your plan is paused: a payment for it was refunded or is disputed. Please write to our support to continue.',
    });
    expect(await ada.giveBack('conversation:talk-0', pausedAt)).toMatchObject({ status: 'refunded', creditsLeft: 15 });
    expect(await ada.sync(terms(), at('2026-02-12T00:00:00Z'))).toMatchObject({ creditsLeft: 15, creditsUsed: 5 });
    expect((await ada.ledger(pausedAt)).filter((line) => line.startsWith('grant'))).toHaveLength(2);
  });

  it('stops the months of a yearly plan, and lets the one that runs begin when it ends', async () => {
    const ada = await person();
    const yearly = { billing: 'yearly', paidUntil: at('2027-01-31T15:30:00Z') } as const;
    await ada.sync(terms(yearly), START);
    await ada.sync(terms({ ...yearly, pausedAt: START }), START);
    expect(await ada.read(at('2026-04-15T00:00:00Z'))).toMatchObject({ periodStart: START, creditsLeft: 20 });
    expect(await ada.sync(terms(yearly), at('2026-04-15T00:00:00Z'))).toMatchObject({
      periodStart: at('2026-03-31T00:00:00Z'),
      creditsLeft: 20,
    });
    expect((await ada.ledger(at('2026-04-15T00:00:00Z'))).slice(-2)).toEqual(['lapse -20', 'grant 20']);
  });
});
