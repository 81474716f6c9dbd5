import { describe, expect, it } from '@jest/globals';
import { resultRecord } from './testing/records';
import { lastTwoWeeks, usageTrend, weeksOf } from './usage';

/** A Monday. */
const NOW = new Date('2026-11-23T09:00:00.000Z');
const at = (completedAt: string, memberId = 'Ada') => resultRecord({ memberId, completedAt: new Date(completedAt) });

describe('weeks', () => {
  it('run from the Monday of the first one to this one, empty ones too', () => {
    const results = [
      at('2026-11-02T00:00:00.000Z'),
      at('2026-11-08T23:59:59.999Z', 'Ben'),
      at('2026-11-08T12:00:00.000Z'),
      at('2026-11-23T08:59:00.000Z', 'Ben'),
    ];
    expect(weeksOf(results, { startedAt: new Date('2026-11-04T15:00:00.000Z'), now: NOW })).toEqual([
      { startsOn: '2026-11-02', completed: 3, people: 2 },
      { startsOn: '2026-11-09', completed: 0, people: 0 },
      { startsOn: '2026-11-16', completed: 0, people: 0 },
      { startsOn: '2026-11-23', completed: 1, people: 1 },
    ]);
  });

  it.each([
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ])('takes %s for the week of %s', (moment, startsOn) => {
    const counted = weeksOf([at(moment)], { startedAt: new Date('2026-11-01T00:00:00.000Z'), now: NOW });
    expect(counted.filter(({ completed }) => completed > 0)).toEqual([{ startsOn, completed: 1, people: 1 }]);
  });

  it('are 26 at most, over the turn of a year', () => {
    const now = new Date('2027-01-06T09:00:00.000Z');
    const weeks = weeksOf([at('2026-07-13T09:00:00.000Z'), at('2026-07-12T09:00:00.000Z')], {
      startedAt: new Date('2025-01-01T00:00:00.000Z'),
      now,
    });
    expect(weeks).toHaveLength(26);
    expect(weeks[0]).toEqual({ startsOn: '2026-07-13', completed: 1, people: 1 });
    expect(weeks.at(-1)?.startsOn).toBe('2027-01-04');
  });

  it('of a team that began today are one', () => {
    expect(weeksOf([], { startedAt: NOW, now: NOW })).toEqual([{ startsOn: '2026-11-23', completed: 0, people: 0 }]);
  });
});

describe('the last two weeks', () => {
  it('end at the moment, to the millisecond', () => {
    const results = [
      at('2026-11-09T09:00:00.000Z'),
      at('2026-11-09T09:00:00.001Z'),
      at('2026-11-16T09:00:00.000Z'),
      at('2026-11-16T09:00:00.001Z'),
      at('2026-11-23T09:00:00.000Z'),
    ];
    expect(lastTwoWeeks(results, NOW)).toEqual({ lastSevenDays: 2, sevenDaysBefore: 2 });
  });
});

describe('the trend in words', () => {
  it.each([
    [0, 0, 0, 'No conversation has been completed yet.'],
    [12, 0, 0, 'No conversation was completed in the last 14 days.'],
    [1, 1, 0, 'Practice has begun: 1 conversation completed in the last 7 days.'],
    [20, 9, 4, 'Practice is up: 9 conversations completed in the last 7 days, 4 in the 7 days before.'],
    [20, 1, 4, 'Practice is down: 1 conversation completed in the last 7 days, 4 in the 7 days before.'],
    [20, 0, 4, 'Practice is down: 0 conversations completed in the last 7 days, 4 in the 7 days before.'],
    [20, 4, 4, 'Practice is steady: 4 conversations completed in the last 7 days, as many as in the 7 days before.'],
    [20, 5, 0, 'Practice is up: 5 conversations completed in the last 7 days, 0 in the 7 days before.'],
  ])('of %i in all, %i lately, %i before', (completed, lastSevenDays, sevenDaysBefore, words) => {
    expect(usageTrend({ totals: { completed }, lastSevenDays, sevenDaysBefore })).toBe(words);
  });
});
