import { describe, expect, it } from '@jest/globals';
import { NARROW_BARS, weekBars, WIDE_BARS } from './week-bars';

const weeks = (...counts: readonly number[]) =>
  counts.map((completed, index) => ({
    startsOn: new Date(Date.UTC(2026, 5, 1 + 7 * index)).toISOString().slice(0, 10),
    completed,
    people: 1,
  }));

describe('weekBars', () => {
  it('draws heights in proportion, on one floor', () => {
    const { bars, floor } = weekBars(weeks(0, 5, 10), WIDE_BARS);
    const [none, half, full] = bars;
    expect(none?.height).toBe(0);
    expect((half?.height ?? 0) * 2).toBeCloseTo(full?.height ?? -1, 0);
    for (const { y, height } of bars) expect(y + height).toBeCloseTo(floor, 1);
  });

  it('draws a team in which nothing happened', () => {
    expect(weekBars(weeks(0), WIDE_BARS).bars).toMatchObject([
      { height: 0, isFigureShown: true, date: { anchor: 'middle' } },
    ]);
    expect(weekBars([], WIDE_BARS).bars).toEqual([]);
  });

  it.each([WIDE_BARS, NARROW_BARS])('keeps half a year inside of its frame, and its dates apart', (frame) => {
    const { bars, right } = weekBars(weeks(...Array.from({ length: 26 }, (_, index) => index % 7)), frame);
    expect(right).toBeLessThanOrEqual(frame.width);
    const dates = bars.flatMap(({ date, middle }) => (date === null ? [] : [middle]));
    expect(dates.every((x, index) => index === 0 || x - (dates[index - 1] ?? 0) >= 52)).toBe(true);
    expect(bars.at(-1)?.date).toEqual({ x: frame.width, anchor: 'end' });
  });

  it('begins a date at the edge that would stand out over it', () => {
    const { bars } = weekBars(weeks(...Array.from({ length: 26 }, () => 1)), NARROW_BARS);
    expect(bars[0]?.date).toEqual({ x: 0, anchor: 'start' });
  });

  it('writes the highest and the last figure where there is no room for all', () => {
    const { bars } = weekBars(weeks(...Array.from({ length: 26 }, (_, index) => (index === 4 ? 40 : 3))), NARROW_BARS);
    expect(bars.flatMap(({ isFigureShown }, index) => (isFigureShown ? [index] : []))).toEqual([4, 25]);
  });
});
