import { describe, expect, it } from '@jest/globals';
import { hasVisibleText, oneLine, writtenText } from './text';

describe('one line', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\r\nBcc: all@example.org', 'Ada Bcc: all@example.org'],
    ['Ada\u2028\u2029\u0085\v\f\tLovelace', 'Ada Lovelace'],
    ['A\0B\u001b[31mC\u007f', 'A B [31mC'],
    ['Ada\u00a0\u3000Lovelace', 'Ada Lovelace'],
    ['\u202egro.live\u202c \u2066x\u2069 \u200fy', 'gro.live x y'],
    ['A\u200bd\u200ca\u200d \ufeffL\u2060o\u00ad', 'Ada Lo'],
    ['A\u115f\u3164\u{e0041}\u034fb', 'Ab'],
    ['Ada\ud800 \udc00Lovelace', 'Ada Lovelace'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['Seán O’Brien-Łuczak, 3rd (née Nuñez) 👩‍🔬 東京', 'Seán O’Brien-Łuczak, 3rd (née Nuñez) 👩🔬 東京'],
    ['\u200b\u2060\0', ''],
  ])('%j becomes %j', (given, line) => {
    expect(oneLine(given)).toBe(line);
    expect(oneLine(line)).toBe(line);
  });
});

describe('written text', () => {
  it('keeps its lines and loses controls, and what turns lines around', () => {
    expect(writtenText(' We are forty.\r\n\r\tWhen?\0\u001b[2J\u202e ')).toBe('We are forty.\n\n\tWhen?[2J');
  });
});

describe('visible text', () => {
  it.each(['', ' \n', '\u200b\u2060\0', '\u3164', '\u2800', '\u{e0041}', '\ud800'])('is not in %j', (text) => {
    expect(hasVisibleText(text)).toBe(false);
  });
  it.each(['a', ' ? ', '東', '👍', '1'])('is in %j', (text) => {
    expect(hasVisibleText(text)).toBe(true);
  });
});
