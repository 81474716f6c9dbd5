import { describe, expect, it } from '@jest/globals';
import { dayIn, sundayBefore } from './calendar-day';
import { completedThisWeek, currentStreak } from './practice';
import { goalWords, numberWord, streakWords } from './practice-words';

const LONDON = 'Europe/London';
/** Wednesday 18 November 2026, 15:00 in London. */
const NOW = { now: new Date('2026-11-18T15:00:00Z'), timeZone: LONDON };
const at = (daysAgo: number, hour = 9): string => new Date(Date.UTC(2026, 10, 18 - daysAgo, hour)).toISOString();
const both = (...moments: readonly string[]) => ({ begun: moments, completed: moments });
const begunAt = (...begun: readonly string[]) => ({ begun, completed: [] });
const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => at(from + index));

describe('calendar days', () => {
  it.each([
    // zone, moment, the day there
    ['UTC', '2026-11-18T23:59:59.999Z', '2026-11-18'],
    ['UTC', '2026-11-19T00:00:00Z', '2026-11-19'],
    ['Pacific/Auckland', '2026-11-18T10:59:59Z', '2026-11-18'],
    ['Pacific/Auckland', '2026-11-18T11:00:00Z', '2026-11-19'],
    ['Pacific/Kiritimati', '2026-11-18T10:00:00Z', '2026-11-19'],
    ['America/Los_Angeles', '2026-11-18T07:59:59Z', '2026-11-17'],
    ['America/Los_Angeles', '2026-11-18T08:00:00Z', '2026-11-18'],
    ['Asia/Kolkata', '2026-11-17T18:29:59Z', '2026-11-17'],
    ['Asia/Kolkata', '2026-11-17T18:30:00Z', '2026-11-18'],
    ['Asia/Kathmandu', '2026-11-17T18:15:00Z', '2026-11-18'],
    // The clocks are put forward, and the day has 23 hours
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    // and back, and it has 25
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
    // A zone that puts them forward at midnight, so that there is none
    ['Africa/Cairo', '2026-04-23T21:59:59Z', '2026-04-23'],
    ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24'],
    // A leap day, and the turn of a year
    ['Asia/Kolkata', '2028-02-28T18:30:00Z', '2028-02-29'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
  ])('in %s, %s is on %s', (zone, moment, day) => {
    expect(dayIn(zone)(new Date(moment))).toBe(Date.parse(day) / 86_400_000);
  });

  it('are those of the reader’s own zone where none is named', () => {
    const moment = new Date(2026, 5, 14, 23, 59);
    expect(dayIn()(moment)).toBe(Date.parse('2026-06-14') / 86_400_000);
  });

  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-18', '2026-11-15'],
    ['2026-11-21', '2026-11-15'],
    ['2026-11-22', '2026-11-22'],
    ['2027-01-01', '2026-12-27'],
  ])('the week of %s begins on Sunday %s', (day, sunday) => {
    expect(sundayBefore(Date.parse(day) / 86_400_000)).toBe(Date.parse(sunday) / 86_400_000);
  });
});

