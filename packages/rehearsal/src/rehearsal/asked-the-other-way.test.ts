import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { asAsked } from './asked-the-other-way';

const answered = (question: string, line: string): string =>
  asAsked(
    line,
    parseText(question).map((sentence) => ({ sentence })),
  );

describe('an answer to whether anything is wrong', () => {
  it.each([
    ['Is anything wrong in that?', 'Yes. You have it in good order.', 'You have it in good order.'],
    ['Did I miss anything?', 'Correct, that is all of it.', 'That is all of it.'],
    ['Have I got something wrong?', 'Aye, that’s it.', 'That’s it.'],
  ])('%s has no yes before it', (question, line, left) => expect(answered(question, line)).toBe(left));

  it('stays where the question wants a yes, or nothing else is said', () => {
    expect(answered('Is that right?', 'Yes. You have it.')).toBe('Yes. You have it.');
    expect(answered('Is anything wrong in that?', 'Yes.')).toBe('Yes.');
    expect(answered('Is anything wrong in that?', 'The day is.')).toBe('The day is.');
  });
});
