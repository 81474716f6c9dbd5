import { describe, expect, it } from '@jest/globals';
import { dayWords, lastingDay } from './days';

describe('days as somebody else would say them', () => {
  it.each([
    ['thursday', 'Thursday'],
    ['by fri', 'Friday'],
    ['23rd', 'the 23rd'],
    ['20 nov', '20 November'],
    ['tmrw', 'tomorrow'],
  ])('%s', (said, spoken) => {
    expect(dayWords(said)).toBe(spoken);
  });
  it('an hour is no day, and tomorrow is over tomorrow', () => {
    expect(dayWords('16:00')).toBeNull();
    expect(dayWords('noon')).toBeNull();
    expect(lastingDay('tomorrow')).toBeNull();
    expect(lastingDay('eight days')).toBeNull();
    expect(lastingDay('thursday')).toBe('Thursday');
  });
});