describe('weekly goal (product §7.7)', () => {
  it.each([
    ['nothing', [], 0],
    ['completed today and on Sunday at midnight', [at(0), at(3, 0)], 2],
    ['completed on Saturday', [at(4, 23)], 0],
    ['what a clock ahead of this one finished today', [at(0, 16)], 1],
    ['not what another day will bring', [at(-1, 9)], 0],
  ])('counts %s', (_, completed, count) => {
    expect(completedThisWeek({ completed }, NOW)).toBe(count);
  });

  it.each([
    // zone, now, completed, whether it is of this week there
    ['Pacific/Auckland', '2026-11-18T00:00:00Z', '2026-11-14T11:00:00Z', 1],
    ['Pacific/Auckland', '2026-11-18T00:00:00Z', '2026-11-14T10:59:59Z', 0],
    ['America/Los_Angeles', '2026-11-18T00:00:00Z', '2026-11-15T08:00:00Z', 1],
    ['America/Los_Angeles', '2026-11-18T00:00:00Z', '2026-11-15T07:59:59Z', 0],
    ['Asia/Kolkata', '2026-11-18T00:00:00Z', '2026-11-14T18:30:00Z', 1],
    ['Asia/Kolkata', '2026-11-18T00:00:00Z', '2026-11-14T18:29:59Z', 0],
    // The Sunday on which the clocks change begins at its own midnight
    ['Europe/Berlin', '2026-03-31T12:00:00Z', '2026-03-28T23:00:00Z', 1],
    ['Europe/Berlin', '2026-03-31T12:00:00Z', '2026-03-28T22:59:59Z', 0],
    ['Europe/Berlin', '2026-10-28T12:00:00Z', '2026-10-24T22:00:00Z', 1],
    ['Europe/Berlin', '2026-10-28T12:00:00Z', '2026-10-24T21:59:59Z', 0],
    ['America/Los_Angeles', '2026-03-11T12:00:00Z', '2026-03-08T08:00:00Z', 1],
    ['America/Los_Angeles', '2026-11-04T12:00:00Z', '2026-11-01T06:59:59Z', 0],
    ['Pacific/Auckland', '2026-09-30T00:00:00Z', '2026-09-26T12:00:00Z', 1],
    ['Pacific/Auckland', '2026-09-30T00:00:00Z', '2026-09-26T11:59:59Z', 0],
    // Saturday night there, though Sunday elsewhere
    ['America/Los_Angeles', '2026-11-22T07:59:59Z', '2026-11-16T12:00:00Z', 1],
    ['America/Los_Angeles', '2026-11-22T08:00:00Z', '2026-11-16T12:00:00Z', 0],
  ])('in %s at %s, %s counts %i', (timeZone, now, completed, count) => {
    expect(completedThisWeek({ completed: [completed] }, { now: new Date(now), timeZone })).toBe(count);
  });

  it.each([
    [0, undefined, 'Three completed conversations, from Sunday to Saturday.'],
    [1, undefined, 'Two more this week.'],
    [2, undefined, 'One more this week.'],
    [1, 'Graham', 'Finish with Graham, then one more this week.'],
    [2, 'Graham', 'Finish with Graham and this week is done.'],
    [3, 'Graham', 'Done: three completed since Sunday.'],
    [14, undefined, 'Done: 14 completed since Sunday.'],
  ])('%i done, %s waiting: %s', (done, waiting, words) => {
    expect(goalWords(done, waiting)).toBe(words);
  });
});

