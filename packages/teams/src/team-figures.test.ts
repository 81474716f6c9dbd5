import { describe, expect, it } from '@jest/globals';
import { tracks } from '@parley/content';
import type { TeamMemberRecord, TeamRecord, TeamResultRecord } from '@parley/db';
import { scenarioTitle } from './practice';
import { readTeamFigures } from './read-team-figures';
import { teamFigures } from './team-figures';
import { person, scoresOf, skillResult } from './testing/people';
import { resultRecord, teamRecord } from './testing/records';

const NOW = new Date('2026-11-23T09:00:00.000Z');
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'] as const;

const figuresOf = (
  everybody: readonly TeamMemberRecord[],
  results: readonly TeamResultRecord[] = [],
  team: Partial<TeamRecord> = {},
) => teamFigures({ team: teamRecord(team), everybody, results }, NOW);

describe('members', () => {
  it('stand in the table while they hold a seat, the owner first, then by name', () => {
    const { members, totals } = figuresOf([
      person('zoe'),
      person('Ben', { status: 'removed' }),
      person('Örs', { status: 'invited', userId: null, joinedAt: null }),
      person('Ada', { role: 'admin' }),
      person('Max', { role: 'owner' }),
      person('Cleo', { status: 'revoked' }),
    ]);
    expect(members.map(({ name }) => name)).toEqual(['Max', 'Ada', 'Örs', 'zoe']);
    expect(totals).toMatchObject({ seatsTaken: 4, activeMembers: 3, pendingInvitations: 1 });
  });

  it('show counts and the average, those of who is private too', () => {
    const { members } = figuresOf([person('Ada', { creditsUsed: 4, scoresShared: false })], scoresOf('Ada', [6, 7, 7]));
    expect(members).toMatchObject([{ creditsUsed: 4, completed: 3, averageScore: 20 / 3, scoresShared: false }]);
  });

  it.each([
    ['2026-10-05T12:00:00.000Z', '2026-10-06T09:00:00.000Z'],
    ['2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.000Z'],
  ])('were last active when they began or completed: begun %s, so %s', (begun, lastActive) => {
    const { members } = figuresOf([person('Ada', { lastBegunAt: new Date(begun) })], scoresOf('Ada', [5, 6]));
    expect(members[0]?.lastActive).toEqual(new Date(lastActive));
  });

  it('have neither average nor last day before the first conversation', () => {
    expect(figuresOf([person('Ada')]).members).toMatchObject([{ completed: 0, averageScore: null, lastActive: null }]);
  });

  it('tell until when an invitation works, and nothing of one that was accepted', () => {
    const invitationEndsAt = new Date('2026-11-25T09:00:00.000Z');
    const { members } = figuresOf([
      person('Ada', { invitationEndsAt }),
      person('Ben', { invitationEndsAt, status: 'invited' }),
    ]);
    expect(members.map((member) => member.invitationEndsAt)).toEqual([null, invitationEndsAt]);
  });
});

describe('totals', () => {
  it('are of everybody who is or was in the team', () => {
    const { totals } = figuresOf(
      [person('Ada', { creditsUsed: 3 }), person('Ben', { creditsUsed: 2, status: 'removed', userId: null })],
      [...scoresOf('Ada', [8, 8, 8]), ...scoresOf('Ben', [4])],
    );
    expect(totals).toMatchObject({ creditsUsed: 5, completed: 4, averageScore: 6 });
  });

  it.each([
    [10, 300, 3_000],
    [null, 300, null],
    [10, null, null],
    [null, null, null],
  ])('have a pool of %p seats times %p credits', (seats, creditsPerSeat, creditsAvailable) => {
    expect(figuresOf([], [], { seats, creditsPerSeat }).totals).toMatchObject({ creditsAvailable, averageScore: null });
  });
});

