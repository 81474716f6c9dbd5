import { describe, expect, it } from '@jest/globals';
import { punctuated } from './dictated';

describe('a dictated text', () => {
  it('has stops where their names were said, and is as long as before', () => {
    const text = 'he wants it from you not me period that’s what the bylaws say comma he told us twice';
    const written = punctuated(text);
    expect(written).toHaveLength(text.length);
    expect(written.replaceAll(/\s+/g, ' ')).toBe(
      'he wants it from you not me. that’s what the bylaws say, he told us twice',
    );
  });

  it.each(['The notice period ends in May and the trial period in June.', 'He put a comma in the wrong place.'])(
    'is none where these words mean what they say: %s',
    (text) => {
      expect(punctuated(text)).toBe(text);
    },
  );
});
