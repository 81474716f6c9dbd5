import { describe, expect, it } from '@jest/globals';
import type { Plan } from '@parley/shared';
import { sampleSeat } from '@/testing/sample-teams';
import { samplePlan } from '@/testing/samples';
import { usageNotice } from './usage-rules';

const trial = (trialDaysLeft: number, creditsUsed: number): Plan => samplePlan({ trialDaysLeft, creditsUsed });
const paid = (
  planType: Plan['planType'],
  creditsUsed: number,
  creditsTotal: number | null,
  teamPilotDaysLeft: number | null = null,
): Plan =>
  samplePlan({
    planType,
    isTrialActive: false,
    trialDaysLeft: 0,
    trialEndsAt: null,
    creditsUsed,
    creditsTotal,
    teamPilotDaysLeft,
  });
const core = (creditsUsed: number): Plan => paid('solo_core', creditsUsed, 20);
const pro = (creditsUsed: number): Plan => paid('solo_pro', creditsUsed, 60);
const pilot = (days: number, creditsUsed = 10): Plan => paid('team_pilot', creditsUsed, 300, days);

const seat = (role: 'owner' | 'admin' | 'member', facts: Partial<Plan>): Plan =>
  sampleSeat({ team: { _id: 't1', name: 'Halden PMO', role }, isTeamAdmin: role !== 'member', ...facts });

