/** People with scores, for tests of what compares them. */
import type { TeamMemberRecord, TeamResultRecord } from '@parley/db';
import type { Skill } from '@parley/shared';
import { memberRecord, resultRecord } from './records';

const HOUR_MS = 60 * 60 * 1000;
const FIRST = new Date('2026-10-06T08:00:00.000Z');

/** Somebody with this name, whose id it is too. */
export function person(name: string, given: Partial<TeamMemberRecord> = {}): TeamMemberRecord {
  return memberRecord({ id: name, userId: `account of ${name}`, name, email: `${name}@example.org`, ...given });
}

/** That person's results with these scores (0-10), an hour apart. */
export function scoresOf(
  name: string,
  scores: readonly number[],
  given: Partial<TeamResultRecord> = {},
): TeamResultRecord[] {
  return scores.map((overallScore, index) =>
    resultRecord({
      memberId: name,
      overallScore,
      completedAt: new Date(FIRST.getTime() + index * HOUR_MS),
      ...given,
    }),
  );
}

/** One result of that person with these scores in skills. */
export function skillResult(name: string, skills: Partial<Record<Skill, number>>): TeamResultRecord {
  return resultRecord({
    memberId: name,
    skills: Object.entries(skills).map(([skill, score]) => ({ skill: skill as Skill, score })),
  });
}
