/** What a team practises: how it scores, on which scenarios, and how far it is on the learning tracks (product §18.5). */
import { scenarios as library, tracks } from '@parley/content';
import type { TeamResultRecord } from '@parley/db';
import type { MemberFigures, TeamFigures } from '@parley/shared';
import { mean } from './mean';
import type { ResultsByMember } from './member-figures';
import { isAverageShown } from './policy';

const BUCKETS = 10;

/** How many conversations scored from 0 to below 1, from 1 to below 2, ... from 9 to 10: ten numbers. */
export function distributionOf(results: readonly TeamResultRecord[]): number[] {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  for (const { overallScore } of results) {
    const bucket = Math.min(BUCKETS - 1, Math.floor(overallScore));
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** How many of the active members have begun each track, and have completed it; in the library's order. */
export function tracksOf(members: readonly MemberFigures[], results: ResultsByMember): TeamFigures['tracks'][number][] {
  const done = members
    .filter(({ status }) => status === 'active')
    .map(({ memberId }) => new Set((results.get(memberId) ?? []).map(({ scenarioSlug }) => scenarioSlug)));
  return tracks.map(({ slug, name, scenarios }) => ({
    slug,
    title: name,
    scenarios: scenarios.length,
    begun: done.filter((slugs) => scenarios.some((one) => slugs.has(one))).length,
    completed: done.filter((slugs) => scenarios.every((one) => slugs.has(one))).length,
  }));
}

/**
 * The scenarios of the library that were practised, the most practised first; those of people's own are only counted. An
 * average over too few people would be one person's score with the scenario's name on it (product §18.4).
 */
export function scenariosOf(results: readonly TeamResultRecord[]): Pick<TeamFigures, 'scenarios' | 'ownScenarios'> {
  const bySlug = new Map<string, TeamResultRecord[]>();
  let ownScenarios = 0;
  for (const result of results) {
    const { scenarioSlug: slug } = result;
    const same = slug === null ? undefined : bySlug.get(slug);
    if (slug === null) ownScenarios += 1;
    else if (same) same.push(result);
    else bySlug.set(slug, [result]);
  }
  const scenarios = [...bySlug]
    .map(([slug, on]) => {
      const people = new Set(on.map(({ memberId }) => memberId)).size;
      const averageScore = isAverageShown(people) ? mean(on.map(({ overallScore }) => overallScore)) : null;
      return { slug, title: scenarioTitle(slug), completed: on.length, people, averageScore };
    })
    .toSorted((one, other) => other.completed - one.completed || one.title.localeCompare(other.title, 'en'));
  return { scenarios, ownScenarios };
}

const titles = new Map(library.map(({ slug, title }) => [slug, title]));

/** What a scenario of the library is called; one that has left it since, after its slug ('Late again' for 'late-again'). */
export function scenarioTitle(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return titles.get(slug) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