describe('usage banner (product §6.8)', () => {
  it.each<[string, Plan, string | null, string | null, string | null]>([
    // what, plan, rule, tone, link
    [
      '1: expired',
      samplePlan({ isTrialActive: false, trialDaysLeft: 0 }),
      'trial-expired',
      'poor',
      '/pricing?trial_expired=true',
    ],
    [
      '1: expired with every session used',
      samplePlan({ isTrialActive: false, trialDaysLeft: 0, creditsUsed: 20 }),
      'trial-expired',
      'poor',
      '/pricing?trial_expired=true',
    ],
    ['2: 1 day left', trial(1, 8), 'trial-last-day', 'poor', '/pricing?from=trial'],
    ['2 before 7: 1 day left, all used', trial(1, 20), 'trial-last-day', 'poor', '/pricing?from=trial'],
    ['3: 2 days left', trial(2, 8), 'trial-ending', 'fair', '/pricing?from=trial'],
    ['3: 5 days left', trial(5, 0), 'trial-ending', 'fair', '/pricing?from=trial'],
    ['3 before 4: 5 days left, half used', trial(5, 10), 'trial-ending', 'fair', '/pricing?from=trial'],
    ['4: 6 days left, half used', trial(6, 10), 'trial-half-used', 'none', '/pricing?from=usage'],
    ['4: 14 days left, half used', trial(14, 10), 'trial-half-used', 'none', '/pricing?from=usage'],
    ['4: three quarters used', trial(9, 15), 'trial-half-used', 'fair', '/pricing?from=usage'],
    ['4 before 7: all used', trial(9, 20), 'trial-half-used', 'fair', '/pricing?from=trial_limit'],
    ['5: 7 days left, under 20 percent used', trial(7, 3), 'trial-little-used', 'none', '/pricing?from=trial'],
    ['5 not at 20 percent', trial(7, 4), 'trial-running', 'none', '/pricing?from=trial'],
    ['5 not at 8 days', trial(8, 0), 'trial-running', 'none', '/pricing?source=dashboard_quick'],
    ['6: 7 days of a pilot', pilot(7), 'pilot-ending', 'fair', '/contact?plan=team-pilot'],
    ['6: 4 days of a pilot', pilot(4), 'pilot-ending', 'fair', '/contact?plan=team-pilot'],
    ['6: 3 days of a pilot', pilot(3), 'pilot-ending', 'poor', '/contact?plan=team-pilot'],
    ['6: a pilot that is over', pilot(0), 'pilot-ending', 'poor', '/contact?plan=team-pilot'],
    ['6 before 7: 7 days of a used-up pilot', pilot(7, 300), 'pilot-ending', 'fair', '/contact?plan=team-pilot'],
    ['7: 90 percent of a pilot', pilot(20, 270), 'nearly-used', 'poor', '/contact?plan=team-pilot'],
    ['7: 90 percent of Solo Core', core(18), 'nearly-used', 'poor', '/pricing?upgrade=solo-pro&from=usage'],
    ['7: 90 percent of Solo Pro', pro(54), 'nearly-used', 'poor', '/pricing?from=usage'],
    ['8: Solo Core just under 90 percent', core(17), 'core-mostly-used', 'fair', '/pricing?upgrade=solo-pro'],
    ['8: Solo Core at 70 percent', core(14), 'core-mostly-used', 'fair', '/pricing?upgrade=solo-pro'],
    ['9: Solo Core under 70 percent', core(13), 'core-half-used', 'none', '/pricing?upgrade=solo-pro'],
    ['9: Solo Core at 50 percent', core(10), 'core-half-used', 'none', '/pricing?upgrade=solo-pro'],
    ['12: Solo Core under 50 percent', core(9), null, null, null],
    ['10: 11 days left', trial(11, 0), 'trial-running', 'none', '/pricing?source=dashboard_quick'],
    ['12: 12 days left', trial(12, 9), null, null, null],
    ['11: Solo Pro at 75 percent', pro(45), 'mostly-used', 'fair', '/pricing?from=usage'],
    ['11: a pilot at 75 percent', pilot(30, 225), 'mostly-used', 'fair', '/contact?plan=team-pilot'],
    ['12: Solo Pro under 75 percent', pro(44), null, null, null],
    ['12: a pilot with 8 days', pilot(8), null, null, null],
    ['12: unlimited', paid('enterprise', 900, null), null, null, null],
    ['none beside the notice of a cancelled plan', { ...core(18), state: 'cancelled' }, null, null, null],
    ['none beside the notice of a failed payment', { ...core(18), state: 'payment_failed' }, null, null, null],
    ['none beside the notice of a paused plan', { ...pro(60), state: 'paused' }, null, null, null],
    ['none beside the notice of a plan that is over', { ...pro(60), state: 'ended' }, null, null, null],
  ])('%s', (_, plan, rule, tone, to) => {
    const notice = usageNotice(plan);
    expect(notice?.rule ?? null).toBe(rule);
    expect(notice?.tone ?? null).toBe(tone);
    expect(notice?.to ?? null).toBe(to);
  });

  it.each([
    [trial(9, 8), '9 days left of your free trial, 12 of 20 sessions left.'],
    [trial(1, 19), '1 day left of your free trial, 1 of 20 sessions left.'],
    [trial(7, 1), '7 days left of your free trial, and still 19 of 20 sessions left.'],
    [trial(9, 12), '12 of 20 sessions used with 9 days left of your free trial.'],
    [core(18), '18 of 20 sessions used. Solo Pro has 60 a month, and a tip after every message.'],
    [pro(45), '45 of 60 sessions used. They renew every month.'],
    [pilot(30, 225), '225 of 300 sessions used. Talk to us about more.'],
    [pilot(0), 'Your team pilot has ended. We can set up what comes after it.'],
  ])('says the count in words', (plan, text) => {
    const notice = usageNotice(plan);
    expect(`${notice?.count} ${notice?.text}`.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each([
    [
      seat('owner', { teamPilotDaysLeft: 5 }),
      '5 days left of your team pilot. Then you are back on your own plan, Solo Core.',
      'Contact sales /contact?plan=team-renewal',
    ],
    [
      seat('member', { teamPilotDaysLeft: 3 }),
      '3 days left of your team pilot. Then you are back on your own plan, Solo Core.',
      'Your team /settings?tab=team',
    ],
    [
      seat('admin', { creditsUsed: 270 }),
      '270 of 300 sessions used. Talk to us about more.',
      'Contact sales /contact?plan=team-renewal',
    ],
    [
      seat('member', { creditsUsed: 230 }),
      '230 of 300 sessions used. Your team’s admins can arrange for more.',
      'Your team /settings?tab=team',
    ],
  ])('tells who is on a team’s seat whom to turn to (product §18.13)', (plan, text, link) => {
    const notice = usageNotice(plan);
    expect(`${notice?.count} ${notice?.text}`.replaceAll('\u00a0', ' ')).toBe(text);
    expect(`${notice?.action} ${notice?.to}`).toBe(link);
  });
});
