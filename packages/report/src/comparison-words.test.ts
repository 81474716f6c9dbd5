import { describe, expect, it } from '@jest/globals';
import type { PreviousAttempt } from '@parley/shared';
import { attemptDay, changeSentence, scoreSentence, skillMoves } from './comparison-words';
import { samplePreviousAttempt } from './testing/sample';

const label = (id: string): PreviousAttempt['newlyMet'][number] => ({ id, skill: 'leadership', label: id });
const changes = (gained: number, lost: number, overallScore = 6): PreviousAttempt =>
  samplePreviousAttempt({
    overallScore,
    newlyMet: Array.from({ length: gained }, (_, at) => label(`g${at}`)),
    noLongerMet: Array.from({ length: lost }, (_, at) => label(`l${at}`)),
  });

describe('attemptDay', () => {
  it('is the day, with its year only where that is another', () => {
    expect(attemptDay('2026-11-14T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'UTC')).toBe('on 14\u00a0November');
    expect(attemptDay('2025-11-14T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'UTC')).toBe(
      'on 14\u00a0November\u00a02025',
    );
  });

  it('is the time where both were held on one day of the reader', () => {
    expect(attemptDay('2026-11-21T09:12:00.000Z', '2026-11-21T10:00:00.000Z', 'UTC')).toBe(
      'earlier the same day, at 09:12',
    );
    expect(attemptDay('2026-11-20T23:30:00.000Z', '2026-11-21T10:00:00.000Z', 'Europe/Berlin')).toBe(
      'earlier the same day, at 00:30',
    );
  });
});

describe('scoreSentence', () => {
  it('says more, less or the same', () => {
    expect(scoreSentence(6.4, 5.6, 'on 14 November')).toBe('0.8 more than on 14 November.');
    expect(scoreSentence(5.6, 6.4, 'on 14 November')).toBe('0.8 less than on 14 November.');
    expect(scoreSentence(6.4, 6.4, 'on 14 November')).toBe('The same score as on 14 November.');
  });
});

describe('changeSentence', () => {
  it.each([
    ['gained only', 7, changes(2, 0), 'You met 2\u00a0indicators that you missed then, and lost none.'],
    [
      'gained and lost, and better',
      7,
      changes(3, 1),
      'You met 3\u00a0indicators that you missed then, and lost 1 that you had.',
    ],
    [
      'lost only',
      5,
      changes(0, 1),
      '1\u00a0indicator that you met then is missing now. You have done it before, so you can have it back.',
    ],
    [
      'worse, with something won',
      5,
      changes(1, 2),
      'Even so, you met 1\u00a0indicator that you missed then. What you lost you have done before, so you can have it back.',
    ],
    ['all the same', 6, changes(0, 0), 'The same indicators are met as well.'],
    [
      'the same indicators and another score',
      7,
      changes(0, 0),
      'The same indicators are met. What made the difference stands in the other lines of the sum below.',
    ],
  ])('%s', (_, overall, previous, sentence) => {
    expect(changeSentence(overall, previous)).toBe(sentence);
  });
});

describe('skillMoves', () => {
  it('keeps what moved, the greatest move first', () => {
    const moves = skillMoves([
      { skill: 'leadership', before: 6.7, after: 3.3 },
      { skill: 'persuasion', before: 5, after: 5 },
      { skill: 'documentation', before: 3.3, after: 6.7 },
      { skill: 'problem_solving', before: 0, after: 10 },
    ]);
    expect(moves.map(({ skill, change }) => [skill, change])).toEqual([
      ['problem_solving', 10],
      ['documentation', 3.4],
      ['leadership', -3.4],
    ]);
  });
});
