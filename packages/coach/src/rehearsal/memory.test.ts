import { describe, expect, it } from '@jest/globals';
import { filled } from './manner';
import { clashWith, dayWords, lastingDay, promiseDue } from './memory';

describe('days as somebody else would say them', () => {
  it.each([['thursday', 'Thursday'], ['by fri', 'Friday'], ['23rd', 'the 23rd'], ['20 nov', '20 November'], ['tmrw', 'tomorrow']])('%s', (said, spoken) => {
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

describe('what was promised', () => {
  const state = { trust: 50, patience: 5, concerns: [], promises: [{ messageNumber: 2, quote: 'You have it by Friday.', day: 'friday' }], curve: [], outcome: 'open' as const, moves: [] };
  it('is asked after once it is old enough, and once', () => {
    expect(promiseDue(state, () => 1, 2, () => false)).toBeNull();
    expect(promiseDue(state, () => 2, 2, () => false)).toBe('Friday');
    expect(promiseDue(state, () => 2, 2, (day) => day === 'Friday')).toBeNull();
  });
});

describe('what does not fit what was said before', () => {
  it('a day or a price that changed for the same thing', () => {
    expect(clashWith('The signed stair layout from Fionn comes on Monday.', ['You get the signed stair layout from Fionn on Friday.'])).toEqual({ old: 'Friday', new: 'Monday' });
    expect(clashWith('Running both portal systems costs £50,000.', ['Running both portal systems costs £38,000.'])).toEqual({ old: '£38,000', new: '£50,000' });
  });
  it('is no clash when it speaks of another thing, or says that it changed', () => {
    expect(clashWith('The slab drawings come on Monday.', ['You get the signed stair layout from Fionn on Friday.'])).toBeNull();
    expect(clashWith('Running both portal systems costs another £12,000.', ['Running both portal systems costs £38,000.'])).toBeNull();
  });
});

describe('slots', () => {
  it('are filled, with a capital where they open a sentence', () => {
    expect(filled('Short, please. {matter}, in English.', { matter: 'the stair' })).toBe('Short, please. The stair, in English.');
    expect(filled('And your {day}, does it hold?', { day: 'the 18th' })).toBe('And your 18th, does it hold?');
    expect(filled('What about {matter}?', { matter: 'the stair' })).toBe('What about the stair?');
  });
  it('leave a line unsaid that has nothing to be filled with', () => {
    expect(filled('{topic}? I don’t know.', { matter: 'the stair' })).toBeNull();
  });
});
