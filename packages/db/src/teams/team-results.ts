/** What a team keeps of what its members complete: scores and dates, and no word (product §18.4). */
import { toObjectId } from '../object-id';
import { findPlace, isTeamOver, type TeamContext } from './team-context';
import type { ResultDocument } from './team-models';
import type { TeamRepository } from './team-repository';
import { toResultRecord } from './to-team-record';

/** As many of a team's results as its figures are made from, the latest. */
const RESULTS_MAX = 20_000;
/** How many of them are read at a time. */
const BATCH = 1_000;

type Kept = Pick<ResultDocument, 'memberId' | 'completedAt' | 'overallScore' | 'skills' | 'scenarioSlug'>;
const KEPT = { _id: 0, memberId: 1, completedAt: 1, overallScore: 1, skills: 1, scenarioSlug: 1 } as const;

export function teamResults(context: TeamContext): Pick<TeamRepository, 'recordResult' | 'results' | 'resultsOf'> {
  const { results } = context;
  return {
    async recordResult({ userId, conversationId, startedAt, result, session }) {
      const conversation = toObjectId(conversationId);
      const place = await findPlace(context, userId, session);
      if (conversation === null || place === null || isTeamOver(place.team, result.completedAt)) return;
      const { team, member } = place;
      if (member.joinedAt === null || startedAt < member.joinedAt) return;
      const { completedAt, overallScore, skills, scenarioSlug } = result;
      await results.updateOne(
        { conversationId: conversation },
        {
          $setOnInsert: {
            teamId: team._id,
            memberId: member._id,
            completedAt,
            overallScore,
            skills: skills.map(({ skill, score }) => ({ skill, score })),
            scenarioSlug,
          },
        },
        { upsert: true, session },
      );
    },

    async results(teamId) {
      const id = toObjectId(teamId);
      if (id === null) return [];
      // Straight through the driver and by the thousand: between two batches others have their turn.
      const found = await results.collection
        .find<Kept>({ teamId: id }, { projection: KEPT, batchSize: BATCH })
        .sort({ completedAt: -1, _id: -1 })
        .limit(RESULTS_MAX)
        .toArray();
      return found.toReversed().map(toResultRecord);
    },

    async resultsOf(memberId, limit) {
      const id = toObjectId(memberId);
      if (id === null) return [];
      const found = await results
        .find({ memberId: id })
        .sort({ completedAt: -1, _id: -1 })
        .limit(limit)
        .lean<ResultDocument[]>();
      return found.map(toResultRecord);
    },
  };
}
