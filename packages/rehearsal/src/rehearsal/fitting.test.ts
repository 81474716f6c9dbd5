import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { keepsWhatTheyGiveUp, namesAnother, speaksOfAnother } from './fitting';

const WAYS = [
  'I could drop the safety valve to save money.',
  'What if we cut the safety valve?',
  'The safety valve can wait for a year.',
  'Let us leave out the safety valve.',
  'We save the price of the valve.',
];
const another = (text: string): boolean => parseText(text).some((sentence) => namesAnother(WAYS, sentence));

describe('another thing of the same kind', () => {
  it.each(['I could drop the garden valve.', 'What about the drainage valve, we could cut it?'])(
    'is named: %s',
    (text) => expect(another(text)).toBe(true),
  );

  it.each([
    'I could drop the safety valve.',
    'What if we left the valve out?',
    'The whole valve can wait.',
    'We could save the price of the pump.',
  ])('is not named: %s', (text) => expect(another(text)).toBe(false));
});

describe('another thing than nearly all of the ways name', () => {
  const keys = new Set(['valve', 'pump']);
  const elsewhere = (text: string): boolean =>
    parseText(text).some((sentence) => speaksOfAnother(WAYS, keys, sentence));

  it('is spoken of', () => expect(elsewhere('When could the pump be here?')).toBe(true));

  it.each(['When could the valve be here?', 'Could the pump wait for the valve?', 'When could it be here?'])(
    'is not: %s',
    (text) => expect(elsewhere(text)).toBe(false),
  );
});

describe('the opposite', () => {
  const GIVEN_UP = [
    'Could we take the valve out?',
    'What if we cut the valve?',
    'Can we postpone the valve?',
    'The valve, may we drop it?',
    'What would the valve be worth?',
  ];
  const opposite = (text: string, ways: readonly string[] = GIVEN_UP): boolean =>
    parseText(text).some((sentence) => keepsWhatTheyGiveUp(ways, sentence));

  it.each(['Will you leave the valve alone?', 'The valve stays.', 'Can we protect the valve?'])(
    'is keeping what they give up: %s',
    (text) => expect(opposite(text)).toBe(true),
  );

  it.each(['Could we cut the valve and keep the pump?', 'What about the valve?', 'May the valve go?'])(
    'is not: %s',
    (text) => expect(opposite(text)).toBe(false),
  );

  it('is nothing where some of the ways keep it, too', () =>
    expect(opposite('The valve stays.', [...GIVEN_UP, 'Hands off the valve.'])).toBe(false));
});
