/** What the parts of the team repository share: the collections, and reading a team and its members in a transaction. */
import type { Connection, Model, Types } from 'mongoose';
import type { Session } from '../connection';
import { creditModels, type CreditModels } from '../credits/credit-models';
import { toObjectId } from '../object-id';
import { userModel, type UserDocument } from '../users/user-model';
import { teamModels, type MemberDocument, type TeamDocument, type TeamModels } from './team-models';
import type { TeamMemberRecord } from './team-records';
import { toMemberRecords } from './to-team-record';

export interface TeamContext extends TeamModels {
  readonly connection: Connection;
  readonly users: Model<UserDocument>;
  readonly credits: CreditModels;
}

export function teamContext(connection: Connection): TeamContext {
  return { connection, users: userModel(connection), credits: creditModels(connection), ...teamModels(connection) };
}

/** Whether the team's time is up. */
export function isTeamOver({ endsAt }: Pick<TeamDocument, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && now >= endsAt;
}

export async function findTeam(
  { teams }: TeamContext,
  teamId: string,
  session?: Session,
): Promise<TeamDocument | null> {
  const _id = toObjectId(teamId);
  return (
    _id &&
    teams
      .findById(_id)
      .session(session ?? null)
      .lean<TeamDocument>()
  );
}

/** One of that team; null for somebody else's. */
export async function findMember(
  { members }: TeamContext,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
  session?: Session,
): Promise<MemberDocument | null> {
  const [team, _id] = [toObjectId(teamId), toObjectId(memberId)];
  if (team === null || _id === null) return null;
  return members
    .findOne({ _id, teamId: team })
    .session(session ?? null)
    .lean<MemberDocument>();
}

/** Where the person has a place, also in a team that is over. */
export async function findPlace(
  { members, teams }: TeamContext,
  userId: string,
  session?: Session,
): Promise<{ readonly team: TeamDocument; readonly member: MemberDocument } | null> {
  const id = toObjectId(userId);
  const member =
    id &&
    (await members
      .findOne({ userId: id, status: 'active' })
      .session(session ?? null)
      .lean<MemberDocument>());
  if (!member) return null;
  const team = await teams
    .findById(member.teamId)
    .session(session ?? null)
    .lean<TeamDocument>();
  return team && { team, member };
}

export async function toRecord(
  { users }: TeamContext,
  member: MemberDocument,
  session?: Session,
): Promise<TeamMemberRecord> {
  const [record] = await toMemberRecords(users, [member], session);
  if (!record) throw new Error('A member was not presented');
  return record;
}

/**
 * Changes the team's document, whichever way: whoever changes who is in it or what it has does, so that of two at once one
 * starts over and sees what the other did.
 */
export async function touchTeam(
  { teams }: TeamContext,
  teamId: Types.ObjectId,
  { seats, now }: { readonly seats: number; readonly now: Date },
  session: Session,
): Promise<void> {
  await teams.updateOne(
    { _id: teamId },
    { $inc: { seatsTaken: seats, changes: 1 }, $set: { updatedAt: now } },
    { session },
  );
}
