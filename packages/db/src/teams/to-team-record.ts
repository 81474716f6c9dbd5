/** Stored teams as callers see them. */
import type { Model, Types } from 'mongoose';
import type { Session } from '../connection';
import type { UserDocument } from '../users/user-model';
import type { MemberDocument, ResultDocument, TeamDocument } from './team-models';
import type { TeamMemberRecord, TeamRecord, TeamResultRecord } from './team-records';

const hex = (id: Types.ObjectId | null): string | null => id?.toHexString() ?? null;

export function toTeamRecord({
  _id,
  ownerId,
  changes: _changes,
  updatedAt: _updated,
  ...team
}: TeamDocument): TeamRecord {
  return { id: _id.toHexString(), ownerId: hex(ownerId), ...team };
}

/** What an account says of its person. */
type Named = Pick<UserDocument, '_id' | 'name' | 'email'>;

export function toMemberRecord(
  member: MemberDocument,
  account: Pick<Named, 'name' | 'email'> | null,
): TeamMemberRecord {
  const { _id, teamId, userId, invitedBy, tokenHashes: _tokens, name, email, ...rest } = member;
  return {
    id: _id.toHexString(),
    teamId: teamId.toHexString(),
    userId: hex(userId),
    invitedBy: hex(invitedBy),
    name: account?.name ?? name,
    email: account?.email ?? email,
    ...rest,
  };
}

/** With the names and addresses that their accounts have today; in one query. */
export async function toMemberRecords(
  users: Model<UserDocument>,
  members: readonly MemberDocument[],
  session?: Session,
): Promise<TeamMemberRecord[]> {
  const ids = members.flatMap(({ userId }) => userId ?? []);
  const found =
    ids.length === 0
      ? []
      : await users
          .find({ _id: { $in: ids } }, { name: 1, email: 1 })
          .session(session ?? null)
          .lean<Named[]>();
  const accounts = new Map(found.map((account) => [account._id.toHexString(), account]));
  return members.map((member) => toMemberRecord(member, accounts.get(hex(member.userId) ?? '') ?? null));
}

export function toResultRecord(result: Omit<ResultDocument, '_id' | 'teamId'>): TeamResultRecord {
  const { memberId, completedAt, overallScore, skills, scenarioSlug } = result;
  return {
    memberId: memberId.toHexString(),
    completedAt,
    overallScore,
    skills: skills.map(({ skill, score }) => ({ skill, score })),
    scenarioSlug,
  };
}
