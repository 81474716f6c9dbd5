/** Claims that are taken back later as not so (product §12.15). */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { admittedIn } from './admissions';

const CLAIM = 'The threshold fix was finished last week, and the whole team agreed.';
const admitted = (text: string, ...earlier: readonly string[]): readonly string[] =>
  admittedIn(
    parseText(text),
    earlier.map((content, at) => ({ number: 2 * at + 2, role: 'student' as const, content })),
  ).map(({ quote }) => quote);

describe('an earlier claim', () => {
  it.each([
    'I told you wrong about the threshold fix and the team.',
    'That was not true about the threshold fix.',
    'The threshold fix is finished as in nearly, it is in test.',
    'By the way, the threshold fix is not done yet, I exaggerated a bit; does that change anything?',
  ])('is taken back by: %s', (text) => expect(admitted(text, CLAIM)).toEqual([CLAIM]));

  it.each([
    'The threshold fix starts on Monday.',
    'I told you wrong about the car park.',
    'Was that not true about the threshold fix?',
    'The threshold fix starts on Monday, do you think I lied?',
  ])('is not taken back by: %s', (text) => expect(admitted(text, CLAIM)).toEqual([]));

  it('may be named in the sentence before', () => {
    expect(admitted('There was no threshold fix. I made that up.', CLAIM)).toEqual([CLAIM]);
  });

  it('has to have been made in this talk', () => {
    expect(admitted('I told you wrong about the threshold fix.')).toEqual([]);
  });
});
