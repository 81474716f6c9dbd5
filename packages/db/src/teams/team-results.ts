/** What a team keeps of what its members complete: scores and dates, and no word (product §18.4). */
import { toObjectId } from '../object-id';
import { findPlace, isTeamOver, type TeamContext } from './team-context';
import type { ResultDocument } from './team-models';
import type { TeamRepository } from './team-repository';
import { toResultRecord } from './to-team-record';

/** As many of a team's results as its figures are made from, the latest. */
const RESULTS_MAX = 20_000;

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
      const found = await results
        .find({ teamId: id })
        .sort({ completedAt: -1, _id: -1 })
        .limit(RESULTS_MAX)
        .lean<ResultDocument[]>();
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
