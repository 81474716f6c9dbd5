import { describe, expect, it } from '@jest/globals';
import type { AssignmentRecord, TeamMemberRecord, TeamResultRecord } from '@parley/db';
import { askedMembers, assignmentProgress, resultsByMember } from './assignment-progress';

const ASKED = new Date('2026-11-20T10:00:00Z');
const OVER = new Date('2026-12-05T12:00:00Z');
const assignment = (given: Partial<AssignmentRecord> = {}): AssignmentRecord => ({
  id: 'a1',
  teamId: 't1',
  kind: 'scenario',
  slug: 'scope-change-request',
  title: 'Scope Change Request',
  scenarios: ['scope-change-request'],
  note: '',
  dueOn: '2026-12-04',
  overAt: OVER,
  memberIds: null,
  askedBy: 'm1',
  askedAt: ASKED,
  endedAt: null,
  ...given,
});
const TRACK = { kind: 'track', slug: 'new-pm-essentials', scenarios: ['one', 'two'] } as const;
const result = (at: string, overallScore: number, scenarioSlug: string | null = 'scope-change-request') => ({
  completedAt: new Date(at),
  overallScore,
  scenarioSlug,
});

describe('how far somebody is with a scenario (product §25.3)', () => {
  it('is nothing before the first', () => {
    expect(assignmentProgress(assignment(), [])).toEqual({ doneAt: null, bestScore: null, completed: 0, of: 1 });
  });

  it('is done with the first completed since it was asked for, and keeps the best score', () => {
    const results = [
      result('2026-11-24T10:00:00Z', 6),
      result('2026-11-22T10:00:00Z', 7.5),
      result('2026-11-23T10:00:00Z', 5),
    ];
    expect(assignmentProgress(assignment(), results)).toEqual({
      doneAt: new Date('2026-11-22T10:00:00Z'),
      bestScore: 7.5,
      completed: 1,
      of: 1,
    });
  });

  it('counts neither what was completed before, nor other scenarios, nor one of the person’s own', () => {
    const results = [
      result('2026-11-20T09:59:59Z', 9),
      result('2026-11-21T10:00:00Z', 9, 'budget-cut-negotiation'),
      result('2026-11-21T10:00:00Z', 9, null),
    ];
    expect(assignmentProgress(assignment(), results)).toMatchObject({ doneAt: null, bestScore: null });
  });

  it('counts a score of 0', () => {
    expect(assignmentProgress(assignment(), [result('2026-11-21T10:00:00Z', 0)])).toMatchObject({
      bestScore: 0,
      completed: 1,
    });
  });

  it.each([
    ['2026-12-05T11:59:59Z', null, 1],
    ['2026-12-05T12:00:00Z', null, 0],
    ['2026-11-25T09:59:59Z', '2026-11-25T10:00:00Z', 1],
    ['2026-11-25T10:00:00Z', '2026-11-25T10:00:00Z', 0],
  ])('completed at %s, ended by hand at %j, counts %d', (at, endedAt, completed) => {
    const task = assignment({ endedAt: endedAt === null ? null : new Date(endedAt) });
    expect(assignmentProgress(task, [result(at, 8)]).completed).toBe(completed);
  });
});

describe('how far somebody is with a track', () => {
  it('counts what was completed at any time, and is done with the last of its scenarios', () => {
    const task = assignment(TRACK);
    const first = result('2026-09-01T10:00:00Z', 6, 'one');
    expect(assignmentProgress(task, [first])).toEqual({ doneAt: null, bestScore: 6, completed: 1, of: 2 });
    const results = [first, result('2026-11-21T10:00:00Z', 8, 'two'), result('2026-11-22T10:00:00Z', 7, 'one')];
    expect(assignmentProgress(task, results)).toEqual({
      doneAt: new Date('2026-11-21T10:00:00Z'),
      bestScore: 7.5,
      completed: 2,
      of: 2,
    });
  });

  it('may have been done before it was asked for', () => {
    const results = [result('2026-09-01T10:00:00Z', 6, 'one'), result('2026-09-02T10:00:00Z', 6, 'two')];
    expect(assignmentProgress(assignment(TRACK), results).doneAt).toEqual(new Date('2026-09-02T10:00:00Z'));
  });
});

describe('who is asked', () => {
  const member = (id: string, status: TeamMemberRecord['status'] = 'active'): TeamMemberRecord => ({
    id,
    teamId: 't1',
    userId: `u-${id}`,
    name: `Member ${id}`,
    email: `${id}@example.org`,
    role: 'member',
    status,
    invitedBy: null,
    invitedAt: null,
    invitationEndsAt: null,
    joinedAt: ASKED,
    leftAt: null,
    scoresShared: true,
    creditsUsed: 0,
    lastBegunAt: null,
  });
  const members = [member('m1'), member('m2'), member('m3', 'invited'), member('m4', 'left')];
  const results: TeamResultRecord[] = [
    { memberId: 'm2', skills: [], ...result('2026-11-21T10:00:00Z', 8) },
    { memberId: 'm4', skills: [], ...result('2026-11-21T10:00:00Z', 9) },
  ];

  it('is everybody who is in the team, each with their own results', () => {
    const asked = askedMembers(assignment(), members, resultsByMember(results));
    expect(asked.map(({ member: { id }, progress }) => [id, progress.completed])).toEqual([
      ['m1', 0],
      ['m2', 1],
    ]);
  });

  it('is who was chosen and is in the team still', () => {
    const chosen = assignment({ memberIds: ['m2', 'm4'] });
    expect(askedMembers(chosen, members, resultsByMember(results)).map(({ member: { id } }) => id)).toEqual(['m2']);
  });
});
