import { describe, expect, it } from '@jest/globals';
import type { MemberStatus, TeamMembership } from '@parley/db';
import { AppError } from '@parley/shared';
import {
  isAverageShown,
  isCountedIn,
  mayInTeam,
  requireInvited,
  requireRemovable,
  requireRoleChangeable,
  requireTeamRight,
  TEAM_ACTIONS,
  TEAM_VIEWS,
  type Standing,
  type TeamAction,
  type TeamView,
} from './policy';
import { memberRecord, teamRecord } from './testing/records';

const STANDINGS: readonly Standing[] = ['owner', 'admin', 'member', 'none'];

/** Whether owner, admin, member and somebody outside may. */
const RIGHTS: Record<TeamAction, readonly [boolean, boolean, boolean, boolean]> = {
  'see-figures': [true, true, false, false],
  export: [true, true, false, false],
  invite: [true, true, false, false],
  remove: [true, true, false, false],
  'change-roles': [true, false, false, false],
  assign: [true, true, false, false],
  'see-own-place': [true, true, true, false],
  'share-scores': [true, true, true, false],
  leave: [false, true, true, false],
};

const membershipOf = (standing: Standing): TeamMembership | null =>
  standing === 'none' ? null : { team: teamRecord(), member: memberRecord({ role: standing }) };

function refusalOf(work: () => unknown): { code: string; words: string } | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, words: error.userMessage };
    throw error;
  }
}

const NO_ADMIN = { code: 'forbidden', words: "You don't have access to team admin features." };
const OWN_PLACE: readonly TeamAction[] = ['see-own-place', 'share-scores', 'leave'];

describe('who may', () => {
  it('has a row for every action', () => {
    expect(TEAM_ACTIONS.toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
  });

  const cells = TEAM_ACTIONS.flatMap((action) =>
    STANDINGS.map((standing, index) => [standing, action, RIGHTS[action][index] === true] as const),
  );

  it.each(cells)('%s, %s: %p', (standing, action, allowed) => {
    expect(mayInTeam(standing, action)).toBe(allowed);
    const refusal = refusalOf(() => requireTeamRight(membershipOf(standing), action));
    expect(refusal === null).toBe(allowed);
  });

  it('hands on the place it has looked at', () => {
    const membership = membershipOf('admin');
    expect(requireTeamRight(membership, 'invite')).toBe(membership);
  });

  it.each(TEAM_ACTIONS.filter((action) => !OWN_PLACE.includes(action)))(
    'tells members and people outside alike that %s is for admins',
    (action) => {
      for (const standing of ['member', 'none'] as const)
        expect(refusalOf(() => requireTeamRight(membershipOf(standing), action))).toEqual(NO_ADMIN);
    },
  );

  it.each(OWN_PLACE)('finds no place for who has none: %s', (action) => {
    expect(refusalOf(() => requireTeamRight(null, action))).toEqual({
      code: 'not_found',
      words: 'You are not in a team.',
    });
  });

  it('tells an admin who changes roles whose it is', () => {
    expect(refusalOf(() => requireTeamRight(membershipOf('admin'), 'change-roles'))).toEqual({
      code: 'forbidden',
      words: 'Only the owner of the team can change roles.',
    });
  });

  it('tells an owner who leaves what to do', () => {
    expect(refusalOf(() => requireTeamRight(membershipOf('owner'), 'leave'))).toEqual({
      code: 'conflict',
      words: 'The owner can’t leave while the team is theirs. To hand the team over, please write to us.',
    });
  });
});

describe('to whom', () => {
  const target = { role: 'member', status: 'active' } as const;
  const GONE: readonly MemberStatus[] = ['removed', 'left', 'revoked'];

  it.each([
    ['a member', target],
    ['an admin', { role: 'admin', status: 'active' }],
    ['an invited person', { role: 'member', status: 'invited' }],
  ] as const)('removes %s', (_who, given) => {
    const member = memberRecord(given);
    expect(requireRemovable(member)).toBe(member);
  });

  it('never removes the owner', () => {
    expect(refusalOf(() => requireRemovable(memberRecord({ role: 'owner' })))).toEqual({
      code: 'conflict',
      words: 'The owner can’t be removed while the team is theirs. To hand the team over, please write to us.',
    });
  });

  it.each(GONE)('finds nobody who is %s', (status) => {
    for (const require of [requireRemovable, requireInvited, requireRoleChangeable])
      for (const gone of [memberRecord({ status }), null])
        expect(refusalOf(() => require(gone))?.code).toBe('not_found');
  });

  it('sends an invitation again only to who has not joined', () => {
    const invited = memberRecord({ status: 'invited' });
    expect(requireInvited(invited)).toBe(invited);
    expect(refusalOf(() => requireInvited(memberRecord(target)))?.code).toBe('conflict');
  });

  it('gives roles to who has joined, and leaves the owner’s', () => {
    const member = memberRecord(target);
    expect(requireRoleChangeable(member)).toBe(member);
    for (const given of [{ status: 'invited' }, { role: 'owner' }] as const)
      expect(refusalOf(() => requireRoleChangeable(memberRecord(given)))?.code).toBe('conflict');
  });
});

describe('what a team sees', () => {
  const people = {
    sharing: { status: 'active', scoresShared: true },
    private: { status: 'active', scoresShared: false },
    invited: { status: 'invited', scoresShared: true },
    removed: { status: 'removed', scoresShared: true },
    left: { status: 'left', scoresShared: true },
  } as const;

  const SEEN: Record<TeamView, readonly (keyof typeof people)[]> = {
    totals: ['sharing', 'private', 'invited', 'removed', 'left'],
    'member-row': ['sharing', 'private', 'invited'],
    leaderboard: ['sharing'],
    'most-improved': ['sharing'],
    'skill-averages': ['sharing'],
    'assignment-score': ['sharing'],
  };

  it.each(TEAM_VIEWS)('%s', (view) => {
    const seen = Object.entries(people).flatMap(([who, member]) => (isCountedIn(view, member) ? [who] : []));
    expect(seen).toEqual(SEEN[view]);
  });

  it.each([
    [0, false],
    [4, false],
    [5, true],
    [6, true],
  ])('the average of %i people: %p', (count, shown) => {
    expect(isAverageShown(count)).toBe(shown);
  });
});
