import { describe, expect, it } from '@jest/globals';
import type { TeamMemberRecord, TeamResultRecord } from '@parley/db';
import { gainOf } from './leaderboard';
import { teamFigures } from './team-figures';
import { person, scoresOf } from './testing/people';
import { teamRecord } from './testing/records';

const NOW = new Date('2026-11-23T09:00:00.000Z');

const figuresOf = (everybody: readonly TeamMemberRecord[], results: readonly TeamResultRecord[]) =>
  teamFigures({ team: teamRecord(), everybody, results }, NOW);

/** Places as 'position name', of people with these scores. */
function places(scores: Record<string, readonly number[]>, given: Record<string, Partial<TeamMemberRecord>> = {}) {
  const { leaderboard } = figuresOf(
    Object.keys(scores).map((name) => person(name, given[name])),
    Object.entries(scores).flatMap(([name, own]) => scoresOf(name, own)),
  );
  return leaderboard.map(({ position, name }) => `${position} ${name}`);
}

function improved(scores: Record<string, readonly number[]>, given: Record<string, Partial<TeamMemberRecord>> = {}) {
  return figuresOf(
    Object.keys(scores).map((name) => person(name, given[name])),
    Object.entries(scores).flatMap(([name, own]) => scoresOf(name, own)),
  ).mostImproved;
}

describe('the leaderboard', () => {
  it('goes by completed conversations, then by the average', () => {
    expect(places({ Ada: [9], Ben: [4, 4], Cleo: [5, 5], Dan: [1, 1, 1] })).toEqual([
      '1 Dan',
      '2 Cleo',
      '3 Ben',
      '4 Ada',
    ]);
  });

  it('shares places among equals and leaves out the ones after them', () => {
    expect(places({ Eve: [5], Ada: [7, 7], Dan: [6, 6], Cleo: [6, 6], Ben: [6, 6], Fay: [5] })).toEqual([
      '1 Ada',
      '2 Ben',
      '2 Cleo',
      '2 Dan',
      '5 Eve',
      '5 Fay',
    ]);
  });

  it('shares the first place too, and all of them', () => {
    expect(places({ Ben: [6], Ada: [6] })).toEqual(['1 Ada', '1 Ben']);
  });

  it('takes averages for equal that are shown as equal', () => {
    expect(places({ Ada: [6.1, 6.2, 6.2], Ben: [6.2, 6.2, 6.2] })).toEqual(['1 Ada', '1 Ben']);
  });

  it('names nobody who has completed nothing, is private, invited or gone', () => {
    const gone = { status: 'removed', leftAt: NOW } as const;
    expect(
      places(
        { Ada: [6], Ben: [], Cleo: [9], Dan: [9], Eve: [] },
        { Cleo: { scoresShared: false }, Dan: gone, Eve: { status: 'invited' } },
      ),
    ).toEqual(['1 Ada']);
  });

  it('is empty in a new team', () => {
    expect(places({})).toEqual([]);
  });
});

describe('most improved', () => {
  it('compares the mean of the first three with that of the last three', () => {
    expect(improved({ Ada: [3, 4, 5, 6, 7, 8] })).toEqual([{ memberId: 'Ada', name: 'Ada', before: 4, now: 7 }]);
  });

  it('needs four scores, which then overlap', () => {
    expect(improved({ Ada: [1, 5, 9], Ben: [3, 5, 5, 6] })).toMatchObject([{ name: 'Ben', before: 13 / 3 }]);
  });

  it('names three, the largest gain first, equals by name', () => {
    const names = improved({ Dan: [1, 1, 1, 9, 9, 9], Cleo: [1, 1, 1, 5], Ben: [2, 2, 2, 6], Ada: [5, 5, 5, 5, 6] });
    expect(names.map(({ name }) => name)).toEqual(['Dan', 'Ben', 'Cleo']);
  });

  it('names nobody who did not gain as it is shown', () => {
    expect(improved({ Ada: [6, 6, 6, 6], Ben: [9, 9, 9, 3], Cleo: [6, 6, 6, 6.1] })).toEqual([]);
  });

  it('names nobody who is private or gone', () => {
    const rising = [1, 1, 1, 9, 9, 9];
    expect(improved({ Ada: rising, Ben: rising }, { Ada: { scoresShared: false }, Ben: { status: 'left' } })).toEqual(
      [],
    );
  });

  it('gains what the shown means differ by', () => {
    expect(gainOf({ before: 13 / 3, now: 16 / 3 })).toBe(1);
    expect(gainOf({ before: 5.04, now: 6.06 })).toBe(1.1);
  });
});
