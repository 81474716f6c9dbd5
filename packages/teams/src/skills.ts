/** What a team is good at, once enough of its people share their scores (product §18.4). */
import type { TeamResultRecord } from '@parley/db';
import { SKILLS, type MemberFigures, type Skill, type TeamFigures } from '@parley/shared';
import { mean } from './mean';
import type { ResultsByMember } from './member-figures';
import { isAverageShown, isCountedIn } from './policy';

/**
 * Each skill as the mean of its people's own means, so that nobody counts for more by practising more. Nothing is averaged
 * over too few people, neither in all nor in a single skill.
 */
export function skillsOf(members: readonly MemberFigures[], results: ResultsByMember): TeamFigures['skills'] {
  const people = members
    .filter((member) => isCountedIn('skill-averages', member))
    .map(({ memberId }) => ownAverages(results.get(memberId) ?? []))
    .filter((averages) => averages.size > 0);
  if (!isAverageShown(people.length)) return { people: people.length, averages: null };
  const averages = SKILLS.flatMap((skill) => {
    const own = people.flatMap((person) => person.get(skill) ?? []);
    const average = mean(own);
    return average !== null && isAverageShown(own.length) ? [{ skill, average, people: own.length }] : [];
  });
  return { people: people.length, averages };
}

/** One person's mean in each skill that they have a score in. */
function ownAverages(results: readonly TeamResultRecord[]): ReadonlyMap<Skill, number> {
  const scores = new Map<Skill, number[]>();
  for (const { skill, score } of results.flatMap((result) => result.skills)) {
    const own = scores.get(skill);
    if (own) own.push(score);
    else scores.set(skill, [score]);
  }
  return new Map(
    [...scores].flatMap(([skill, own]) => {
      const average = mean(own);
      return average === null ? [] : [[skill, average] as const];
    }),
  );
}
