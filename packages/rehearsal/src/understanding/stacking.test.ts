/** Several questions at once (product §12.5). */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { stackedIn } from './stacking';

const quoted = (text: string): string | null | undefined => stackedIn(parseText(text))?.quote;

describe('questions at once', () => {
  it('are told by the sentence that asks two things', () => {
    const asked = 'How many boards are there, and when do they land?';
    expect(quoted(`Fine. ${asked}`)).toBe(asked);
  });
  it('may be two sentences', () => {
    expect(quoted('How many boards are there? When do they land?')).toBeNull();
  });
  it.each(['How many boards are there?', 'The boards land in May, and we have twelve.', 'Do you want tea and cake?'])(
    'are none in: %s',
    (text) => expect(quoted(text)).toBeUndefined(),
  );
});
