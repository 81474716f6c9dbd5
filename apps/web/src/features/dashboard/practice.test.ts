import { describe, expect, it } from '@jest/globals';
import { completedThisWeek, currentStreak, weekStart } from './practice';
import { goalWords, numberWord, streakWords } from './practice-words';

/** Wednesday 18 November 2026, in the reader's own time zone. */
const NOW = new Date(2026, 10, 18, 15, 0);
const at = (daysAgo: number, hour = 9): string => new Date(2026, 10, 18 - daysAgo, hour).toISOString();
const completed = (daysAgo: number, hour = 9) =>
  ({ status: 'completed', startedAt: at(daysAgo, hour), completedAt: at(daysAgo, hour) }) as const;
const running = (daysAgo: number) => ({ status: 'in_progress', startedAt: at(daysAgo), completedAt: null }) as const;
const abandoned = (daysAgo: number) =>
  ({ status: 'abandoned', startedAt: at(daysAgo), completedAt: at(daysAgo) }) as const;

describe('weekly goal (product §7.7)', () => {
  it.each([
    ['a Wednesday', NOW, 15],
    ['a Sunday', new Date(2026, 10, 15, 0, 0), 15],
    ['a Saturday night', new Date(2026, 10, 21, 23, 59), 15],
    ['the next Sunday', new Date(2026, 10, 22, 0, 0), 22],
  ])('the week of %s begins on Sunday', (_, now, day) => {
    expect(weekStart(now)).toEqual(new Date(2026, 10, day));
  });

  it.each([
    ['nothing', [], 0],
    ['completed today and on Sunday at midnight', [completed(0), completed(3, 0)], 2],
    ['completed on Saturday', [completed(4, 23)], 0],
    ['only what is completed', [running(0), abandoned(1), completed(1)], 1],
    ['begun last week and completed this week', [{ ...completed(1), startedAt: at(5) }], 1],
    ['not what lies ahead of the clock', [completed(0, 16)], 0],
  ])('counts %s', (_, conversations, count) => {
    expect(completedThisWeek(conversations, NOW)).toBe(count);
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
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => completed(from + index));

  it.each([
    ['no practice', [], 0, false],
    ['today only', [completed(0)], 1, true],
    ['yesterday, while today is open', [completed(1)], 1, false],
    ['the day before yesterday is over', [completed(2)], 0, false],
    ['a gap ends it', [completed(0), completed(1), completed(3)], 2, true],
    ['several on one day are one day', [completed(0, 9), completed(0, 14), completed(1)], 2, true],
    ['an unfinished conversation counts', [running(0), completed(1)], 2, true],
    ['an abandoned one does not', [abandoned(0), completed(1)], 1, false],
    ['completing counts as much as beginning', [{ ...completed(0), startedAt: at(1) }], 2, true],
    ['29 days', days(0, 28), 29, true],
    ['30 days', days(0, 29), 30, true],
    ['no more than 30 are counted', days(0, 40), 30, true],
    ['30 days up to yesterday', days(1, 40), 30, false],
  ])('%s', (_, conversations, count, practisedToday) => {
    expect(currentStreak(conversations, NOW)).toEqual({ days: count, practisedToday });
  });

  it('runs through the days on which the clocks change', () => {
    const now = new Date(2026, 2, 31, 12);
    const conversations = Array.from(
      { length: 10 },
      (_, index) =>
        ({
          status: 'in_progress',
          startedAt: new Date(2026, 2, 31 - index, 0, 30).toISOString(),
          completedAt: null,
        }) as const,
    );
    expect(currentStreak(conversations, now).days).toBe(10);
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
