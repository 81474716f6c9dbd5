import { describe, expect, it } from '@jest/globals';
import { PLAN_STATES, PLAN_TYPES } from '@parley/shared';
import { formatLongDate } from '@/lib/format';
import { sampleCore, samplePlan } from '@/testing/samples';
import { lowSessions, standingOf, trialWarning } from './standing';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;
const endsAt = '2031-03-04T12:00:00.000Z';
const support = 'help@test.example';

describe('how a plan stands (product §5.19)', () => {
  it.each([
    ['active', 'Active', null],
    [
      'cancelled',
      'Cancelled',
      'You keep Solo Core until Tuesday 4 March 2031. After that your account is paused, and what you practised is kept until Thursday 3 April 2031; then it is erased.',
    ],
    [
      'payment_failed',
      'Payment failed',
      'Your last payment did not go through. Solo Core continues until Tuesday 4 March 2031 with the sessions you have left. Update your payment method or pay the unpaid invoice to keep it; otherwise it is paused.',
    ],
    [
      'paused',
      'Paused',
      'A payment for Solo Core was refunded or is disputed, so your plan is paused. Write to help@test.example to continue. What you did can be read, finished and exported.',
    ],
    [
      'ended',
      'Ended',
      'Solo Core ended on Tuesday 4 March 2031. You can read, export and finish your work until Thursday 3 April 2031; then it is erased. If a payment is due, pay it under Invoices below; otherwise choose a plan to keep it.',
    ],
  ] as const)('%s is %s', (state, label, text) => {
    const standing = standingOf(sampleCore({ state, endsAt }), support);
    expect([standing.label, plain(standing.text)]).toEqual([label, text]);
  });

  it.each([
    [samplePlan(), 'Trial active', false],
    [samplePlan({ isTrialActive: false, state: 'ended' }), 'Trial over', true],
    [samplePlan({ planType: 'team_pilot', isTrialActive: false }), 'Active', false],
    [samplePlan({ planType: 'team_pilot', isTrialActive: false, state: 'ended' }), 'Ended', true],
    [samplePlan({ planType: 'enterprise', isTrialActive: false }), 'Active', false],
  ])('of $planType is %s', (plan, label, hasText) => {
    const standing = standingOf(plan, support);
    expect([standing.label, standing.text !== null]).toEqual([label, hasText]);
  });

  it('promises no day that has passed', () => {
    const { text } = standingOf(sampleCore({ state: 'ended', endsAt: '2020-03-04T12:00:00.000Z' }), support);
    expect(plain(text)).toMatch(/2020\. If a payment is due, pay it under Invoices below; otherwise choose a plan\.$/);
  });

  it('has a word for every state of every plan, also where no day is known', () => {
    for (const planType of PLAN_TYPES)
      for (const state of PLAN_STATES) {
        const plan = samplePlan({ planType, state, endsAt: null, isTrialActive: false });
        const { label, text } = standingOf(plan, support);
        expect(label).not.toBe('');
        expect(text ?? '').not.toMatch(/Invalid|null|undefined/);
      }
  });
});

describe('the warning of a trial (product §4.14)', () => {
  it.each([
    [0, 'Trial expires tomorrow!'],
    [1, 'Trial expires tomorrow!'],
    [2, 'Trial expires in 2 days.'],
    [7, 'Trial expires in 7 days.'],
    [8, null],
  ])('with %d days left: %s', (trialDaysLeft, text) => {
    expect(plain(trialWarning(samplePlan({ trialDaysLeft }))?.text)).toBe(text);
  });

  it('is for running trials only', () => {
    expect(trialWarning(samplePlan({ trialDaysLeft: 0, isTrialActive: false }))).toBeNull();
    expect(trialWarning(sampleCore())).toBeNull();
  });
});

describe('that sessions run out', () => {
  it.each([
    [15, null],
    [16, 'Only 4 sessions left.'],
    [19, 'Only 1 session left.'],
    [20, 'No sessions left.'],
    [21, 'No sessions left.'],
  ])('with %d of 20 used: %s', (creditsUsed, count) => {
    expect(plain(lowSessions(sampleCore({ creditsUsed }))?.count)).toBe(count);
  });

  it('says when there are new ones, and nothing where none can be begun anyway', () => {
    const soon = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString();
    const plans = [
      sampleCore({ nextBillingDate: endsAt }),
      sampleCore({ billing: 'yearly' }),
      sampleCore({ state: 'cancelled', endsAt }),
      sampleCore({ state: 'cancelled', endsAt, billing: 'yearly' }),
      sampleCore({ state: 'cancelled', endsAt: soon, billing: 'yearly' }),
      sampleCore({ state: 'payment_failed' }),
      samplePlan(),
      samplePlan({ planType: 'team_pilot', isTrialActive: false }),
    ];
    expect(plans.map((plan) => plain(lowSessions({ ...plan, creditsUsed: 20 })?.text))).toEqual([
      'They renew every month, next on Tuesday 4 March 2031.',
      'They renew every month.',
      'You get no more sessions before your plan ends on Tuesday 4 March 2031.',
      'They renew every month.',
      plain(`Your plan ends on ${formatLongDate(new Date(soon))}.`),
      'New ones come with the next payment.',
      'A plan has new ones every month.',
      'Talk to us about more.',
    ]);
    expect(lowSessions(sampleCore({ creditsUsed: 20, state: 'ended' }))).toBeNull();
    expect(lowSessions(sampleCore({ creditsUsed: 20, state: 'paused' }))).toBeNull();
    expect(lowSessions(samplePlan({ creditsUsed: 20, isTrialActive: false }))).toBeNull();
    expect(lowSessions(samplePlan({ planType: 'enterprise', creditsTotal: null }))).toBeNull();
  });
});
