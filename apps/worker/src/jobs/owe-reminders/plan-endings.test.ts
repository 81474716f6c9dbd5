import { describe, expect, it } from '@jest/globals';
import type { PlanType } from '@parley/shared';
import { dueReminder } from './plan-endings';

const END = new Date('2026-11-25T14:05:00Z');
const HOUR_MS = 3_600_000;
const due = (planType: PlanType, hoursBefore: number) =>
  dueReminder({ userId: 'u1', planType, endsAt: END }, new Date(END.getTime() - hoursBefore * HOUR_MS));

describe('the reminder that is due', () => {
  it.each([
    [72.01, null],
    [72, 3],
    [24.01, 3],
    [24, 1],
    [0.01, 1],
    [0, null],
    [-1, null],
  ])('%d hours before the end of a trial is that of %j days', (hours, days) => {
    const reminder = due('free_trial', hours);
    expect(reminder?.key ?? null).toBe(days === null ? null : `trial_ending:u1:2026-11-25T14:05:00.000Z:${days}`);
    expect(reminder?.preference ?? 'trialEnding').toBe('trialEnding');
  });

  it.each([
    [168.01, false],
    [168, true],
    [0.01, true],
    [0, false],
  ])('%d hours before the end of a plan is there: %s', (hours, is) => {
    for (const planType of ['solo_core', 'solo_pro', 'team_pilot', 'enterprise'] as const) {
      const reminder = due(planType, hours);
      expect([reminder?.key, reminder?.preference]).toEqual(
        is ? ['plan_expiring:u1:2026-11-25T14:05:00.000Z', 'planExpiration'] : [undefined, undefined],
      );
    }
  });
});
