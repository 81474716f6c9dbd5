import { describe, expect, it } from '@jest/globals';
import { PLAN_STATES } from '@parley/shared';
import { samplePlan } from '@/testing/samples';
import { stateNotice } from './plan-state';

const core = samplePlan({ planType: 'solo_core', planName: 'Solo Core', isTrialActive: false, billing: 'monthly' });
const ends = '2031-03-04T12:00:00.000Z';
const support = 'help@test.example';

describe('the notice about a plan that does not go on (product §5.19)', () => {
  it.each([
    ['active', null, null],
    ['cancelled', 'Solo Core ends on Tuesday 4 March 2031.', '/settings?tab=billing'],
    ['payment_failed', 'Your last payment failed.', '/settings?tab=billing'],
    ['paused', 'Solo Core is paused.', '/settings?tab=billing'],
    ['ended', 'Your Solo Core plan is over.', '/settings?tab=billing'],
  ] as const)('says of %s: %s', (state, count, to) => {
    const notice = stateNotice({ ...core, state, endsAt: ends }, support);
    expect(notice?.count.replaceAll('\u00a0', ' ') ?? null).toBe(count);
    expect(notice?.to ?? null).toBe(to);
  });

  it.each([
    ['payment_failed', 'Update your payment method by Tuesday 4 March 2031 to keep Solo Core; otherwise it is paused.'],
    ['paused', 'A payment for it was refunded or is disputed. Write to help@test.example to continue.'],
    [
      'ended',
      'You can read, export and finish your work until Thursday 3 April 2031; then it is erased. If a payment is due, pay it in Billing & Plans; otherwise choose a plan to keep it.',
    ],
  ] as const)('says of %s what to do', (state, text) => {
    const notice = stateNotice({ ...core, state, endsAt: ends }, support);
    expect(notice?.text.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('names no day where there is none', () => {
    for (const state of PLAN_STATES)
      expect(JSON.stringify(stateNotice({ ...core, state, endsAt: null }, support))).not.toMatch(
        /Invalid|until|ends on|by null/,
      );
  });

  it.each(['free_trial', 'team_pilot', 'enterprise'] as const)(
    'has nothing to say about %s, in any state',
    (planType) => {
      for (const state of PLAN_STATES)
        expect(stateNotice({ ...core, planType, state, endsAt: ends }, support)).toBeNull();
    },
  );
});
