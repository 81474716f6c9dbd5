/** What is settled about one member: what they may do, and whether their scores are shared (product §18.4, §18.7). */
import { toObjectId } from '../object-id';
import { findMember, findPlace, isTeamOver, toRecord, type TeamContext } from './team-context';
import type { MemberDocument } from './team-models';
import type { TeamRepository } from './team-repository';
import { toTeamRecord } from './to-team-record';

export function membersOwn(context: TeamContext): Pick<TeamRepository, 'setRole' | 'setScoresShared'> {
  const { members } = context;
  return {
    async setRole({ teamId, memberId, role }) {
      const found = await findMember(context, { teamId, memberId });
      if (found?.status !== 'active') return null;
      const changed = await members
        .findOneAndUpdate(
          { _id: found._id, status: 'active', role: { $ne: 'owner' } },
          { $set: { role } },
          { returnDocument: 'after' },
        )
        .lean<MemberDocument>();
      return toRecord(context, changed ?? found);
    },

    async setScoresShared({ userId, scoresShared, now }) {
      const place = toObjectId(userId) && (await findPlace(context, userId));
      if (!place || isTeamOver(place.team, now)) return null;
      const changed = await members
        .findOneAndUpdate(
          { _id: place.member._id, status: 'active' },
          { $set: { scoresShared } },
          { returnDocument: 'after' },
        )
        .lean<MemberDocument>();
      return changed && { team: toTeamRecord(place.team), member: await toRecord(context, changed) };
    },
  };
}
