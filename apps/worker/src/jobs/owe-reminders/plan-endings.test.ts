import { describe, expect, it } from '@jest/globals';
import type { EndingPlan } from '@parley/db';
import type { PlanType } from '@parley/shared';
import { dueReminder } from './plan-endings';

const END = new Date('2026-11-25T14:05:00Z');
const HOUR_MS = 3_600_000;
const PAID_UNTIL = new Date('2026-11-18T14:05:00Z');
const due = (planType: PlanType, hoursBefore: number, given: Partial<EndingPlan> = {}) =>
  dueReminder(
    {
      userId: 'u1',
      planType,
      endsAt: END,
      underSeat: false,
      cancelledAt: null,
      paidUntil: null,
      paymentFailedAt: null,
      pausedAt: null,
      ...given,
    },
    new Date(END.getTime() - hoursBefore * HOUR_MS),
  );

describe('the reminder that is due', () => {
  it('to somebody on a team’s seat is about money alone: a trial or a cancelled plan ends unnoticed beneath it', () => {
    const cancelled = { cancelledAt: PAID_UNTIL, paidUntil: END };
    const unpaid = { paymentFailedAt: PAID_UNTIL, paidUntil: PAID_UNTIL };
    const keys = (underSeat: boolean) =>
      [
        due('free_trial', 24, { underSeat }),
        due('team_pilot', 100, { underSeat }),
        due('solo_pro', 100, { ...cancelled, underSeat }),
        due('solo_pro', -1, { ...cancelled, underSeat }),
        due('solo_pro', 40, { ...unpaid, underSeat }),
        due('solo_pro', -1, { ...unpaid, underSeat }),
      ].map((reminder) => reminder?.key.split(':')[0]);
    expect(keys(false)).toEqual([
      'trial_ending',
      'plan_expiring',
      'plan_expiring',
      'plan_over',
      'payment_last_notice',
      'plan_over',
    ]);
    expect(keys(true)).toEqual([undefined, undefined, undefined, undefined, 'payment_last_notice', 'plan_over']);
  });

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

describe('of a subscription', () => {
  const keyOf = (hoursBefore: number, given: Partial<EndingPlan>) => {
    const reminder = due('solo_core', hoursBefore, { paidUntil: PAID_UNTIL, ...given });
    return reminder && { key: reminder.key, preference: reminder.preference, ...reminder.letter('Ada') };
  };

  it.each([240, 100, 30, 1])('nothing is said %d hours before an end that its renewal puts off', (hours) => {
    expect(keyOf(hours, {})).toBeNull();
  });

  it.each([0, -100])('that nobody has paid, it is said %d hours before its end that it is paused', (hours) => {
    expect(keyOf(hours, {})).toMatchObject({
      template: 'plan_paused',
      data: { name: 'Ada', planType: 'solo_core', why: 'unpaid' },
    });
  });

  it.each([
    [48.01, null],
    [48, 'payment_last_notice'],
    [0.01, 'payment_last_notice'],
    [0, 'plan_paused'],
    [-100, 'plan_paused'],
  ])('unpaid, %d hours before its grace is over, it is %j, whatever is preferred', (hours, template) => {
    const said = keyOf(hours, { paymentFailedAt: PAID_UNTIL });
    expect([said?.template ?? null, said?.preference ?? null]).toEqual([template, null]);
  });

  it.each([
    [168.01, null, null],
    [168, 'plan_expiring', 'planExpiration'],
    [0.01, 'plan_expiring', 'planExpiration'],
    [0, 'plan_ended', null],
    [-100, 'plan_ended', null],
  ])('cancelled, %d hours before its end, it is %j', (hours, template, preference) => {
    const said = keyOf(hours, { cancelledAt: PAID_UNTIL });
    expect([said?.template ?? null, said?.preference ?? null]).toEqual([template, preference]);
  });

  it('says of a cancelled one, and of no plan arranged by hand, that it can be resumed', () => {
    expect(due('solo_core', 100)?.letter('Ada')).toMatchObject({
      template: 'plan_expiring',
      data: { cancelled: false },
    });
    expect(keyOf(100, { cancelledAt: PAID_UNTIL })).toMatchObject({ data: { endsAt: END, cancelled: true } });
  });

  it('says until when is kept what was practised', () => {
    expect(keyOf(0, { cancelledAt: PAID_UNTIL })).toMatchObject({
      key: `plan_over:u1:${END.toISOString()}`,
      data: { endedAt: END, erasesAt: new Date('2026-12-25T14:05:00Z') },
    });
  });

  it.each([100, 1, -1])('that is paused says nothing %d hours before its end', (hours) => {
    const pausedAt = PAID_UNTIL;
    for (const given of [{ pausedAt }, { pausedAt, cancelledAt: pausedAt }, { pausedAt, paymentFailedAt: pausedAt }])
      expect(keyOf(hours, given)).toBeNull();
  });
});
