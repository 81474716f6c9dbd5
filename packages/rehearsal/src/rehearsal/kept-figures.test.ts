import { describe, expect, it } from '@jest/globals';
import { scopeChange } from '../testing/scenarios/scope-change-request';
import type { TranscriptMessage } from '../types';
import { keptFigures } from './kept-figures';

const fact = (id: string, knownBy: 'student' | 'both', text: string, figures: string[]) => ({
  id,
  text,
  line: text,
  figures,
  knownBy,
});
const scenario = {
  ...scopeChange,
  facts: [
    fact('reserve', 'student', 'There are €61,500 in reserve for two weeks.', ['€61,500', 'two weeks']),
    fact('rent', 'both', 'The hall costs €9,870.', ['€9,870']),
  ],
};
const after = (...said: string[]) =>
  keptFigures(
    scenario,
    said.map((content, at): TranscriptMessage => ({ number: at + 1, role: 'student', content })),
  );

describe('figures that only the student knows', () => {
  it('are kept until they were named, in whatever form', () => {
    expect(after('Good morning.')).toEqual(['€61,500']);
    expect(after('There is money left.', 'I have €61,500.')).toEqual([]);
    expect(after('We hold 61,500 euros.')).toEqual([]);
  });

  it('are those that can be of one thing alone', () => {
    expect(after()).not.toContain('two weeks');
    expect(after()).not.toContain('€9,870');
  });
});
