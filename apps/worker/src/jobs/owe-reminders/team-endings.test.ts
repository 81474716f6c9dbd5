import { describe, expect, it } from '@jest/globals';
import { dueStep } from './team-endings';

const END = new Date('2026-11-25T14:05:00Z');
const HOUR_MS = 3_600_000;

describe('the reminder of a team', () => {
  it.each([
    [168.01, null],
    [168, 7],
    [24.01, 7],
    [24, 1],
    [0.01, 1],
    [0, null],
    [-1, null],
  ])('%d hours before its end is that of %j days', (hours, days) => {
    const due = dueStep({ id: 't1', endsAt: END }, new Date(END.getTime() - hours * HOUR_MS));
    const key = days === null ? null : `team_ending:t1:2026-11-25T14:05:00.000Z:${days}`;
    expect(due?.keyOf('team_ending') ?? null).toBe(key);
    expect(due?.saidBy('team_ending') ?? []).toEqual(days === 7 ? ['team_ending:t1:2026-11-25T14:05:00.000Z:1'] : []);
  });
});
