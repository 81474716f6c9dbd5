import { describe, expect, it } from '@jest/globals';
import type { Plan } from '@parley/shared';
import { hasArrived, LOOK_AGAIN_MS, paidIn, type Paid } from './plan-arrival';

type Facts = Pick<Plan, 'planType' | 'billing' | 'state'>;
const core: Facts = { planType: 'solo_core', billing: 'monthly', state: 'active' };
const trial: Facts = { planType: 'free_trial', billing: null, state: 'active' };
const unsaid: Paid = { planType: null, billing: null };

describe('what was paid for (product §7.14)', () => {
  it.each<[string, Facts, Paid, boolean]>([
    ['a trial has not got it', trial, unsaid, false],
    ['a trial that is over neither', { ...trial, state: 'ended' }, unsaid, false],
    ['a subscription that runs has', core, unsaid, true],
    ['also one that was cancelled meanwhile', { ...core, state: 'cancelled' }, unsaid, true],
    ['not one whose payment failed', { ...core, state: 'payment_failed' }, unsaid, false],
    ['nor a paused one', { ...core, state: 'paused' }, unsaid, false],
    ['nor one that has ended', { ...core, state: 'ended' }, unsaid, false],
    ['a plan that nobody bills is none', { ...core, billing: null }, unsaid, false],
    ['the plan that was left is not the one', core, { planType: 'solo_pro', billing: null }, false],
    ['the plan that was bought is', { ...core, planType: 'solo_pro' }, { planType: 'solo_pro', billing: null }, true],
    ['nor is the period that was left', core, { planType: 'solo_core', billing: 'yearly' }, false],
    [
      'the period that was bought is',
      { ...core, billing: 'yearly' },
      { planType: 'solo_core', billing: 'yearly' },
      true,
    ],
  ])('%s', (_, plan, paid, arrived) => {
    expect(hasArrived(plan, paid)).toBe(arrived);
  });

  it.each([
    ['', unsaid],
    ['plan=solo_pro&billing=yearly', { planType: 'solo_pro', billing: 'yearly' }],
    ['plan=free_trial&billing=daily', unsaid],
  ])('is read from %j', (query, paid) => {
    expect(paidIn(new URLSearchParams(query))).toEqual(paid);
  });

  it('is looked for less and less often, for a minute and a half', () => {
    expect(LOOK_AGAIN_MS).toEqual(LOOK_AGAIN_MS.toSorted((a, b) => a - b));
    expect(LOOK_AGAIN_MS.reduce<number>((sum, pause) => sum + pause, 0)).toBe(89_500);
  });
});
