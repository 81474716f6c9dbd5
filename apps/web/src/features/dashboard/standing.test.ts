import { describe, expect, it } from '@jest/globals';
import { sampleScenarios } from '@/testing/samples';
import { achievementsOf } from './achievements';
import { challengeAmong, libraryPathOf, readinessOf } from './challenge';

const standing = (completed: number, averageScore: number | null, bestScore = averageScore) => ({
  completed,
  averageScore,
  bestScore,
});

describe('achievements (product §7.10)', () => {
  it.each([
    ['nothing yet', standing(0, null), 0, []],
    ['just short of everything', standing(4, 7.9, 9.9), 2, []],
    ['a perfect score', standing(1, 6, 10), 0, ['perfect-score']],
    ['a streak of 3', standing(2, 5), 3, ['streak']],
    ['an average of 8', standing(2, 8), 0, ['high-performer']],
    ['5 completed', standing(5, 5), 0, ['milestone']],
    ['at most 3', standing(9, 8.4, 10), 4, ['perfect-score', 'streak', 'high-performer']],
  ])('%s', (_, totals, streak, names) => {
    expect(achievementsOf(totals, streak).map(({ name }) => name)).toEqual(names);
  });

  it('are told by their figures', () => {
    expect(achievementsOf(standing(1240, 8.25), 3).map(({ figure, text }) => `${figure} ${text}`)).toEqual([
      '3 day streak',
      '8.3 on average: high performer',
      '1,240 sessions completed',
    ]);
  });
});

describe('Ready for a Challenge? (product §7.11)', () => {
  it.each([
    [standing(0, null), null],
    [standing(3, 5.9), null],
    [standing(3, 6), 'ready'],
    [standing(3, 7.9), 'ready'],
    [standing(3, 8), 'strong'],
  ])('%j is %s', (totals, readiness) => {
    expect(readinessOf(totals)).toBe(readiness);
  });

  it('names a hard scenario that is untried, else the one that went worst', () => {
    const [first, second, third] = sampleScenarios();
    if (first === undefined || second === undefined || third === undefined) throw new Error('Three samples expected');
    const scored = { ...first, bestScore: 7 };
    const worse = { ...second, bestScore: 4 };
    expect(challengeAmong([scored, third])).toBe(third);
    expect(challengeAmong([scored, worse])).toBe(worse);
    expect(challengeAmong([])).toBeUndefined();
    expect(libraryPathOf(third)).toBe('/coaching-sessions?difficulty=hard&search=Technical+Debt+vs+Timeline+Pressure');
  });
});
