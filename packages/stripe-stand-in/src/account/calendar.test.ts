import { describe, expect, it } from '@jest/globals';
import { assert, constantFrom, integer, property } from 'fast-check';
import { dateOf, DAY, periodEnd, secondsOf } from './calendar';

const MONTH = { interval: 'month', interval_count: 1 } as const;
const iso = (seconds: number): string => dateOf(seconds).toISOString();

describe('periods', () => {
  it.each([
    ['2027-01-31T23:59:59Z', '2027-02-28T23:59:59.000Z'],
    ['2028-01-31T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['2027-12-15T12:30:00Z', '2028-01-15T12:30:00.000Z'],
  ])('a month from %s ends on %s', (start, end) => {
    const anchor = secondsOf(new Date(start));
    expect(iso(periodEnd(anchor, MONTH, anchor))).toBe(end);
  });

  it('follow one another without a gap, on the day of the anchor or the last of a shorter month', () => {
    assert(
      property(
        integer({ min: 946_684_800, max: 4_102_444_800 }),
        constantFrom(
          MONTH,
          { interval: 'month', interval_count: 3 } as const,
          {
            interval: 'year',
            interval_count: 1,
          } as const,
        ),
        (anchor, recurrence) => {
          const wanted = dateOf(anchor).getUTCDate();
          let start = anchor;
          for (let period = 0; period < 30; period += 1) {
            const end = periodEnd(anchor, recurrence, start);
            const day = dateOf(end).getUTCDate();
            const lastDay = dateOf(end + DAY).getUTCDate() === 1;
            expect(end).toBeGreaterThan(start);
            expect(day === wanted || (day < wanted && lastDay)).toBe(true);
            expect(iso(end).slice(10)).toBe(iso(anchor).slice(10));
            start = end;
          }
        },
      ),
    );
  });
});
