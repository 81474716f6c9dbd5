import { describe, expect, it } from '@jest/globals';
import { filled } from './voice';

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
