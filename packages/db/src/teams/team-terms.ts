/** A team's beginning, and what it was sold with: seats, credits, end, owner (product §18.10). */
import { Types } from 'mongoose';
import { inTransaction, type Session } from '../connection';
import type { AccountDocument } from '../credits/credit-models';
import { changeSeat } from '../credits/seat-account';
import { duplicateKeyOf } from '../errors';
import { toObjectId } from '../object-id';
import { vacatePlace } from './departures';
import { takeSeat } from './invitations';
import { findMember, findPlace, findTeam, isTeamOver, type TeamContext } from './team-context';
import type { MemberDocument, TeamDocument } from './team-models';
import type { TeamRecord } from './team-records';
import type { NewTeam, TeamRepository } from './team-repository';
import { toTeamRecord } from './to-team-record';

export function teamTerms(context: TeamContext): Pick<TeamRepository, 'create' | 'change' | 'setOwner'> {
  const { connection, teams, members, credits } = context;

  const begin = async (given: NewTeam, session: Session): Promise<TeamRecord | 'in_a_team'> => {
    const { name, organization, planType, seats, creditsPerSeat, endsAt, now } = given;
    const ownerId = toObjectId(given.ownerId);
    if (ownerId === null) throw new Error(`Not an account id: ${given.ownerId}`);
    const place = await findPlace(context, given.ownerId, session);
    if (place !== null && !isTeamOver(place.team, now)) return 'in_a_team';
    if (place !== null) await vacatePlace(context, place, now, session);
    const team: TeamDocument = {
      _id: new Types.ObjectId(),
      name,
      organization,
      planType,
      ownerId,
      seats,
      seatsTaken: 1,
      creditsPerSeat,
      startedAt: now,
      endsAt,
      changes: 0,
      updatedAt: now,
    };
    const owner: MemberDocument = {
      _id: new Types.ObjectId(),
      teamId: team._id,
      userId: ownerId,
      name: '',
      email: '',
      role: 'owner',
      status: 'active',
      invitedBy: null,
      invitedAt: null,
      invitationEndsAt: null,
      joinedAt: now,
      leftAt: null,
      scoresShared: true,
      creditsUsed: 0,
      lastBegunAt: null,
      tokenHashes: [],
    };
    await teams.insertMany([team], { session });
    await takeSeat(context, team, { memberId: owner._id, userId: ownerId }, now, session);
    await members.insertMany([owner], { session });
    return toTeamRecord(team);
  };

  return {
    async create(team) {
      try {
        return await inTransaction(connection, (session) => begin(team, session));
      } catch (error) {
        // Joined another one at the same moment.
        if (duplicateKeyOf(error)?.join(',') !== 'userId') throw error;
        return 'in_a_team';
      }
    },

    change: (teamId, changes, now) =>
      inTransaction(connection, async (session) => {
        const team = await findTeam(context, teamId, session);
        if (team === null) return null;
        const terms = { ...team, ...changes, updatedAt: now };
        if (terms.seats !== null && terms.seats < team.seatsTaken) return 'too_few_seats';
        const { name, seats, creditsPerSeat, endsAt, updatedAt } = terms;
        await teams.updateOne(
          { _id: team._id },
          { $inc: { changes: 1 }, $set: { name, seats, creditsPerSeat, endsAt, updatedAt } },
          { session },
        );
        const active = await members
          .find({ teamId: team._id, status: 'active' }, { _id: 1 })
          .session(session)
          .lean<Pick<MemberDocument, '_id'>[]>();
        const accounts = await credits.accounts
          .find({ teamId: team._id, memberId: { $in: active.map(({ _id }) => _id) } })
          .session(session)
          .lean<AccountDocument[]>();
        const change = { from: team.creditsPerSeat, to: creditsPerSeat, endsAt };
        for (const account of accounts) await changeSeat(credits, account, change, now, session);
        return toTeamRecord(terms);
      }),

    setOwner: ({ teamId, memberId }) =>
      inTransaction(connection, async (session) => {
        const team = await findTeam(context, teamId, session);
        const member = await findMember(context, { teamId, memberId }, session);
        if (team === null || member?.status !== 'active') return null;
        await members.updateMany(
          { teamId: team._id, status: 'active', role: 'owner' },
          { $set: { role: 'admin' } },
          { session },
        );
        await members.updateOne({ _id: member._id }, { $set: { role: 'owner' } }, { session });
        await teams.updateOne(
          { _id: team._id },
          { $inc: { changes: 1 }, $set: { ownerId: member.userId } },
          { session },
        );
        return toTeamRecord({ ...team, ownerId: member.userId });
      }),
  };
}
