import { describe, expect, it } from '@jest/globals';
import { firstMatch, hiding, NO_WORD, WHO, writtenMatches } from './hidden-names';

const NAMES = /(?<!\p{L})(?:lena borg|lena|borg)(?!\p{L})/giu;
const SAYS = new RegExp(String.raw`(${WHO})\s(?:says|said)\s(\p{L}+)`, 'dgiu');

describe('a text with hidden names', () => {
  const text = 'Lena Borg says no, and LENA said maybe. Helena says yes.';
  const hidden = hiding(text, NAMES);

  it('is as long as before, and names nobody of these', () => {
    expect(hidden).toHaveLength(text.length);
    expect(hidden).not.toMatch(/Lena Borg|LENA/);
    expect(hidden).toContain('Helena says yes.');
  });

  it('gives what is written where an expression about somebody holds', () => {
    expect([...writtenMatches(text, hidden, SAYS)]).toEqual([
      { index: 0, texts: ['Lena Borg says no', 'Lena Borg', 'no'] },
      { index: 23, texts: ['LENA said maybe', 'LENA', 'maybe'] },
    ]);
    expect(firstMatch(text, hidden, SAYS)?.texts[1]).toBe('Lena Borg');
  });

  it('is looked through from its beginning each time', () => {
    for (const _ of writtenMatches(text, hidden, SAYS)) break;
    expect([...writtenMatches(text, hidden, SAYS)]).toHaveLength(2);
  });

  it('keeps a name out of what is no word, and leaves a group empty that took no part', () => {
    const asked = new RegExp(String.raw`^${NO_WORD}*(?:(${WHO})\s)?says`, 'dgiu');
    expect(firstMatch(text, hidden, asked)?.texts).toEqual(['Lena Borg says', 'Lena Borg']);
    expect(firstMatch('- says no', '- says no', asked)?.texts).toEqual(['- says', '']);
  });
});
