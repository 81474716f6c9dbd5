import { describe, expect, it } from '@jest/globals';
import type { TranscriptMessage } from '../types';
import { promiseDue } from './promises';

describe('what was promised', () => {
  const state = {
    trust: 50,
    patience: 5,
    concerns: [],
    promises: [{ messageNumber: 2, quote: 'You have it by Friday.', day: 'friday' }],
    curve: [],
    outcome: 'open' as const,
    moves: [],
  };
  const said = (...lines: readonly string[]): TranscriptMessage[] =>
    ['You have it by Friday.', ...lines].map((content, at) => ({
      number: 2 + 2 * at,
      role: 'student' as const,
      content,
    }));
  it('is asked after once it is old enough, and once', () => {
    expect(promiseDue(state, said('Well.'), 2, () => false)).toBeNull();
    expect(promiseDue(state, said('Well.', 'And?'), 2, () => false)).toBe('Friday');
    expect(promiseDue(state, said('Well.', 'And?'), 2, (day) => day === 'Friday')).toBeNull();
  });
  it('is not asked after once its day was moved', () => {
    const first = {
      messageNumber: 2,
      quote: 'I will send you the list of bracket questions by Thursday.',
      day: 'thursday',
    };
    const moved = 'I meant Monday, you get the list of bracket questions by Monday.';
    expect(promiseDue({ ...state, promises: [first] }, said(moved, 'Well.'), 2, () => false)).toBeNull();
    expect(
      promiseDue({ ...state, promises: [first] }, said('Your invoice is paid by Monday.', 'Well.'), 2, () => false),
    ).toBe('Thursday');
  });
});
