import { describe, expect, it } from '@jest/globals';
import type { BriefPart } from '@parley/shared';
import { hasRoomForWorry, wholeWords, whyNot, withoutWords, withWords, wordsFor } from './passages';

const TEXT =
  'Notes. It is our dentist, Fergal Tuohy.\nHe won’t lay off\ntwo girls. I want the first floor by 13 October. It is 31 grand.';
const at = (words: string) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
};
const BRIEF: BriefPart = {
  text: TEXT,
  understood: [],
  invented: [],
  choices: {
    role: [],
    organisation: [],
    goal: [],
    concerns: [],
    sentences: [
      { ...at('He won’t lay off\ntwo girls.'), said: 'I won’t lay off two girls.', goal: null },
      { ...at('I want the first floor by 13 October.'), said: null, goal: 'Get the first floor by 13 October.' },
    ],
  },
  organisation: '',
  concerns: [
    { id: 'a', summary: 'x', worry: 'y' },
    { id: 'b', summary: 'x', worry: 'y' },
  ],
  facts: [],
};

describe('words that are marked in a brief', () => {
  it('are whole words, whatever was marked of them', () => {
    const text = 'It is our dentist, (Fergal).';
    expect(wholeWords(text, { start: 12, end: 15 })).toEqual({ start: 10, end: 17 });
    expect(wholeWords(text, { start: 9, end: 22 })).toEqual({ start: 9, end: 26 });
    expect(wholeWords(text, { start: 17, end: 19 })).toEqual({ start: 17, end: 19 });
  });

  it('are a role without an article and a stop, and a house as it is called', () => {
    expect(wordsFor(BRIEF, at('our dentist,'), 'role')).toBe('Dentist');
    expect(wordsFor(BRIEF, at(' Fergal Tuohy.'), 'organisation')).toBe('Fergal Tuohy');
  });

  it('are said as they would say the sentence, and the goal that it tells', () => {
    expect(wordsFor(BRIEF, at('He won’t lay off\ntwo girls'), 'concern')).toBe('I won’t lay off two girls.');
    expect(wordsFor(BRIEF, at('won’t lay off\ntwo girls. '), 'opening')).toBe('I won’t lay off two girls.');
    expect(wordsFor(BRIEF, at('I want the first floor by 13 October.'), 'goal')).toBe(
      'Get the first floor by 13 October.',
    );
  });

  it('stay as they stand where they are less than a sentence, more than one, or nothing becomes of it', () => {
    expect(wordsFor(BRIEF, at('two girls'), 'concern')).toBe('Two girls.');
    expect(wordsFor(BRIEF, at('He won’t lay off\ntwo girls. I want the first floor by 13 October.'), 'concern')).toBe(
      'He won’t lay off two girls. I want the first floor by 13 October.',
    );
    expect(wordsFor(BRIEF, at('It is 31 grand'), 'fact')).toBe('It is 31 grand.');
    expect(wordsFor(BRIEF, at('He won’t lay off\ntwo girls.'), 'fact')).toBe('He won’t lay off two girls.');
  });

  it('stand in their field, and a worry and a fact beside the others', () => {
    expect(withWords(BRIEF, 'role', 'Dentist', { role: 'Tenant' })).toEqual({
      values: { role: 'Dentist' },
      field: 'role',
    });
    expect(withWords(BRIEF, 'fact', 'It is 31 grand.', { 'concern:own-1': 'x' })).toEqual({
      values: { 'concern:own-1': 'x', 'fact:own-2': 'It is 31 grand.' },
      field: 'fact:own-2',
    });
    expect(withWords(BRIEF, 'worry', 'I signed for it.', { 'removed:a': 'yes' })).toEqual({
      values: { 'removed:a': 'yes', 'worry:b': 'I signed for it.' },
      field: 'worry:b',
    });
  });

  it('are taken back alone, whatever was written since', () => {
    expect(withoutWords('role', 'Tenant', {}, { role: 'Dentist', goal: 'x' })).toEqual({ role: 'Tenant', goal: 'x' });
    const added = { 'fact:own-1': 'It is 31 grand.', 'knows:own-1': 'both', goal: 'x' };
    expect(withoutWords('fact:own-1', undefined, {}, added)).toEqual({ goal: 'x' });
    // Saved since: left out, as any other.
    expect(withoutWords('fact:own-1', undefined, { 'fact:own-1': 'It is 31 grand.' }, added)).toEqual({
      ...added,
      'removed:own-1': 'yes',
    });
  });

  it('are refused with the reason where they are too many, or worries enough', () => {
    const values = { 'concern:own-1': 'x', 'concern:own-2': 'y' };
    expect(whyNot(BRIEF, {}, at('two girls'), 'concern')).toBeNull();
    expect(whyNot(BRIEF, values, at('two girls'), 'concern')).toBe(
      '4 worries are the most: remove one to add another.',
    );
    expect(hasRoomForWorry(BRIEF, { ...values, 'removed:a': 'yes' })).toBe(true);
    const long: BriefPart = { ...BRIEF, text: 'long '.repeat(60) };
    expect(whyNot(long, {}, { start: 0, end: 300 }, 'goal')).toBe('Select fewer words for what is grey.');
    expect(whyNot(long, {}, { start: 0, end: 300 }, 'opening')).toBeNull();
  });
});
