import { describe, expect, it } from '@jest/globals';
import { COMMON_PASSWORDS } from './common-passwords';
import { newPasswordFault, normalisedPassword, ownPasswordFault } from './passwords';

const SHORT = 'Password must be at least 8 characters long';
const LONG = 'Password must be at most 72 bytes long';
const COMMON = 'This password is one of the most common ones. Please choose another';
const OWN = 'Password must not be your name, organization or email';
const ADA = {
  name: 'Ada  Lovelace-Émile',
  organization: 'Analytical Engines Ltd.',
  email: 'ada.king+work@example.org',
};

describe('a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['1234567', SHORT],
    ['😀😀😀😀', SHORT],
    // Seven characters, each written as a letter and its accent.
    ['e\u0301'.repeat(7), SHORT],
    ['ü'.repeat(37), LONG],
    // 24 ligatures of three bytes, which become 72 letters; 25 are too many.
    ['ﬃ'.repeat(25), LONG],
    ['good enough \ud800', 'Password contains a character that can not be used'],
    ['\udc00 good enough', 'Password contains a character that can not be used'],
    ['12345678', COMMON],
    ['Password123', COMMON],
    ['IloveYou', COMMON],
    // Full-width letters are the same letters.
    ['ｐａｓｓｗｏｒｄ', COMMON],
  ])('%j is refused: %s', (password, fault) => {
    expect(newPasswordFault(password)).toBe(fault);
  });

  it.each([
    'ada lovelace-émile',
    'AdaLovelaceEmile',
    'lovelace emile',
    'Analytical',
    'analytical engines ltd',
    'ada.king+work@example.org',
    'ADA.KING+WORK',
  ])('%j is refused to whom it names', (password) => {
    expect(ownPasswordFault(password, ADA)).toBe(OWN);
    expect(newPasswordFault(password)).toBeUndefined();
  });

  it('is refused without the tag of an address too', () => {
    expect(ownPasswordFault('ada-lovelace', { email: 'ada.lovelace+work@example.org' })).toBe(OWN);
  });

  it.each([
    ['correct horse', {}],
    ['ü'.repeat(36), {}],
    ['ﬃ'.repeat(24), {}],
    ['e\u0301'.repeat(8), {}],
    ['🐎🔋🧷🐎🔋🧷🐎🔋', {}],
    ['!!!!!!!!', { name: '...', organization: '???' }],
    ['ada lovelace invented it', ADA],
  ])('%j is taken', (password, owner) => {
    expect(newPasswordFault(password) ?? ownPasswordFault(password, owner)).toBeUndefined();
  });

  it('is the same however it was typed', () => {
    expect(normalisedPassword('caf\u0065\u0301 \u212b ﬁ')).toBe('caf\u00e9 \u00c5 fi');
  });
});

describe('the list of common passwords', () => {
  it('holds about a thousand, in lower case and long enough to be refused for this alone', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(950);
    expect(
      [...COMMON_PASSWORDS].filter((one) => one !== one.toLowerCase() || one.length < 8 || one.length > 72),
    ).toEqual([]);
    for (const known of ['password', 'qwerty123', 'iloveyou', 'sunshine', '11111111', 'password123', 'letmein123'])
      expect(COMMON_PASSWORDS).toContain(known);
  });
});