describe('current streak (product §7.8)', () => {
  it.each([
    ['no practice', both(), 0, false],
    ['today only', both(at(0)), 1, true],
    ['yesterday, while today is open', both(at(1)), 1, false],
    ['the day before yesterday is over', both(at(2)), 0, false],
    ['a gap ends it', both(at(0), at(1), at(3)), 2, true],
    ['several on one day are one day', both(at(0, 9), at(0, 14), at(1)), 2, true],
    ['one that was only begun counts', { begun: [at(0), at(1)], completed: [at(1)] }, 2, true],
    ['completing counts as much as beginning', { begun: [at(1)], completed: [at(0)] }, 2, true],
    ['29 days', both(...days(0, 28)), 29, true],
    ['30 days', both(...days(0, 29)), 30, true],
    ['no more than 30 are counted', both(...days(0, 40)), 30, true],
    ['30 days up to yesterday', both(...days(1, 40)), 30, false],
    ['what another day will bring does not count', both(at(-1)), 0, false],
  ])('%s', (_, practised, count, practisedToday) => {
    expect(currentStreak(practised, NOW)).toEqual({ days: count, practisedToday });
  });

  /** Every evening at 23:30 and every morning at 00:30 are days of their own, also where the night between had 23 hours or 25. */
  it.each([
    ['Europe/Berlin', '2026-03-31T10:00:00Z', '+01:00', '+02:00', '2026-03-29'],
    ['Europe/Berlin', '2026-10-27T10:00:00Z', '+02:00', '+01:00', '2026-10-25'],
    ['America/Los_Angeles', '2026-03-10T18:00:00Z', '-08:00', '-07:00', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-03T18:00:00Z', '-07:00', '-08:00', '2026-11-01'],
    ['Pacific/Auckland', '2026-09-29T00:00:00Z', '+12:00', '+13:00', '2026-09-27'],
    ['Pacific/Auckland', '2026-04-07T00:00:00Z', '+13:00', '+12:00', '2026-04-05'],
  ])('in %s runs through the days before %s on which the clocks change', (timeZone, now, before, after, change) => {
    const dayBy = (offset: number): string =>
      new Date(Date.parse(change) + offset * 86_400_000).toISOString().slice(0, 10);
    const late = Array.from({ length: 5 }, (_, index) => `${dayBy(index - 5)}T23:30:00${before}`);
    const early = [`${dayBy(0)}T00:30:00${before}`, `${dayBy(1)}T00:30:00${after}`, `${dayBy(2)}T00:30:00${after}`];
    expect(currentStreak(begunAt(...late, ...early), { now: new Date(now), timeZone })).toEqual({
      days: 8,
      practisedToday: true,
    });
    expect(currentStreak(begunAt(...late, ...early.slice(1)), { now: new Date(now), timeZone }).days).toBe(2);
  });

  it.each([
    // Two moments that are one day in one place are two in another
    ['Asia/Kolkata', 2],
    ['UTC', 1],
    ['America/Los_Angeles', 1],
    ['Pacific/Auckland', 1],
  ])('in %s counts the days of that place: %i', (timeZone, count) => {
    const practised = begunAt('2026-11-18T18:00:00Z', '2026-11-18T19:00:00Z');
    expect(currentStreak(practised, { now: new Date('2026-11-18T20:00:00Z'), timeZone }).days).toBe(count);
  });

  it('is told by the days of where the reader is now: a flight eastwards over the date line takes none away', () => {
    // At 20:00 each evening in Los Angeles, then on from Auckland.
    const evenings = ['2026-11-14T04:00:00Z', '2026-11-15T04:00:00Z', '2026-11-16T04:00:00Z'];
    const arrived = [...evenings, '2026-11-17T04:00:00Z'];
    const now = new Date('2026-11-17T05:00:00Z');
    expect(currentStreak(begunAt(...arrived), { now, timeZone: 'America/Los_Angeles' }).days).toBe(4);
    expect(currentStreak(begunAt(...arrived), { now, timeZone: 'Pacific/Auckland' }).days).toBe(4);
  });

  it('leaves today open until its last minute where the reader is', () => {
    const yesterday = begunAt('2026-11-17T12:00:00Z');
    const atNight = { now: new Date('2026-11-19T07:59:00Z'), timeZone: 'America/Los_Angeles' };
    expect(currentStreak(yesterday, atNight)).toEqual({ days: 1, practisedToday: false });
    expect(currentStreak(yesterday, { ...atNight, now: new Date('2026-11-19T08:00:00Z') }).days).toBe(0);
  });

  it.each([
    [1, true, 'day. Practise tomorrow to make it two.'],
    [3, true, 'days in a row. Practise tomorrow to make it four.'],
    [3, false, 'days in a row. Practise today to make it four.'],
    [6, true, 'days in a row. Practise tomorrow to make it seven.'],
    [7, true, 'days in a row: a week or more without a gap. Practise tomorrow to keep it.'],
    [29, false, 'days in a row: a week or more without a gap. Practise today to keep it.'],
    [30, true, 'days in a row, which is as far as we count.'],
  ])('%i days (today: %s): %s', (count, practisedToday, words) => {
    expect(streakWords({ days: count, practisedToday })).toBe(words);
  });

  it.each([
    [0, 'no'],
    [12, 'twelve'],
    [13, '13'],
    [1200, '1,200'],
  ])('writes %i as %s', (count, word) => {
    expect(numberWord(count)).toBe(word);
  });
});
