import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { namesAnother } from './fitting';

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
