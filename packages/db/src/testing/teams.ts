/** Teams with people in them, made through the repositories as the product makes them. */
import type { Database } from '../database';
import { newId } from '../object-id';
import type { TeamMemberRecord, TeamRecord } from '../teams/team-records';
import type { InvitedPerson, NewTeam } from '../teams/team-repository';
import { createUser } from './factories';

const A_WEEK_MS = 7 * 24 * 60 * 60_000;

/** A pilot of ten seats without an end, with an owner of its own unless told otherwise. @throws Error for who is in a team */
export async function createTeam(database: Database, given: Partial<NewTeam> = {}): Promise<TeamRecord> {
  const now = given.now ?? new Date();
  const team = await database.teams.create({
    name: 'Delivery Office North',
    organization: 'Halden Freight',
    ownerId: given.ownerId ?? (await createUser(database, { now })).id,
    planType: 'team_pilot',
    seats: 10,
    creditsPerSeat: 300,
    endsAt: null,
    ...given,
    now,
  });
  if (team === 'in_a_team') throw new Error('The owner is in a team already');
  return team;
}

/** A running invitation of the team's owner that no letter is owed for. @throws Error where there is no seat */
export async function inviteToTeam(
  database: Database,
  team: TeamRecord,
  { name, email }: InvitedPerson,
  now = new Date(),
): Promise<TeamMemberRecord> {
  const invited = await database.teams.invite({
    teamId: team.id,
    people: [{ name, email }],
    invitedBy: team.ownerId ?? '',
    endsAt: new Date(now.getTime() + A_WEEK_MS),
    now,
    owe: async () => undefined,
  });
  const [member] = Array.isArray(invited) ? invited : [];
  if (member === undefined) throw new Error(`Nobody was invited: ${JSON.stringify(invited)}`);
  return member;
}

/** The person on a seat of the team, invited and joined at `now`. @throws Error where there is no seat, or they can't join */
export async function joinTeam(
  database: Database,
  team: TeamRecord,
  userId: string,
  now = new Date(),
): Promise<TeamMemberRecord> {
  const user = await database.users.findById(userId);
  if (user === null) throw new Error('There is no such person');
  const { id: memberId, invitationEndsAt } = await inviteToTeam(database, team, user, now);
  const tokenHash = newId();
  await database.teams.addInvitationToken({ memberId, endsAt: invitationEndsAt ?? now, tokenHash, now });
  const membership = await database.teams.accept({ tokenHash, userId, email: user.email, now });
  if (typeof membership === 'string') throw new Error(`They can't join: ${membership}`);
  return membership.member;
}
