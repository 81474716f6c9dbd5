import { describe, expect, it } from '@jest/globals';
import { PLAN_STATES, PLAN_TYPES } from '@parley/shared';
import { sampleCore, samplePlan } from '@/testing/samples';
import { lowSessions, standingOf, trialWarning } from './standing';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null;
const endsAt = '2031-03-04T12:00:00.000Z';

describe('how a plan stands (product §5.19)', () => {
  it.each([
    ['active', 'Active', null],
    [
      'cancelled',
      'Cancelled',
      'You keep Solo Core until Tuesday 4 March 2031. After that your account is paused, and what you practised is kept until Thursday 3 April 2031.',
    ],
    [
      'payment_failed',
      'Payment failed',
      'Your last payment did not go through. Solo Core goes on until Tuesday 4 March 2031 with the sessions you have left. Update your payment method or pay the open invoice before then, and it simply continues; otherwise it is paused.',
    ],
    [
      'paused',
      'Paused',
      'A payment for Solo Core was given back or is disputed, so nothing new can be begun on it. What you did can be read, finished and exported.',
    ],
    [
      'ended',
      'Ended',
      'Solo Core ended on Tuesday 4 March 2031. What you did can be read, finished and exported. Choose a plan to begin new conversations.',
    ],
  ] as const)('%s is %s', (state, label, text) => {
    const standing = standingOf(sampleCore({ state, endsAt }));
    expect([standing.label, plain(standing.text)]).toEqual([label, text]);
  });

  it.each([
    [samplePlan(), 'Trial active', false],
    [samplePlan({ isTrialActive: false, state: 'ended' }), 'Trial over', true],
    [samplePlan({ planType: 'team_pilot', isTrialActive: false }), 'Active', false],
    [samplePlan({ planType: 'team_pilot', isTrialActive: false, state: 'ended' }), 'Ended', true],
    [samplePlan({ planType: 'enterprise', isTrialActive: false }), 'Active', false],
  ])('of $planType is %s', (plan, label, hasText) => {
    const standing = standingOf(plan);
    expect([standing.label, standing.text !== null]).toEqual([label, hasText]);
  });

  it('has a word for every state of every plan, also where no day is known', () => {
    for (const planType of PLAN_TYPES)
      for (const state of PLAN_STATES) {
        const { label, text } = standingOf(samplePlan({ planType, state, endsAt: null, isTrialActive: false }));
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
    const plans = [
      sampleCore(),
      sampleCore({ state: 'cancelled' }),
      sampleCore({ state: 'payment_failed' }),
      samplePlan(),
      samplePlan({ planType: 'team_pilot', isTrialActive: false }),
    ];
    expect(plans.map((plan) => lowSessions({ ...plan, creditsUsed: 20 })?.text)).toEqual([
      'They renew on your billing day.',
      'Your plan ends with what it has.',
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
