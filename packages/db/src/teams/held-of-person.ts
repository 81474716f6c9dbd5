/** All that teams hold of one person, for the person (product §4.12). */
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';
import { toRecord, type TeamContext } from './team-context';
import type { MemberDocument, TeamDocument } from './team-models';
import type { HeldMembership, TeamRepository } from './team-repository';
import { toResultRecord, toTeamRecord } from './to-team-record';

export function heldOfPerson(context: TeamContext): Pick<TeamRepository, 'ofPerson' | 'resultsOfPerson'> {
  const { teams, members, results } = context;

  const placesOf = (userId: string): Promise<MemberDocument[]> => {
    const id = toObjectId(userId);
    return id === null
      ? Promise.resolve([])
      : members.find({ userId: id }).sort({ joinedAt: 1 }).lean<MemberDocument[]>();
  };

  return {
    async *ofPerson(userId): AsyncGenerator<HeldMembership> {
      for (const member of await placesOf(userId)) {
        const team = await teams.findById(member.teamId).lean<TeamDocument>();
        if (team !== null) yield { team: toTeamRecord(team), member: await toRecord(context, member) };
      }
    },

    async *resultsOfPerson(userId) {
      for (const { _id: memberId } of await placesOf(userId))
        yield* oneByOne(results.collection.find({ memberId }).sort({ completedAt: 1, _id: 1 }), toResultRecord);
    },
  };
}
