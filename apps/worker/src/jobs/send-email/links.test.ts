import { describe, expect, it } from '@jest/globals';
import { defused, greetingOf, nameForMail } from './links';

describe('a name in a letter', () => {
  it.each([
    'Ada Lovelace',
    'J.R.R. Tolkien',
    "Seán O'Brien-Łuczak, Jr.",
    'Dr. Ines Vaz (née Nuñez)',
    '山田 太郎',
    'Anna / Bob',
    'Louis XVI. 2nd',
    'Müller/Schmidt',
  ])('%s is repeated as it is', (name) => {
    expect(nameForMail(name)).toBe(name);
  });

  it.each([
    ['Ada https://evil.example/x Lovelace', 'Ada Lovelace'],
    ['Ada http:evil', 'Ada'],
    ['Ada evil.example/x', 'Ada'],
    ['Ada EVIL.EXAMPLE!', 'Ada'],
    ['Ada t.co/x', 'Ada'],
    ['Ada www.evil now', 'Ada now'],
    ['Ada 10.0.0.1/x 1.1.1.1', 'Ada'],
    ['Ada [::1]://x', 'Ada'],
    ['Ada //evil', 'Ada'],
    ['Ada eve@evil.example eve＠evil', 'Ada'],
    ['Ada mailto:eve tel:110', 'Ada'],
    ['Ada evil。example evil．example evil｡example', 'Ada'],
    ['Ada пример.рф 例え.テスト', 'Ada'],
    ['Ada (evil.example)', 'Ada'],
    ['Ada\r\nevil.example', 'Ada'],
    ['Ada ev\u200bil.\u200bexample', 'Ada'],
    ['Ada call +49 (0)900 123 456', 'Ada call'],
    ['https://evil.example', ''],
    ['https://evil.example !!!', ''],
  ])('%j is repeated as %j', (name, repeated) => {
    expect(nameForMail(name)).toBe(repeated);
  });

  it('is left out of a greeting where nothing of it is left', () => {
    expect(greetingOf('Ada')).toBe('Hello Ada,');
    expect(greetingOf('evil.example/x')).toBe('Hello,');
  });
});

describe('defused text', () => {
  it.each([
    ['https://evil.example/x?y=1', 'https[:]//evil[.]example/x?y=1'],
    ['see www.evil.example, now', 'see www[.]evil[.]example, now'],
    ['t.co/x and 10.0.0.1', 't[.]co/x and 10[.]0.0.1'],
    ['mailto:eve@evil.example', 'mailto[:]eve[at]evil[.]example'],
    ['evil。example', 'evil[.]example'],
    ['1.evil.example', '1[.]evil[.]example'],
  ])('%j becomes %j', (given, text) => {
    expect(defused(given)).toBe(text);
  });

  it.each([
    'You named 3.5 days, e.g. a buffer. Then you asked: what else?',
    'At 10:30 we had 1.250.000 EUR, i.e. half of it.',
    'J. R. R. and the U.S. office',
  ])('%j stays', (text) => {
    expect(defused(text)).toBe(text);
  });
});
