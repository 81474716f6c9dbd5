import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { asserts } from './asserting';

const says = (text: string): boolean => parseText(text).some(asserts);

describe('what says that something is so', () => {
  it.each([
    'The interface stopped at 240 an hour.',
    'Lindqvist have already agreed to pay.',
    'Fionn signed the stair last week.',
    'Only 300 patients have used the app.',
  ])('%s', (text) => expect(says(text)).toBe(true));

  it.each([
    'Fionn signs a frozen stair by Wed.',
    'You have the list from me tomorrow.',
    'From Monday all queries come through me.',
    'If the crane stands three days, that is €13,800.',
    'We could move the retest to 13 October.',
    'I will have the oldest invoice paid by Friday.',
    'Is the stair frozen?',
    'But you skipped the fifteen days, Kofi.',
    'You’ve ignored the second half of what I asked.',
  ])('not: %s', (text) => expect(says(text)).toBe(false));
});
