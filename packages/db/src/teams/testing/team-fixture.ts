/** Teams and people in them, made through the repositories. */
import { expect } from '@jest/globals';
import type { Database } from '../../database';
import { createUser } from '../../testing/factories';
import type { TeamMemberRecord, TeamRecord } from '../team-records';
import type { InvitationRefusal, NewTeam } from '../team-repository';

const START = new Date('2026-11-02T09:00:00Z');
const DAY_MS = 86_400_000;

export interface TeamFixture {
  /** When teams begin unless told otherwise. */
  readonly start: Date;
  /** Days after `start`, or after another moment. */
  after(days: number, from?: Date): Date;
  /** Of a team of ten seats with 300 credits each, for 60 days. */
  readonly terms: Omit<NewTeam, 'ownerId'>;
  begin(given?: Partial<NewTeam>): Promise<{ team: TeamRecord; ownerId: string }>;
  invitation(team: TeamRecord, email: string, now?: Date): InvitationRequest;
  tryInvite(team: TeamRecord, email: string): Promise<TeamMemberRecord[] | InvitationRefusal>;
  /** @returns the invitation, with the token of its link */
  invite(team: TeamRecord, email: string, now?: Date): Promise<{ member: TeamMemberRecord; token: string }>;
  /** Somebody with an account, on a seat of the team. */
  joined(team: TeamRecord, now?: Date): Promise<{ userId: string; member: TeamMemberRecord }>;
  /** Begins so many conversations. */
  charge(userId: string, count: number, now?: Date): Promise<void>;
}

type InvitationRequest = Parameters<Database['teams']['invite']>[0];

let made = 0;

export function createTeamFixture(database: Database): TeamFixture {
  const { teams, credits } = database;
  const after = (days: number, from = START): Date => new Date(from.getTime() + days * DAY_MS);
  const terms = {
    name: 'Harbour PMO',
    organization: 'Harbour',
    planType: 'team_pilot',
    seats: 10,
    creditsPerSeat: 300,
    endsAt: after(60),
    now: START,
  } as const;

  const invitation = (team: TeamRecord, email: string, now = START): InvitationRequest => ({
    teamId: team.id,
    people: [{ name: 'Mira Member', email }],
    invitedBy: team.ownerId ?? '',
    endsAt: after(7, now),
    now,
    owe: () => Promise.resolve(),
  });

  const invite: TeamFixture['invite'] = async (team, email, now = START) => {
    const invited = await teams.invite(invitation(team, email, now));
    if (!Array.isArray(invited)) throw new Error(`Not invited: ${invited.reason}`);
    const [member] = invited;
    if (member === undefined) throw new Error('Nobody was invited');
    const token = `token-${(made += 1)}`;
    const link = { memberId: member.id, endsAt: after(7, now), tokenHash: token, now };
    expect(await teams.addInvitationToken(link)).toMatchObject({ team: { id: team.id }, member });
    return { member, token };
  };

  return {
    start: START,
    after,
    terms,
    invitation,
    invite,
    tryInvite: (team, email) => teams.invite(invitation(team, email)),

    async begin(given = {}) {
      const owner = { now: START, name: 'Olga Owner' };
      const ownerId = given.ownerId ?? (await createUser(database, owner)).id;
      const team = await teams.create({ ...terms, ...given, ownerId });
      if (team === 'in_a_team') throw new Error('The owner is in a team');
      return { team, ownerId };
    },

    async joined(team, now = START) {
      const user = await createUser(database, { now: START });
      const { token: tokenHash } = await invite(team, user.email, now);
      const membership = await teams.accept({ tokenHash, userId: user.id, email: user.email, now });
      if (typeof membership === 'string') throw new Error(`Not joined: ${membership}`);
      return { userId: user.id, member: membership.member };
    },

    async charge(userId, count, now = START) {
      for (let index = 0; index < count; index += 1) {
        const key = `conversation:${(made += 1)}`;
        await database.inTransaction((session) => credits.charge({ userId, key, session, now }));
      }
    },
  };
}