describe('skills', () => {
  const five = PEOPLE.map((name) => person(name));

  it('are not averaged over four people', () => {
    const results = PEOPLE.slice(1).map((name) => skillResult(name, { persuasion: 6 }));
    expect(figuresOf(five, results).skills).toEqual({ people: 4, averages: null });
  });

  it('are averaged over five, each for one however much they practised', () => {
    const results = [
      ...PEOPLE.map((name) => skillResult(name, { persuasion: 5 })),
      skillResult('Ada', { persuasion: 10 }),
      skillResult('Ada', { persuasion: 10 }),
    ];
    expect(figuresOf(five, results).skills).toEqual({
      people: 5,
      averages: [{ skill: 'persuasion', average: expect.closeTo((25 / 3 + 20) / 5), people: 5 }],
    });
  });

  it('are listed once five people have a score in that very skill, in the vocabulary’s order', () => {
    const results = PEOPLE.map((name, index) =>
      skillResult(name, { persuasion: 5, active_listening: 4, ...(index > 0 && { empathy_building: 9 }) }),
    );
    const { averages } = figuresOf(five, results).skills;
    expect(averages?.map(({ skill }) => skill)).toEqual(['active_listening', 'persuasion']);
  });

  it.each([
    ['is private', { scoresShared: false }],
    ['was removed', { status: 'removed' }],
    ['has left', { status: 'left' }],
  ] as const)('leave out who %s', (_why, given) => {
    const results = PEOPLE.map((name) => skillResult(name, { persuasion: 6 }));
    const everybody = five.map((member) => (member.name === 'Eve' ? { ...member, ...given } : member));
    expect(figuresOf(everybody, results).skills).toEqual({ people: 4, averages: null });
  });
});

describe('practice', () => {
  it('is distributed over ten steps, a ten in the last', () => {
    const scores = [0, 0.9, 1, 5.5, 8.9, 9, 9.9, 10];
    expect(figuresOf([person('Ada')], scoresOf('Ada', scores)).distribution).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 1, 3]);
  });

  it('is listed by scenario, those of one’s own unnamed, averages from five people on', () => {
    const results = [
      ...PEOPLE.flatMap((name) => scoresOf(name, [6], { scenarioSlug: 'vendor-performance-issue' })),
      ...scoresOf('Ada', [9, 9], { scenarioSlug: 'scope-change-request' }),
      ...scoresOf('Ada', [5, 5, 5], { scenarioSlug: null }),
    ];
    const { scenarios, ownScenarios } = figuresOf(
      PEOPLE.map((name) => person(name)),
      results,
    );
    expect(scenarios).toEqual([
      {
        slug: 'vendor-performance-issue',
        title: 'Vendor Performance Issue',
        completed: 5,
        people: 5,
        averageScore: 6,
      },
      { slug: 'scope-change-request', title: 'Scope Change Request', completed: 2, people: 1, averageScore: null },
    ]);
    expect(ownScenarios).toBe(3);
  });

  it('names a scenario that has left the library after its slug', () => {
    expect(scenarioTitle('late-for-once')).toBe('Late for once');
  });

  it('counts active members on each track, private ones too', () => {
    const [track] = tracks;
    const path = track?.scenarios ?? [];
    const walked = (name: string, slugs: readonly string[]) =>
      slugs.map((scenarioSlug) => resultRecord({ memberId: name, scenarioSlug }));
    const figures = figuresOf(
      [person('Ada', { scoresShared: false }), person('Ben'), person('Cleo'), person('Dan', { status: 'left' })],
      [...walked('Ada', path), ...walked('Ben', path.slice(1)), ...walked('Dan', path)],
    );
    expect(figures.tracks).toHaveLength(tracks.length);
    expect(figures.tracks[0]).toEqual({
      slug: track?.slug,
      title: track?.name,
      scenarios: path.length,
      begun: 2,
      completed: 1,
    });
    expect(figures.tracks[1]).toMatchObject({ begun: 0, completed: 0 });
  });
});

describe('a new team', () => {
  it('has figures too', () => {
    expect(figuresOf([person('Max', { role: 'owner' })], [], { startedAt: NOW })).toMatchObject({
      totals: { completed: 0, averageScore: null, creditsUsed: 0 },
      leaderboard: [],
      mostImproved: [],
      weeks: [{ startsOn: '2026-11-23', completed: 0, people: 0 }],
      skills: { people: 0, averages: null },
      distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      scenarios: [],
      ownScenarios: 0,
    });
  });
});

describe('reading', () => {
  const store = (team: TeamRecord | null) => ({
    teams: {
      find: async () => team,
      everybody: async () => [person('Ada')],
      results: async () => scoresOf('Ada', [7]),
    },
  });

  it('works them out from what is stored', async () => {
    const figures = await readTeamFigures(store(teamRecord()), teamRecord().id, NOW);
    expect(figures).toEqual(figuresOf([person('Ada')], scoresOf('Ada', [7])));
  });

  it('fails where there is no such team', async () => {
    await expect(readTeamFigures(store(null), 'nowhere', NOW)).rejects.toThrow('There is no team nowhere');
  });
});
