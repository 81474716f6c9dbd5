import { describe, expect, it } from '@jest/globals';
import { sampleFeedback, sampleMessages } from './testing/sample';
import { clockText, dayText, minutesSpoken, pointsText, possessive, shortNameOf, signed, trustSentence } from './words';

describe('words of the report', () => {
  it.each([
    ['Graham Tilley', 'Graham'],
    ['Dr Amara Osei', 'Dr Osei'],
    ['Ms. Li', 'Ms. Li'],
    ['Wanda', 'Wanda'],
    ['Dr', 'Dr'],
  ])('calls %s %s', (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });

  it('gives signs, decimals and possessives', () => {
    expect([signed(6), signed(-11), signed(0), signed(-0.001, 2), signed(0.25, 2)]).toEqual([
      '+6',
      '−11',
      '0',
      '0.00',
      '+0.25',
    ]);
    expect([pointsText(0.25), pointsText(2.5), pointsText(10 / 3)]).toEqual(['0.25', '2.5', '3.33']);
    expect([possessive('Graham'), possessive('Moses')]).toEqual(['Graham’s', 'Moses’']);
  });

  it('gives day and clock in the zone that is asked for, with a non-breaking space in the date', () => {
    expect(dayText('2026-10-13T23:30:00.000Z', 'UTC')).toBe('Tuesday 13\u00a0October');
    expect(dayText('2026-10-13T23:30:00.000Z', 'Asia/Tokyo')).toBe('Wednesday 14\u00a0October');
    expect(clockText('2026-10-13T00:05:00.000Z', 'UTC')).toBe('00:05');
  });

  it('counts the minutes up to the last words, not up to a later look', () => {
    expect(minutesSpoken('2026-10-13T08:42:00.000Z', sampleMessages())).toBe(21);
    expect(minutesSpoken('2026-10-13T08:42:00.000Z', [])).toBe(1);
  });

  it('says the trust curve in a sentence', () => {
    expect(trustSentence(sampleFeedback().trust)).toBe('Trust rose from 40 to 58, with a high of 73 after message 8.');
    expect(trustSentence([])).toBe('');
  });
});
