import { describe, expect, it } from '@jest/globals';
import { scenarios as library } from '@parley/content';
import type { TeamMemberRecord, TeamResultRecord } from '@parley/db';
import { SKILLS, teamReportSchema } from '@parley/shared';
import { teamFigures } from './team-figures';
import { teamReport, teamReportVersion } from './team-report';
import { memberRecord, resultRecord, teamRecord } from './testing/records';

const NOW = new Date('2026-11-23T15:04:05.678Z');
const TEAM = '64b000000000000000000001';
const person = (number: number, given: Partial<TeamMemberRecord> = {}): TeamMemberRecord =>
  memberRecord({
    id: `member-${number}`,
    name: `Nadia Number ${number}`,
    email: `nadia${number}@example.org`,
    ...given,
  });
const skills = (score: number) => SKILLS.map((skill, index) => ({ skill, score: Math.max(0, score - index / 2) }));

/** @param given what replaces the members, the results */
function reportOf(
  { members = [person(1)], results = [] }: { members?: TeamMemberRecord[]; results?: TeamResultRecord[] } = {},
  now = NOW,
) {
  return teamReport(teamFigures({ team: teamRecord(), everybody: members, results }, now));
}

describe('the report of a team', () => {
  const members = [1, 2, 3, 4, 5, 6].map((number) => person(number));
  const results = members.flatMap(({ id }, index) => [
    resultRecord({ memberId: id, overallScore: 7.25, skills: skills(9) }),
    resultRecord({
      memberId: id,
      overallScore: 6.5,
      skills: skills(9),
      scenarioSlug: index === 0 ? null : 'budget-cut',
    }),
  ]);

  it('holds to its schema, with days in place of moments and scores to one decimal', () => {
    const report = reportOf({ members, results });
    expect(teamReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
    expect(report).toMatchObject({
      team: { startedOn: '2026-10-05', endsOn: '2026-12-04' },
      asOf: '2026-11-23',
      completed: 12,
      practising: 6,
      average: { score: 6.9, people: 6 },
      practised: {
        scenarios: [
          { title: 'Scope Change Request', completed: 6, people: 6, average: 7.3 },
          { completed: 5, people: 5, average: 6.5 },
        ],
        own: 1,
      },
    });
    expect(report.skills.averages?.map(({ average }) => average)).toEqual([9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5]);
  });

  it('names nobody', () => {
    expect(JSON.stringify(reportOf({ members, results }))).not.toMatch(/nadia|example\.org|member-/i);
  });

  it('counts people who have left in the totals, and not among the members', () => {
    const left = person(7, { status: 'left' });
    const report = reportOf({
      members: [...members, left],
      results: [...results, resultRecord({ memberId: left.id, overallScore: 2 })],
    });
    expect(report).toMatchObject({ completed: 13, practising: 6, seats: { members: 6 }, average: { people: 7 } });
  });

  it('lists ten scenarios and counts the rest', () => {
    const all = library
      .slice(0, 13)
      .flatMap(({ slug }, index) =>
        Array.from({ length: index < 10 ? 3 : 2 }, () => resultRecord({ memberId: 'member-1', scenarioSlug: slug })),
      );
    const { practised } = reportOf({ results: all });
    expect(practised.scenarios).toHaveLength(10);
    expect(practised.others).toEqual({ scenarios: 3, completed: 6 });
    // One person's score would have the scenario's name on it.
    expect(practised.scenarios.every(({ average }) => average === null)).toBe(true);
  });

  it('is the same version for the same state of a day, and another for any other state, team or day', () => {
    const version = (report = reportOf({ members, results }), team = TEAM) => teamReportVersion(team, report);
    const laterThatDay = reportOf({ members, results }, new Date('2026-11-23T20:00:00Z'));
    expect(version(laterThatDay)).toBe(version());
    const others = [
      version(reportOf({ members, results: [...results, resultRecord({ memberId: 'member-1' })] })),
      version(reportOf({ members: members.slice(1), results })),
      version(reportOf({ members: [person(1, { creditsUsed: 1 }), ...members.slice(1)], results })),
      version(reportOf({ members: [person(1, { scoresShared: false }), ...members.slice(1)], results })),
      version(reportOf({ members, results }, new Date('2026-11-24T00:00:00Z'))),
      version(undefined, '64b000000000000000000002'),
    ];
    expect(new Set([version(), ...others]).size).toBe(7);
  });
});

describe('what to practise next', () => {
  const next = (members: TeamMemberRecord[], results: TeamResultRecord[]) => reportOf({ members, results }).next;
  const essentials = 'scope-change-request';
  const five = [1, 2, 3, 4, 5].map((number) => person(number));
  const good = SKILLS.map((skill) => ({ skill, score: 9 }));
  const low = SKILLS.map((skill) => ({ skill, score: skill === 'persuasion' ? 4.26 : skill === 'leadership' ? 5 : 9 }));

  it('is the first track while nobody has completed anything', () => {
    expect(next(five, [])).toEqual([
      { what: 'Begin with New PM Essentials.', why: 'Nobody has completed a conversation yet.' },
    ]);
  });

  it('is the lowest skill with the scenarios that train it and are practised least, then who has not begun, then a track', () => {
    const results = five.map(({ id }) => resultRecord({ memberId: id, skills: low, scenarioSlug: essentials }));
    const advice = next([...five, person(6)], results);
    expect(advice.map(({ why }) => why)).toEqual([
      'The team’s lowest skill: 4.3, the mean of 5 people.',
      '1 of 6 members has not completed one yet.',
      'All 5 people who have begun it have scenarios left.',
    ]);
    const [persuasion] = advice;
    const named = [...(persuasion?.what ?? '').matchAll(/‘([^’]+(?:’[a-z][^’]*)?)’/g)].map(([, title]) => title);
    expect(named).toHaveLength(2);
    for (const title of named) {
      const scenario = library.find((one) => one.title === title);
      expect(scenario?.skills).toContain('persuasion');
      expect(scenario?.slug).not.toBe(essentials);
    }
    expect(advice[2]?.what).toBe('Finish New PM Essentials.');
  });

  it('goes on with the second lowest skill where everybody practises and no track is on its way', () => {
    const results = five.map(({ id }) => resultRecord({ memberId: id, skills: low, scenarioSlug: null }));
    expect(next(five, results).map(({ why }) => why)).toEqual([
      'The team’s lowest skill: 4.3, the mean of 5 people.',
      'The team’s second lowest skill: 5.0, the mean of 5 people.',
      'No member has completed one of its scenarios yet.',
    ]);
  });

  it('says nothing of skills with fewer than five people behind them', () => {
    const results = five.slice(1).map(({ id }) => resultRecord({ memberId: id, skills: low }));
    expect(next(five.slice(1), results).map(({ what }) => what)).toEqual([
      'Finish New PM Essentials.',
      'Begin Senior PM Challenges.',
    ]);
  });

  it('is nothing where all is well', () => {
    const all = library.map(({ slug }) => slug);
    const results = five.flatMap(({ id }) =>
      all.map((scenarioSlug) => resultRecord({ memberId: id, skills: good, scenarioSlug })),
    );
    expect(next(five, results)).toEqual([]);
  });
});
