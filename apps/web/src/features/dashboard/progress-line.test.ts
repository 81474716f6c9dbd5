import { describe, expect, it } from '@jest/globals';
import type { ProgressReport } from '@parley/shared';
import { progressLine } from './progress-line';

const report = (skills: ProgressReport['skills']): ProgressReport => ({
  _id: 'c1',
  title: 'One',
  completedAt: '2026-11-18T09:00:00.000Z',
  skills,
});
const OTHERWISE = 'Every session, with its score and report';

describe('the door to the progress', () => {
  it.each<[string, ProgressReport[] | undefined, string]>([
    ['not known', undefined, OTHERWISE],
    ['nothing completed', [], OTHERWISE],
    ['one skill alone', [report({ leadership: 4 })], OTHERWISE],
    ['all alike', [report({ leadership: 4, persuasion: 4 })], OTHERWISE],
    [
      'means of each skill',
      [report({ leadership: 4, documentation: 3.9 }), report({ leadership: 8, empathy_building: 8.3 })],
      'Strongest: Empathy building 8.3. Weakest: Documentation 3.9',
    ],
    [
      'the last five alone',
      [report({ documentation: 0 }), ...Array.from({ length: 5 }, () => report({ leadership: 4, documentation: 9 }))],
      'Strongest: Documentation 9.0. Weakest: Leadership 4.0',
    ],
  ])('says where one stands: %s', (_, reports, line) => {
    expect(progressLine(reports && { reports })).toBe(line);
  });
});
