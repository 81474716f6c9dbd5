import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanTerms, SubscriptionTerms } from '@parley/db';
import type { Plan } from '@parley/shared';
import request from 'supertest';
import { dataOf, signedIn, tokenOn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

const DAY_MS = 86_400_000;
let now = new Date();
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** The plan `days` after it began. */
const planAfter = async (days: number, terms: Omit<PlanTerms, 'startedAt'>, charges = 0): Promise<Plan> => {
  now = new Date();
  const startedAt = new Date(now.getTime() - days * DAY_MS);
  const { user, bearer } = await signedIn(api, { now: startedAt, plan: { ...terms, startedAt } });
  for (let index = 0; index < charges; index += 1) {
    await api.database.inTransaction((session) =>
      api.database.credits.charge({ userId: user.id, key: `talk-${index}`, session, now }),
    );
  }
  return dataOf('getPlan', await request(api.app).get('/api/users/plan').set('Authorization', bearer));
};

describe('GET /users/plan', () => {
  it('of a trial counts days left, rounded up, and credits', async () => {
    expect(await planAfter(0.5, { type: 'free_trial' }, 3)).toEqual({
      planType: 'free_trial',
      planName: 'Free Trial',
      isTrialActive: true,
      trialDaysLeft: 14,
      trialEndsAt: new Date(now.getTime() + 13.5 * DAY_MS).toISOString(),
      creditsUsed: 3,
      creditsTotal: 20,
      isTeamAdmin: false,
      team: null,
      ownPlan: null,
      nextBillingDate: null,
      teamPilotDaysLeft: null,
      billing: null,
      state: 'active',
      endsAt: new Date(now.getTime() + 13.5 * DAY_MS).toISOString(),
      entitlements: { liveTips: true, customScenarios: 'full', teamArea: false, canStartConversation: true },
    });
    expect(await planAfter(13.9, { type: 'free_trial' })).toMatchObject({ trialDaysLeft: 1, isTrialActive: true });
  });

  it('of a used-up trial allows no new conversation, and the rest still', async () => {
    expect(await planAfter(1, { type: 'free_trial' }, 20)).toMatchObject({
      creditsUsed: 20,
      isTrialActive: true,
      entitlements: { liveTips: true, canStartConversation: false },
    });
  });

  it('of an expired trial is paused', async () => {
    expect(await planAfter(14.01, { type: 'free_trial' })).toMatchObject({
      isTrialActive: false,
      trialDaysLeft: 0,
      entitlements: { liveTips: false, customScenarios: 'read_only', teamArea: false, canStartConversation: false },
    });
  });

  it('of Solo Core has 20 a month and neither tips nor custom scenarios', async () => {
    const plan = await planAfter(0, { type: 'solo_core', billing: 'monthly' });
    expect(plan).toMatchObject({
      planType: 'solo_core',
      isTrialActive: false,
      trialDaysLeft: 0,
      trialEndsAt: null,
      creditsTotal: 20,
      entitlements: { liveTips: false, customScenarios: 'none', canStartConversation: true },
    });
    expect(plan.nextBillingDate).toMatch(/T00:00:00\.000Z$/);
  });

  it('of Solo Pro paid yearly names the next yearly bill, and its credits renew monthly', async () => {
    const plan = await planAfter(40, { type: 'solo_pro', billing: 'yearly' });
    expect(plan).toMatchObject({
      creditsTotal: 60,
      creditsUsed: 0,
      entitlements: { liveTips: true, customScenarios: 'full' },
    });
    const days = (new Date(plan.nextBillingDate ?? 0).getTime() - now.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(320);
    expect(days).toBeLessThan(327);
  });

  it('of a cancelled subscription runs to its end and bills no more', async () => {
    const endsAt = new Date(Date.now() + 3 * DAY_MS);
    expect(
      await planAfter(20, { type: 'solo_pro', billing: 'monthly', endsAt, cancelledAt: new Date() }),
    ).toMatchObject({
      nextBillingDate: null,
      entitlements: { canStartConversation: true, liveTips: true },
    });
    expect(
      await planAfter(20, {
        type: 'solo_pro',
        billing: 'monthly',
        endsAt: new Date(Date.now() - 1),
        cancelledAt: new Date(),
      }),
    ).toMatchObject({
      planType: 'solo_pro',
      entitlements: { canStartConversation: false, liveTips: false, customScenarios: 'read_only' },
    });
  });

  it('of a team pilot counts its 60 days, of an enterprise plan nothing', async () => {
    expect(await planAfter(10.5, { type: 'team_pilot' })).toMatchObject({
      creditsTotal: 300,
      teamPilotDaysLeft: 50,
      // Put on it by hand: there is no team to administer.
      isTeamAdmin: false,
      entitlements: { teamArea: false },
    });
    expect(await planAfter(900, { type: 'enterprise' })).toMatchObject({
      creditsTotal: null,
      teamPilotDaysLeft: null,
      entitlements: { canStartConversation: true },
    });
  });

  describe('of a subscription', () => {
    // Far ahead: tokens end by the real clock.
    const ANCHOR = new Date('2040-11-30T15:30:00Z');
    const PAID_UNTIL = new Date('2040-12-30T15:30:00Z');
    const BEGUN = { liveTips: true, customScenarios: 'full', canStartConversation: true };
    const STOPPED = { liveTips: false, customScenarios: 'read_only', canStartConversation: false };

    let walkedTo = ANCHOR;
    let walked: TestApp;
    beforeAll(async () => {
      walked = await createTestApp({ dependencies: { clock: () => walkedTo } });
    });
    afterAll(() => walked.close());

    const planOf = async (given: Partial<SubscriptionTerms>, at: string) => {
      const { user } = await signedIn(walked, { now: ANCHOR });
      const terms: SubscriptionTerms = {
        planType: 'solo_pro',
        billing: 'monthly',
        anchor: ANCHOR,
        paidUntil: PAID_UNTIL,
        endsAt: null,
        cancelledAt: null,
        paymentFailedAt: null,
        pausedAt: null,
      };
      await walked.database.credits.syncSubscription({ userId: user.id, terms, now: ANCHOR });
      await walked.database.credits.syncSubscription({ userId: user.id, terms: { ...terms, ...given }, now: ANCHOR });
      walkedTo = new Date(at);
      const bearer = `Bearer ${await tokenOn(walked, user)}`;
      return dataOf('getPlan', await request(walked.app).get('/api/users/plan').set('Authorization', bearer));
    };

    it('that renews has no end, and the end of what is paid as its next billing date', async () => {
      expect(await planOf({}, '2040-12-05T00:00:00Z')).toMatchObject({
        state: 'active',
        billing: 'monthly',
        endsAt: null,
        nextBillingDate: PAID_UNTIL.toISOString(),
        trialEndsAt: null,
        entitlements: BEGUN,
      });
      const paidUntil = new Date('2041-11-30T15:30:00Z');
      expect(await planOf({ billing: 'yearly', paidUntil }, '2041-05-05T00:00:00Z')).toMatchObject({
        state: 'active',
        endsAt: null,
        nextBillingDate: paidUntil.toISOString(),
        creditsTotal: 60,
      });
    });

    it('that was cancelled runs to its end', async () => {
      const cancelled = { endsAt: PAID_UNTIL, cancelledAt: ANCHOR };
      expect(await planOf(cancelled, '2040-12-30T15:29:59Z')).toMatchObject({
        state: 'cancelled',
        endsAt: PAID_UNTIL.toISOString(),
        nextBillingDate: null,
        entitlements: BEGUN,
      });
      expect(await planOf(cancelled, '2040-12-30T15:30:00Z')).toMatchObject({
        planType: 'solo_pro',
        state: 'ended',
        endsAt: PAID_UNTIL.toISOString(),
        nextBillingDate: null,
        entitlements: STOPPED,
      });
    });

    it('that is unpaid runs through its grace', async () => {
      const failed = { paymentFailedAt: PAID_UNTIL };
      expect(await planOf(failed, '2041-01-06T15:29:59Z')).toMatchObject({
        state: 'payment_failed',
        endsAt: '2041-01-06T15:30:00.000Z',
        nextBillingDate: PAID_UNTIL.toISOString(),
        entitlements: BEGUN,
      });
      expect(await planOf(failed, '2041-01-06T15:30:00Z')).toMatchObject({ state: 'ended', entitlements: STOPPED });
    });

    it('that is paused allows nothing new', async () => {
      expect(await planOf({ pausedAt: ANCHOR }, '2040-12-05T00:00:00Z')).toMatchObject({
        state: 'paused',
        endsAt: null,
        nextBillingDate: null,
        creditsUsed: 0,
        creditsTotal: 60,
        entitlements: STOPPED,
      });
    });
  });
});
