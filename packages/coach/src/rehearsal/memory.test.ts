import { describe, expect, it } from '@jest/globals';
import type { TranscriptMessage } from '../types';
import { filled } from './voice';
import { changeFrom, clashWith, dayWords, lastingDay, promiseDue } from './memory';

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

describe('what was promised', () => {
  const state = {
    trust: 50,
    patience: 5,
    concerns: [],
    promises: [{ messageNumber: 2, quote: 'You have it by Friday.', day: 'friday' }],
    curve: [],
    outcome: 'open' as const,
    moves: [],
  };
  const said = (...lines: readonly string[]): TranscriptMessage[] =>
    ['You have it by Friday.', ...lines].map((content, at) => ({
      number: 2 + 2 * at,
      role: 'student' as const,
      content,
    }));
  it('is asked after once it is old enough, and once', () => {
    expect(promiseDue(state, said('Well.'), 2, () => false)).toBeNull();
    expect(promiseDue(state, said('Well.', 'And?'), 2, () => false)).toBe('Friday');
    expect(promiseDue(state, said('Well.', 'And?'), 2, (day) => day === 'Friday')).toBeNull();
  });
  it('is not asked after once its day was moved', () => {
    const first = {
      messageNumber: 2,
      quote: 'I will send you the list of bracket questions by Thursday.',
      day: 'thursday',
    };
    const moved = 'I meant Monday, you get the list of bracket questions by Monday.';
    expect(promiseDue({ ...state, promises: [first] }, said(moved, 'Well.'), 2, () => false)).toBeNull();
    expect(
      promiseDue({ ...state, promises: [first] }, said('Your invoice is paid by Monday.', 'Well.'), 2, () => false),
    ).toBe('Thursday');
  });
});

describe('what does not fit what was said before', () => {
  it('a day or a price that changed for the same thing', () => {
    expect(
      clashWith('The signed stair layout from Fionn comes on Monday.', [
        'You get the signed stair layout from Fionn on Friday.',
      ]),
    ).toEqual({ old: 'Friday', new: 'Monday' });
    expect(
      clashWith('Running both portal systems costs £50,000.', ['Running both portal systems costs £38,000.']),
    ).toEqual({ old: '£38,000', new: '£50,000' });
  });
  it('is no clash when it speaks of another thing, or says that it changed', () => {
    expect(
      clashWith('The slab drawings come on Monday.', ['You get the signed stair layout from Fionn on Friday.']),
    ).toBeNull();
    expect(
      clashWith('Running both portal systems costs another £12,000.', ['Running both portal systems costs £38,000.']),
    ).toBeNull();
    expect(
      clashWith('I meant Monday, you get the signed stair layout on Monday.', [
        'You get the signed stair layout on Friday.',
      ]),
    ).toBeNull();
  });
  it('is raised once: what was said last counts from then on', () => {
    expect(
      clashWith('So running both portal systems costs £50,000 for us.', [
        'Running both portal systems costs £38,000.',
        'Running both portal systems costs £50,000.',
      ]),
    ).toBeNull();
  });
  it('is a change all the same when it is said openly', () => {
    expect(
      changeFrom('I meant Monday, you get the signed stair layout on Monday.', [
        'You get the signed stair layout on Friday.',
      ]),
    ).toEqual({ old: 'Friday', new: 'Monday' });
    expect(
      changeFrom('You get the signed stair layout on Friday.', ['You get the signed stair layout on Friday.']),
    ).toBeNull();
  });
});

describe('slots', () => {
  it('are filled, with a capital where they open a sentence', () => {
    expect(filled('Short, please. {matter}, in English.', { matter: 'the stair' })).toBe(
      'Short, please. The stair, in English.',
    );
    expect(filled('And your {day}, does it hold?', { day: 'the 18th' })).toBe('And your 18th, does it hold?');
    expect(filled('What about {matter}?', { matter: 'the stair' })).toBe('What about the stair?');
  });
  it('leave a line unsaid that has nothing to be filled with', () => {
    expect(filled('{topic}? I don’t know.', { matter: 'the stair' })).toBeNull();
  });
});
