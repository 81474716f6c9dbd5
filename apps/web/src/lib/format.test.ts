import { describe, expect, it } from '@jest/globals';
import { countOf, formatDate, formatDollars, formatLongDate, formatMinutes, formatWhen } from './format';

const now = new Date(2026, 10, 21, 13, 0);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('dates', () => {
  it('hold together with non-breaking spaces', () => {
    expect(formatDate(new Date(2026, 9, 14), now)).toBe('14\u00a0October');
  });

  it('name the year only where it is another', () => {
    expect(plain(formatDate(new Date(2025, 9, 14), now))).toBe('14 October 2025');
  });

  it('say today', () => {
    expect(plain(formatWhen(new Date(2026, 10, 21, 8, 42), now))).toBe('Today 08:42');
    expect(plain(formatWhen(new Date(2026, 10, 20, 17, 20), now))).toBe('Fri 20 November 17:20');
    expect(plain(formatLongDate(now, now))).toBe('Saturday 21 November');
  });
});

describe('figures', () => {
  it('count in words', () => {
    expect([countOf(1, 'session'), countOf(12, 'session')].map(plain)).toEqual(['1 session', '12 sessions']);
  });

  it('write dollars with 0 to 2 decimals (product §2.10)', () => {
    expect([95_600, 1599, 19_992].map(formatDollars)).toEqual(['$956', '$15.99', '$199.92']);
  });

  it('write durations', () => {
    expect([-1, 20, 65].map(formatMinutes).map(plain)).toEqual(['0 min', '20 min', '1 h 5 min']);
  });
});
