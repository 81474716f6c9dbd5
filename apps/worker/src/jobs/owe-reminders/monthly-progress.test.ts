import { describe, expect, it } from '@jest/globals';
import type { Skill } from '@parley/shared';
import { firstOfMonth, monthlyProgress, type PractisedReport } from './monthly-progress';

const NOVEMBER = new Date('2026-11-01T00:00:00Z');
const report = (
  completedAt: string,
  overallScore: number,
  skills: Partial<Record<Skill, number | null>> = {},
): PractisedReport => ({
  completedAt: new Date(completedAt),
  overallScore,
  skills: (Object.entries(skills) as [Skill, number | null][]).map(([skill, score]) => ({ skill, score })),
});

describe('the progress of a month', () => {
  it('counts and averages each month, from the first one practised in', () => {
    const reports = [
      report('2026-11-30T23:59:59.999Z', 8),
      report('2026-11-01T00:00:00Z', 7),
      report('2026-10-31T23:59:59.999Z', 6),
      report('2026-08-12T10:00:00Z', 4),
      report('2026-12-01T00:00:00Z', 1),
      report('2026-05-31T23:59:59Z', 1),
    ];
    expect(monthlyProgress(reports, NOVEMBER)?.months).toEqual([
      { month: '2026-08', completed: 1, averageScore: 4 },
      { month: '2026-09', completed: 0, averageScore: null },
      { month: '2026-10', completed: 1, averageScore: 6 },
      { month: '2026-11', completed: 2, averageScore: 7.5 },
    ]);
  });

  it('looks back six months, over the turn of a year', () => {
    const reports = [report('2027-01-05T00:00:00Z', 5), report('2026-08-01T00:00:00Z', 5)];
    const months = monthlyProgress(reports, new Date('2027-01-01T00:00:00Z'))?.months;
    expect(months?.map(({ month }) => month)).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
    ]);
  });

  it('names the skill with the lowest average of that month alone', () => {
    const reports = [
      report('2026-11-02T00:00:00Z', 6, { persuasion: 4, leadership: 5, documentation: null }),
      report('2026-11-03T00:00:00Z', 6, { persuasion: 8, leadership: 5 }),
      report('2026-10-03T00:00:00Z', 6, { active_listening: 0 }),
    ];
    expect(monthlyProgress(reports, NOVEMBER)?.weakest).toEqual({ skill: 'leadership', average: 5 });
    expect(monthlyProgress([report('2026-11-02T00:00:00Z', 6)], NOVEMBER)?.weakest).toBeNull();
  });

  it('is nothing for who finished nothing in it', () => {
    expect(monthlyProgress([], NOVEMBER)).toBeNull();
    expect(monthlyProgress([report('2026-10-03T00:00:00Z', 6)], NOVEMBER)).toBeNull();
  });
});

describe('the first of a month', () => {
  it.each([
    ['2026-11-22T19:00:00Z', -1, '2026-10-01T00:00:00.000Z'],
    ['2026-01-31T23:59:59Z', -1, '2025-12-01T00:00:00.000Z'],
    ['2026-12-31T00:00:00Z', 1, '2027-01-01T00:00:00.000Z'],
    ['2028-03-31T00:00:00Z', -1, '2028-02-01T00:00:00.000Z'],
  ])('of %s, %i months on, is %s', (date, offset, first) => {
    expect(firstOfMonth(new Date(date), offset).toISOString()).toBe(first);
  });
});
