/** Forms of blame, and of what only looks like it. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { blames } from './hostility';

describe('the form of blame', () => {
  it.each(['The agency should have caught that.', 'Your team missed the second valve.'])('%s', (text) =>
    expect(parseText(text).some(blames)).toBe(true),
  );
  it.each([
    'That was our side’s doing, not yours.',
    'It is my fault that they missed it and not your team’s.',
    'The leak is on us, not you.',
  ])('not where it is laid at one’s own door: %s', (text) => expect(parseText(text).some(blames)).toBe(false));
});
