/** What the writer makes of what they have told (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import { isVerdict } from './verdict';

describe('a verdict of the writer', () => {
  it.each([
    'That is true.',
    'It’s fair enough, we did.',
    '¤S is probably right about the pumps.',
    '¤P worries are perfectly reasonable.',
    '¤S does have a good point.',
  ])('is heard: %s', (mark) => expect(isVerdict(mark)).toBe(true));

  it.each([
    'That is where the pumps stand.',
    '¤S may be right, so I would offer a second pump.',
    '¤S has a point that the pumps are old.',
    '¤P worries are the pumps and the pipes.',
    'It is a fair on the green.',
  ])('is not: %s', (mark) => expect(isVerdict(mark)).toBe(false));
});
