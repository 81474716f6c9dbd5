import { describe, expect, it } from '@jest/globals';
import type { Plan } from '@parley/shared';
import { samplePlan } from '@/testing/samples';
import { planLabel, upgradeOffer } from './upgrade-offer';

const paid = (planType: Plan['planType'], overrides: Partial<Plan> = {}): Plan =>
  samplePlan({ planType, isTrialActive: false, trialDaysLeft: 0, trialEndsAt: null, ...overrides });

describe('upgrade button (product §6.9)', () => {
  it.each([
    ['all sessions used', samplePlan({ creditsUsed: 20, trialDaysLeft: 2 }), { label: 'Upgrade Now', urgency: 'high' }],
    ['3 days left', samplePlan({ trialDaysLeft: 3 }), { label: 'Trial Ending', urgency: 'high' }],
    [
      '3 days left and 80 percent used',
      samplePlan({ trialDaysLeft: 3, creditsUsed: 16 }),
      { label: 'Trial Ending', urgency: 'high' },
    ],
    ['80 percent used', samplePlan({ creditsUsed: 16 }), { label: 'Upgrade Trial', urgency: 'medium' }],
    ['a trial at ease', samplePlan({ creditsUsed: 15, trialDaysLeft: 4 }), { label: 'Upgrade', urgency: 'none' }],
    ['Solo Core', paid('solo_core', { creditsUsed: 20 }), { label: 'Upgrade to Pro', urgency: 'none' }],
    ['an expired trial', paid('free_trial'), { label: 'Upgrade', urgency: 'none' }],
    ['Solo Pro', paid('solo_pro'), null],
    ['a team pilot', paid('team_pilot'), null],
    ['Enterprise', paid('enterprise', { creditsTotal: null }), null],
    ['a cancelled Solo Core', paid('solo_core', { state: 'cancelled' }), { label: 'Upgrade to Pro', urgency: 'none' }],
    ['a payment that failed', paid('solo_core', { state: 'payment_failed' }), null],
    ['a paused Solo Core', paid('solo_core', { state: 'paused' }), null],
    ['a cancelled Solo Pro', paid('solo_pro', { state: 'cancelled' }), null],
    ['a Solo Core that is over', paid('solo_core', { state: 'ended' }), { label: 'Upgrade', urgency: 'none' }],
    ['a Solo Pro that is over', paid('solo_pro', { state: 'ended' }), { label: 'Upgrade', urgency: 'none' }],
  ])('%s', (_, plan, offer) => {
    expect(upgradeOffer(plan)).toEqual(offer);
  });
});

describe('plan label', () => {
  it('has a trial note', () => {
    expect(planLabel(samplePlan())).toBe('Free Trial · 9 days left');
    expect(planLabel(samplePlan({ trialDaysLeft: 1 }))).toBe('Free Trial · 1 day left');
    expect(planLabel(paid('solo_pro', { planName: 'Solo Pro' }))).toBe('Solo Pro');
  });
});
