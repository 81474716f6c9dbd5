/**
 * Whatever comes to an account, in whichever order: the ledger adds up to the balance, which is never negative, and no
 * period of a plan is granted twice (product §5.4, §5.6, §5.20). Nor does anything pass between one's own credits and those
 * of a team's seat (product §5.22).
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { AppError, PLANS } from '@parley/shared';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';
import { billingPeriodAt } from './billing-period';
import type { SubscriptionTerms } from './subscription-terms';

const DAY_MS = 86_400_000;
const START = new Date('2027-12-31T15:30:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const terms = record({
  planType: constantFrom('solo_core' as const, 'solo_pro' as const),
  billing: constantFrom('monthly' as const, 'yearly' as const),
  /** Days after `START` on which this subscription has its billing day: a few, so that they come back. */
  begins: constantFrom(0, 0, 0, 9, 29, 60),
  /** Periods that are paid for. */
  periods: integer({ min: 0, max: 4 }),
  cancelled: boolean(),
  failed: boolean(),
  paused: constantFrom(false, false, true),
});
const days = integer({ min: -10, max: 60 });
const event = oneof(
  { weight: 4, arbitrary: record({ kind: constant('sync' as const), terms, twice: boolean() }) },
  { weight: 4, arbitrary: record({ kind: constant('charge' as const), count: integer({ min: 1, max: 25 }) }) },
  { weight: 2, arbitrary: record({ kind: constant('refund' as const), pick: integer({ min: 0, max: 200 }) }) },
  { weight: 2, arbitrary: record({ kind: constant('wait' as const), days: integer({ min: 1, max: 45 }) }) },
  // On a seat, which is changed, ends, is extended and left.
  { weight: 2, arbitrary: record({ kind: constant('join' as const), credits: integer({ min: 0, max: 30 }), days }) },
  { weight: 2, arbitrary: record({ kind: constant('change' as const), credits: integer({ min: 0, max: 40 }), days }) },
  { weight: 1, arbitrary: record({ kind: constant('leave' as const) }) },
);

type Drawn<A> = A extends Arbitrary<infer T> ? T : never;

function termsOf(
  { planType, billing, begins, periods, cancelled, failed, paused }: Drawn<typeof terms>,
  now: Date,
): SubscriptionTerms {
  const anchor = new Date(START.getTime() + begins * DAY_MS);
  let paidUntil = anchor;
  for (let paid = 0; paid < periods * (billing === 'yearly' ? 12 : 1); paid += 1) {
    const { end } = billingPeriodAt(anchor, paidUntil);
    paidUntil = new Date(end.getTime() + (anchor.getTime() % DAY_MS));
  }
  return {
    planType,
    billing,
    anchor,
    paidUntil,
    endsAt: cancelled ? paidUntil : null,
    cancelledAt: cancelled ? now : null,
    paymentFailedAt: failed ? now : null,
    pausedAt: paused ? now : null,
  };
}

describe('the ledger', () => {
  it('holds through any sequence of subscriptions, charges, refunds and time', async () => {
    await assert(
      asyncProperty(array(event, { minLength: 1, maxLength: 14 }), async (events) => {
        const { credits } = test.database;
        const { id: userId } = await createUser(test.database, { now: START });
        let now = START;
        let talks = 0;
        const teams: string[] = [];
        const inDays = (count: number) => new Date(now.getTime() + count * DAY_MS);
        for (const happened of events) {
          if (happened.kind === 'wait') now = new Date(now.getTime() + happened.days * DAY_MS);
          if (happened.kind === 'sync') {
            const request = { userId, terms: termsOf(happened.terms, now), now };
            await Promise.all(
              happened.twice
                ? [1, 2].map(() => credits.syncSubscription(request))
                : [credits.syncSubscription(request)],
            );
          }
          if (happened.kind === 'charge') {
            for (let count = 0; count < happened.count; count += 1) {
              const key = `conversation:${(talks += 1)}`;
              await test.database
                .inTransaction((session) => credits.charge({ userId, key, session, now }))
                .catch((error: unknown) => {
                  if (!(error instanceof AppError)) throw error;
                });
            }
          }
          if (happened.kind === 'refund' && talks > 0) {
            const key = `conversation:${(happened.pick % talks) + 1}`;
            await test.database.inTransaction((session) => credits.refund({ userId, key, session, now }));
          }
          if (happened.kind === 'join') {
            const { credits: creditsPerSeat } = happened;
            const terms = { name: 'A team', organization: '', planType: 'team_pilot', seats: 3 } as const;
            const endsAt = inDays(Math.max(1, happened.days));
            const team = await test.database.teams.create({ ...terms, creditsPerSeat, ownerId: userId, endsAt, now });
            if (team !== 'in_a_team') teams.push(team.id);
          }
          const latest = teams.at(-1);
          if (happened.kind === 'change' && latest !== undefined)
            await test.database.teams.change(
              latest,
              { creditsPerSeat: happened.credits, endsAt: inDays(happened.days) },
              now,
            );
          if (happened.kind === 'leave')
            await test.database.inTransaction((session) => test.database.teams.vacate({ userId, now, session }));
          const own = await credits.readOwn(userId, now);
          const account = await credits.read(userId, now);
          const entries = await credits.listEntries(userId, 1_000);
          expect(entries.every(({ balanceAfter }) => balanceAfter !== null && balanceAfter >= 0)).toBe(true);
          const sumOf = (teamId: string | null) =>
            entries.filter((entry) => entry.teamId === teamId).reduce((total, { amount }) => total + amount, 0);
          const membership = await test.database.teams.membershipOf(userId, now);
          expect(account?.teamId ?? null).toBe(membership?.team.id ?? null);
          for (const held of [own, account]) {
            expect(sumOf(held?.teamId ?? null)).toBe(held?.creditsLeft);
            expect((held?.creditsUsed ?? 0) + (held?.creditsLeft ?? 0)).toBeLessThanOrEqual(held?.creditsTotal ?? 0);
          }
          for (const teamId of teams) {
            const everybody = await test.database.teams.everybody(teamId);
            const used = entries.filter((entry) => entry.teamId === teamId && entry.kind === 'charge').length;
            expect(everybody.reduce((total, { creditsUsed }) => total + creditsUsed, 0)).toBeLessThanOrEqual(used);
            expect(sumOf(teamId)).toBeGreaterThanOrEqual(0);
            // What is left on a seat lapses with going, not with the team's end.
            const rest = everybody.every(({ status }) => status === 'left') ? sumOf(teamId) : 0;
            expect(rest).toBe(0);
          }
          expect(await credits.read(userId, now)).toEqual(account);
          expect(await credits.readOwn(userId, now)).toEqual(own);
        }
        const granted = new Map<string, number>();
        for (const { kind, teamId, amount, planNumber, periodStart } of await credits.listEntries(userId, 1_000)) {
          if (teamId !== null) continue;
          const period = `${planNumber} ${periodStart.toISOString()}`;
          if (kind === 'grant') granted.set(period, (granted.get(period) ?? 0) + amount);
        }
        // Of no period more than the largest plan gives, however often it was raised.
        for (const amount of granted.values()) expect(amount).toBeLessThanOrEqual(PLANS.solo_pro.credits ?? 0);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
