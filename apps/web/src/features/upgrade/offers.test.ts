import { describe, expect, it } from '@jest/globals';
import type { Plan } from '@parley/shared';
import { samplePlan } from '@/testing/samples';
import { exitOffer } from './exit-offer';
import { isQuietPath } from './quiet-paths';
import { touchpointOf } from './touchpoint';

const trial = (trialDaysLeft: number, creditsUsed: number): Plan => samplePlan({ trialDaysLeft, creditsUsed });
const expired = samplePlan({ isTrialActive: false, trialDaysLeft: 0, creditsUsed: 20 });
const paid = (planType: Plan['planType'], creditsUsed: number, creditsTotal: number | null = 20): Plan =>
  samplePlan({
    planType,
    planName: 'Solo Core',
    isTrialActive: false,
    trialDaysLeft: 0,
    trialEndsAt: null,
    creditsUsed,
    creditsTotal,
  });

describe('exit intent (product §6.13)', () => {
  it.each<[string, Plan, string | null, boolean, string | null]>([
    ['a fresh trial', trial(14, 3), null, false, null],
    ['8 days left, under 20 percent', trial(8, 3), null, false, null],
    ['20 percent used', trial(14, 4), 'trial', false, '/pricing?source=dashboard_quick'],
    ['7 days left', trial(7, 0), 'trial', false, '/pricing?from=trial'],
    ['half used', trial(9, 10), 'trial-used', false, '/pricing?from=usage'],
    ['all used', trial(9, 20), 'trial-used', false, '/pricing?from=trial_limit'],
    ['3 days left', trial(3, 0), 'trial-ending', true, '/pricing?from=trial'],
    ['3 days left and half used', trial(3, 10), 'trial-ending', true, '/pricing?from=trial'],
    ['Solo Core under 30 percent', paid('solo_core', 5), null, false, null],
    ['Solo Core at 30 percent', paid('solo_core', 6), 'core', false, null],
    ['an expired trial', expired, null, false, null],
    ['Solo Pro', paid('solo_pro', 60, 60), null, false, null],
    ['a team pilot', paid('team_pilot', 300, 300), null, false, null],
    ['unlimited', paid('enterprise', 3, null), null, false, null],
    ['a cancelled Solo Core', { ...paid('solo_core', 19), state: 'cancelled' }, null, false, null],
    ['a payment that failed', { ...paid('solo_core', 19), state: 'payment_failed' }, null, false, null],
  ])('%s', (_, plan, kind, urgent, to) => {
    const offer = exitOffer(plan);
    expect(offer?.kind ?? null).toBe(kind);
    expect(offer?.urgent ?? false).toBe(urgent);
    expect(offer?.to ?? null).toBe(to);
  });

  it('hides from nobody that a plan begins at once', () => {
    expect(exitOffer(trial(2, 8))?.text).toContain('unused trial sessions do not carry over.');
  });

  it('tells trials, and only them, of the waived setup fee', () => {
    expect(exitOffer(trial(9, 8))?.note).toBe('Subscribe during your trial and skip the $50 setup fee.');
    expect(exitOffer(paid('solo_core', 6))?.note).toBeNull();
  });
});

describe('touchpoints (product §6.10)', () => {
  it.each<[string, Plan, [string, string, string] | null]>([
    ['a trial', trial(9, 8), ['none', 'none', '/pricing?source=reminder']],
    ['4 days left', trial(4, 8), ['none', 'none', '/pricing?from=trial']],
    ['3 days left', trial(3, 8), ['poor', 'poor', '/pricing?from=trial']],
    ['3 days left and 80 percent used', trial(3, 16), ['poor', 'poor', '/pricing?from=trial']],
    ['80 percent used', trial(9, 16), ['fair', 'none', '/pricing?source=reminder']],
    ['an expired trial', expired, ['poor', 'poor', '/pricing?trial_expired=true']],
    ['Solo Core', paid('solo_core', 15), ['none', 'none', '/pricing?upgrade=solo-pro']],
    ['Solo Core at 80 percent', paid('solo_core', 16), ['fair', 'none', '/pricing?upgrade=solo-pro']],
    ['Solo Pro', paid('solo_pro', 60, 60), null],
    ['a team pilot', paid('team_pilot', 1, 300), null],
    ['Enterprise', paid('enterprise', 1, null), null],
    ['a cancelled Solo Core', { ...paid('solo_core', 15), state: 'cancelled' }, null],
    ['a payment that failed', { ...paid('solo_core', 15), state: 'payment_failed' }, null],
    ['a paused Solo Core', { ...paid('solo_core', 15), state: 'paused' }, null],
    ['a Solo Core that is over', { ...paid('solo_core', 15), state: 'ended' }, null],
  ])('%s', (_, plan, expected) => {
    const touchpoint = touchpointOf(plan);
    expect(touchpoint === null ? null : [touchpoint.cardTone, touchpoint.buttonTone, touchpoint.to]).toEqual(expected);
  });

  it.each([
    ['/pricing', true],
    ['/pricing/', true],
    ['/register', true],
    ['/login', true],
    ['/payment-success', true],
    ['/payment-cancelled', true],
    ['/payment/success', true],
    ['/payment/cancelled', true],
    ['/coaching-sessions/67', true],
    ['/invitations/a-token', true],
    ['/coaching-sessions', false],
    ['/coaching-sessions/', false],
    ['/', false],
    ['/dashboard', false],
    ['/settings', false],
    ['/coaching-history', false],
    ['/pricing-of-risk', false],
  ])('on %s they are quiet: %s', (path, quiet) => {
    expect(isQuietPath(path)).toBe(quiet);
  });
});
