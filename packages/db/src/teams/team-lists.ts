/** Reading teams and who is in them (product §18.1). */
import type { QueryFilter } from 'mongoose';
import { toObjectId } from '../object-id';
import { findMember, findPlace, findTeam, isTeamOver, toRecord, type TeamContext } from './team-context';
import type { MemberDocument, TeamDocument } from './team-models';
import type { TeamMemberRecord } from './team-records';
import type { TeamRepository } from './team-repository';
import { toMemberRecords, toTeamRecord } from './to-team-record';

/** The owner first, then by name as people read it; the same for the same members. */
function inOrder(members: readonly TeamMemberRecord[]): TeamMemberRecord[] {
  return members.toSorted(
    (one, other) =>
      Number(other.role === 'owner') - Number(one.role === 'owner') ||
      one.name.localeCompare(other.name, 'en') ||
      one.id.localeCompare(other.id),
  );
}

/** '<when, ms>.<team>' of the last one of a page. */
function readCursor(after: string): { endsAt: Date; last: string } {
  const [ms = '', last = ''] = after.split('.');
  return { endsAt: new Date(Number(ms)), last };
}

type Parts = 'find' | 'list' | 'membershipOf' | 'namesFor' | 'seated' | 'everybody' | 'member' | 'ending';

export function teamLists(context: TeamContext): Pick<TeamRepository, Parts> {
  const { teams, members, users } = context;

  const membersOf = async (teamId: string, which: QueryFilter<MemberDocument>): Promise<TeamMemberRecord[]> => {
    const id = toObjectId(teamId);
    if (id === null) return [];
    return inOrder(await toMemberRecords(users, await members.find({ teamId: id, ...which }).lean<MemberDocument[]>()));
  };

  return {
    async find(teamId) {
      const team = await findTeam(context, teamId);
      return team && toTeamRecord(team);
    },

    async list({ limit, after }) {
      const last = after === null ? null : toObjectId(after);
      const found = await teams
        .find(last === null ? {} : { _id: { $lt: last } })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<TeamDocument[]>();
      const next = found.length < limit ? null : (found.at(-1)?._id.toHexString() ?? null);
      return { teams: found.map(toTeamRecord), next };
    },

    async membershipOf(userId, now, session) {
      const place = await findPlace(context, userId, session);
      if (place === null || isTeamOver(place.team, now)) return null;
      return { team: toTeamRecord(place.team), member: await toRecord(context, place.member, session) };
    },

    async namesFor(userId) {
      const id = toObjectId(userId);
      const teamIds = id === null ? [] : await members.distinct('teamId', { userId: id });
      const found = await teams
        .find({ _id: { $in: teamIds } }, { name: 1 })
        .lean<Pick<TeamDocument, '_id' | 'name'>[]>();
      return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
    },

    seated: (teamId) => membersOf(teamId, { status: { $in: ['active', 'invited'] } }),
    everybody: (teamId) => membersOf(teamId, {}),

    async member(teamId, memberId) {
      const found = await findMember(context, { teamId, memberId });
      return found && toRecord(context, found);
    },

    async ending({ from, until, limit, after }) {
      const cursor = after === null ? null : readCursor(after);
      const last = cursor && toObjectId(cursor.last);
      const beyond = cursor &&
        last && { $or: [{ endsAt: { $gt: cursor.endsAt } }, { endsAt: cursor.endsAt, _id: { $gt: last } }] };
      const found = await teams
        .find({ endsAt: { $gt: from, $lte: until }, ...beyond })
        .sort({ endsAt: 1, _id: 1 })
        .limit(limit)
        .lean<TeamDocument[]>();
      const end = found.length < limit ? undefined : found.at(-1);
      return {
        teams: found.map(toTeamRecord),
        next: end === undefined ? null : `${end.endsAt?.getTime() ?? 0}.${end._id.toHexString()}`,
      };
    },
  };
}
