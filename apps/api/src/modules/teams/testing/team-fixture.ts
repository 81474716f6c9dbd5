/** Teams and people in them, for tests of the API. */
import type { InvitedPerson, NewTeam, TeamMemberRecord, TeamRecord } from '@parley/db';
import { createTeam, inviteToTeam, joinTeam, type UserOptions } from '@parley/db/testing';
import request, { type Test } from 'supertest';
import { signedIn, type SignedIn } from '../../../testing/client';
import type { TestApp } from '../../../testing/create-test-app';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface TeamPerson extends SignedIn {
  readonly member: TeamMemberRecord;
}
export interface TestTeam {
  readonly team: TeamRecord;
  readonly owner: TeamPerson;
}

/** Runs 60 days with 10 seats and 30 credits for each, unless told otherwise. */
export async function openTeam(api: TestApp, given: Partial<NewTeam> = {}): Promise<TestTeam> {
  const owner = await signedIn(api, { name: 'Olga Owner' });
  // After the account, whose trial is the older line of the ledger.
  const now = api.dependencies.clock();
  const team = await createTeam(api.database, {
    name: 'Bridges',
    creditsPerSeat: 30,
    endsAt: new Date(now.getTime() + 60 * DAY_MS),
    ...given,
    ownerId: owner.user.id,
    now,
  });
  const [member] = await api.database.teams.seated(team.id);
  if (!member) throw new Error('The owner holds no seat');
  return { team, owner: { ...owner, member } };
}

/** Somebody whom the owner has invited, without a letter. */
export function invited(api: TestApp, { team }: TestTeam, person: InvitedPerson): Promise<TeamMemberRecord> {
  return inviteToTeam(api.database, team, person, api.dependencies.clock());
}

/** Somebody who has joined. */
export async function joined(
  api: TestApp,
  { team }: TestTeam,
  { role = 'member', ...options }: UserOptions & { readonly role?: 'member' | 'admin' } = {},
): Promise<TeamPerson> {
  const person = await signedIn(api, options);
  const { id: memberId } = await joinTeam(api.database, team, person.user.id, api.dependencies.clock());
  const member = await api.database.teams.setRole({ teamId: team.id, memberId, role });
  if (!member) throw new Error('Who joined is no member');
  return { ...person, member };
}

/** Calls of somebody, or of a visitor. */
export function call(api: TestApp, person: Pick<SignedIn, 'bearer'> | null) {
  const sent = (test: Test): Test => (person === null ? test : test.set('Authorization', person.bearer));
  return {
    get: (path: string): Test => sent(request(api.app).get(`/api${path}`)),
    post: (path: string, body: object = {}): Test => sent(request(api.app).post(`/api${path}`)).send(body),
    put: (path: string, body: object = {}): Test => sent(request(api.app).put(`/api${path}`)).send(body),
    delete: (path: string): Test => sent(request(api.app).delete(`/api${path}`)),
  };
}

/** The statuses of calls that were made at once, the lowest first. */
export function statusesOf(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}
