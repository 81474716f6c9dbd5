/** Teams and people in them, for tests of the API. */
import type { NewTeam, TeamMemberRecord, TeamRecord } from '@parley/db';
import type { UserOptions } from '@parley/db/testing';
import request, { type Test } from 'supertest';
import { signedIn, type SignedIn } from '../../../testing/client';
import type { TestApp } from '../../../testing/create-test-app';
import { invitationToken } from '../../../testing/mailed-token';

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
  const now = api.dependencies.clock();
  const owner = await signedIn(api, { name: 'Olga Owner' });
  const team = await api.database.teams.create({
    name: 'Bridges',
    organization: 'Halden Freight',
    planType: 'team_pilot',
    seats: 10,
    creditsPerSeat: 30,
    endsAt: new Date(now.getTime() + 60 * DAY_MS),
    ...given,
    ownerId: owner.user.id,
    now,
  });
  if (team === 'in_a_team') throw new Error('The owner is in a team already');
  const [member] = await api.database.teams.seated(team.id);
  if (!member) throw new Error('The owner holds no seat');
  return { team, owner: { ...owner, member } };
}

/** Invites an address by way of the repository. */
export async function invited(
  api: TestApp,
  { team, owner }: TestTeam,
  person: { readonly name: string; readonly email: string },
): Promise<TeamMemberRecord> {
  const now = api.dependencies.clock();
  const members = await api.database.teams.invite({
    teamId: team.id,
    people: [person],
    invitedBy: owner.user.id,
    endsAt: new Date(now.getTime() + 7 * DAY_MS),
    now,
    owe: async () => undefined,
  });
  if (!Array.isArray(members) || !members[0]) throw new Error(`Nobody was invited: ${JSON.stringify(members)}`);
  return members[0];
}

/** Somebody who has joined by a mailed link. */
export async function joined(
  api: TestApp,
  team: TestTeam,
  { role = 'member', ...options }: UserOptions & { readonly role?: 'member' | 'admin' } = {},
): Promise<TeamPerson> {
  const person = await signedIn(api, options);
  const { name, email } = person.user;
  const invitation = await invited(api, team, { name, email });
  const token = await invitationToken(api, invitation);
  expectOk(await call(api, person).post(`/teams/invitations/${token}/accept`));
  const memberId = invitation.id;
  if (role === 'admin') await api.database.teams.setRole({ teamId: team.team.id, memberId, role });
  const member = await api.database.teams.member(team.team.id, memberId);
  if (!member) throw new Error('Who joined is no member');
  return { ...person, member };
}

function expectOk({ status, text }: { readonly status: number; readonly text: string }): void {
  if (status !== 200) throw new Error(`The call was answered ${status}: ${text}`);
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
