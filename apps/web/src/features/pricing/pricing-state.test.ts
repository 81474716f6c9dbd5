import { describe, expect, it } from '@jest/globals';
import { hasSubscription } from '@/lib/plan';
import { sampleCore, samplePlan } from '@/testing/samples';
import { expiryTitle, isPaymentMode, planOffer } from './pricing-state';

const query = (text: string) => new URLSearchParams(text);
const visitor = { signedIn: false, plan: undefined };
const trialist = { signedIn: true, plan: samplePlan() };
const subscriber = { signedIn: true, plan: sampleCore() };

describe('payment mode (product §6.2)', () => {
  it.each(['trial_expired=true', 'from=expiration', 'from=trial_limit'])('is on for a visitor with %s', (text) => {
    expect(isPaymentMode(query(text), visitor)).toBe(true);
  });

  it('is off for a plain visitor and until the plan is known', () => {
    expect(isPaymentMode(query(''), visitor)).toBe(false);
    expect(isPaymentMode(query('from=trial&source=navbar'), visitor)).toBe(false);
    expect(isPaymentMode(query(''), { signedIn: true, plan: undefined })).toBe(false);
  });

  it('is on for everybody signed in with a plan', () => {
    expect(isPaymentMode(query(''), trialist)).toBe(true);
    expect(isPaymentMode(query(''), subscriber)).toBe(true);
  });
});

describe('expiry banner (product §6.3)', () => {
  it.each([
    ['trial_expired=true', undefined, 'Your Free Trial Has Expired'],
    ['from=expiration', undefined, 'Your Free Trial Has Expired'],
    ['from=trial_limit', samplePlan(), 'Trial Sessions Used Up'],
    ['from=usage', { ...subscriber.plan, creditsUsed: 20 }, 'Sessions Used Up'],
    ['from=usage', samplePlan({ creditsUsed: 20 }), 'Trial Sessions Used Up'],
    ['from=usage', samplePlan({ creditsUsed: 10 }), null],
    ['from=usage', undefined, null],
    ['from=trial', samplePlan(), 'Trial Ending Soon'],
    ['', samplePlan({ trialDaysLeft: 3 }), 'Trial Ending Soon'],
    ['', samplePlan({ isTrialActive: false, trialDaysLeft: 0 }), 'Your Free Trial Has Expired'],
    ['trial_expired=true', sampleCore(), null],
    ['from=trial_limit', sampleCore(), null],
    ['from=trial', sampleCore(), null],
    ['from=expiration', sampleCore({ state: 'ended' }), 'Your Plan Has Ended'],
    ['', sampleCore({ state: 'ended' }), 'Your Plan Has Ended'],
    ['', sampleCore({ state: 'cancelled' }), null],
    ['', samplePlan(), null],
    ['', undefined, null],
  ])('for %j', (text, plan, title) => {
    expect(expiryTitle(query(text), plan)).toBe(title);
  });
});

describe('plan buttons (product §6.5)', () => {
  const yearly = { signedIn: true, plan: sampleCore({ billing: 'yearly' }) };
  const pilot = samplePlan({ planType: 'team_pilot', isTrialActive: false, teamPilotDaysLeft: 20 });
  it.each([
    ['solo_core', 'monthly', visitor, 'Start 14-Day Free Trial', 'register'],
    ['solo_pro', 'yearly', visitor, 'Start 14-Day Free Trial', 'register'],
    ['solo_core', 'monthly', trialist, 'Subscribe to Solo Core', 'checkout'],
    ['solo_pro', 'monthly', trialist, 'Upgrade to Solo Pro', 'checkout'],
    ['solo_core', 'monthly', subscriber, 'Current Plan', 'nowhere'],
    ['solo_core', 'yearly', subscriber, 'Subscribe Now', 'checkout'],
    ['solo_core', 'monthly', yearly, 'Subscribe Now', 'checkout'],
    ['solo_core', 'yearly', yearly, 'Current Plan', 'nowhere'],
    ['solo_pro', 'monthly', subscriber, 'Subscribe Now', 'checkout'],
    ['solo_core', 'monthly', { signedIn: true, plan: sampleCore({ state: 'cancelled' }) }, 'Current Plan', 'nowhere'],
    [
      'solo_core',
      'monthly',
      { signedIn: true, plan: sampleCore({ state: 'payment_failed' }) },
      'Current Plan',
      'nowhere',
    ],
    ['solo_core', 'monthly', { signedIn: true, plan: sampleCore({ state: 'paused' }) }, 'Current Plan', 'nowhere'],
    ['solo_core', 'monthly', { signedIn: true, plan: sampleCore({ state: 'ended' }) }, 'Subscribe Now', 'checkout'],
    [
      'solo_core',
      'monthly',
      { signedIn: true, plan: samplePlan({ isTrialActive: false }) },
      'Subscribe Now',
      'checkout',
    ],
    ['solo_pro', 'monthly', { signedIn: true, plan: pilot }, 'Go to Dashboard', 'dashboard'],
    ['solo_pro', 'monthly', { signedIn: true, plan: { ...pilot, teamPilotDaysLeft: 0 } }, 'Subscribe Now', 'checkout'],
    ['solo_pro', 'monthly', { signedIn: true, plan: undefined }, 'Go to Dashboard', 'dashboard'],
  ] as const)('%s, %s', (card, billing, who, label, leadsTo) => {
    expect(planOffer(card, billing, who)).toEqual({ label, leadsTo });
  });

  it('know who has a subscription that another plan would change', () => {
    const plans = [trialist.plan, subscriber.plan, sampleCore({ state: 'ended' }), pilot];
    expect(plans.map(hasSubscription)).toEqual([false, true, false, false]);
  });
});
