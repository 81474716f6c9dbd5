import { describe, expect, it } from '@jest/globals';
import { samplePlan } from '@/testing/samples';
import { expiryTitle, isPaymentMode, planButtonLabel } from './pricing-state';

const query = (text: string) => new URLSearchParams(text);
const visitor = { signedIn: false, plan: undefined };
const trialist = { signedIn: true, plan: samplePlan() };
const subscriber = {
  signedIn: true,
  plan: samplePlan({ planType: 'solo_core', isTrialActive: false, trialDaysLeft: 0 }),
};

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
    ['', samplePlan(), null],
    ['', undefined, null],
  ])('for %j', (text, plan, title) => {
    expect(expiryTitle(query(text), plan)).toBe(title);
  });
});

describe('plan buttons (product §6.5)', () => {
  it.each([
    ['team_pilot', trialist, 'Get Team Pilot'],
    ['solo_core', visitor, 'Start 14-Day Free Trial'],
    ['solo_core', trialist, 'Subscribe to Solo Core'],
    ['solo_pro', trialist, 'Upgrade to Solo Pro'],
    ['solo_core', subscriber, 'Current Plan'],
    ['solo_pro', subscriber, 'Subscribe Now'],
    ['solo_pro', { signedIn: true, plan: undefined }, 'Go to Dashboard'],
  ] as const)('%s', (card, who, label) => {
    expect(planButtonLabel(card, who)).toBe(label);
  });
});
