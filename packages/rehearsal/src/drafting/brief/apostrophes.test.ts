/** Words typed without their apostrophe. */
import { describe, expect, it } from '@jest/globals';
import { apostrophes } from './apostrophes';

describe('contractions without an apostrophe', () => {
  it.each([
    ['hes gonna say 2019 and he doesnt want to pay', "he's gonna say 2019 and he doesn't want to pay"],
    ['IM seeing her, theyll be late, Ive told them', "I'M seeing her, they'll be late, I've told them"],
    ['Dont drop Piers in it, thats all', "Don't drop Piers in it, that's all"],
  ])('have it in %p', (typed, read) => {
    expect(apostrophes(typed)).toBe(read);
  });

  it.each([
    'our contract lets us fine him, and its ruts were ours',
    "he isn’t against it, he doesn't say so",
    'the IM-2217 ticket of im@example.org',
  ])('are none in %p', (text) => {
    expect(apostrophes(text)).toBe(text);
  });
});
