/** Inviting and joining (product §18.1, §18.2). A seat is taken by the invitation; its credits are settled on joining. */
import { Types } from 'mongoose';
import { duplicateKeyOf } from '../errors';
import { inTransaction, type Session } from '../connection';
import { openSeat } from '../credits/seat-account';
import type { AccountDocument } from '../credits/credit-models';
import { toObjectId } from '../object-id';
import { vacatePlace } from './departures';
import { findMember, findPlace, findTeam, isTeamOver, touchTeam, toRecord, type TeamContext } from './team-context';
import type { MemberDocument, TeamDocument } from './team-models';
import type { TeamMemberRecord, TeamMembership } from './team-records';
import type { InvitationRefusal, InvitedPerson, JoinRefusal, TeamRepository } from './team-repository';
import { toMemberRecord, toTeamRecord } from './to-team-record';

const INVITED = { status: 'invited' } as const;
/** Above the tries of a mail server that says no. It bounds the invitation's document. */
const LINKS_MAX = 20;

/** Those of the addresses that have a place in the team, or are invited to it; a second one in the list is as well. */
async function alreadySeated(
  { members, users }: TeamContext,
  teamId: Types.ObjectId,
  people: readonly InvitedPerson[],
  session: Session,
): Promise<{ email: string; status: 'active' | 'invited' }[]> {
  const emails = people.map(({ email }) => email);
  const accounts = await users
    .find({ email: { $in: emails } }, { email: 1 })
    .session(session)
    .lean<{ _id: Types.ObjectId; email: string }[]>();
  const emailOf = new Map(accounts.map(({ _id, email }) => [_id.toHexString(), email]));
  const seated = await members
    .find({
      teamId,
      $or: [
        { ...INVITED, email: { $in: emails } },
        { status: 'active', userId: { $in: accounts.map(({ _id }) => _id) } },
      ],
    })
    .session(session)
    .lean<MemberDocument[]>();
  const known = new Map(
    seated.map(({ status, email, userId }) =>
      status === 'active'
        ? ([emailOf.get(userId?.toHexString() ?? '') ?? '', 'active'] as const)
        : ([email, 'invited'] as const),
    ),
  );
  const found = [];
  for (const { email } of people) {
    const status = known.get(email);
    if (status !== undefined) found.push({ email, status });
    else known.set(email, 'invited');
  }
  return found;
}

/**
 * What a seat gets that is joined now: its share, or what is left of the pool once the seats that are used have theirs and
 * what former members used is taken off (product §18.10).
 */
async function creditsForSeat(
  { members, credits }: TeamContext,
  { _id: teamId, seats, creditsPerSeat }: TeamDocument,
  session: Session,
): Promise<number | null> {
  if (creditsPerSeat === null || seats === null) return creditsPerSeat;
  const everybody = await members
    .find({ teamId, joinedAt: { $ne: null } }, { status: 1, creditsUsed: 1 })
    .session(session)
    .lean<Pick<MemberDocument, '_id' | 'status' | 'creditsUsed'>[]>();
  const active = everybody.filter(({ status }) => status === 'active').map(({ _id }) => _id);
  const held = await credits.accounts
    .find({ teamId, memberId: { $in: active } }, { creditsTotal: 1 })
    .session(session)
    .lean<Pick<AccountDocument, 'creditsTotal'>[]>();
  const given = held.reduce((sum, { creditsTotal }) => sum + (creditsTotal ?? 0), 0);
  const used = everybody.reduce((sum, { status, creditsUsed }) => (status === 'active' ? sum : sum + creditsUsed), 0);
  return Math.max(0, Math.min(creditsPerSeat, seats * creditsPerSeat - given - used));
}

/** Puts the account on the seat of this membership. */
export async function takeSeat(
  context: TeamContext,
  team: TeamDocument,
  { memberId, userId }: { readonly memberId: Types.ObjectId; readonly userId: Types.ObjectId },
  now: Date,
  session: Session,
): Promise<void> {
  const { planType, endsAt, _id: teamId } = team;
  const credits = await creditsForSeat(context, team, session);
  await openSeat(context.credits, { userId, teamId, memberId, planType, credits, endsAt }, now, session);
}

type Parts = 'invite' | 'renewInvitation' | 'addInvitationToken' | 'findInvitation' | 'accept';

export function invitations(context: TeamContext): Pick<TeamRepository, Parts> {
  const { connection, members } = context;

  /** The invitation of a link that works, and its team. */
  const invited = async (
    tokenHash: string,
    now: Date,
    session?: Session,
  ): Promise<{ readonly team: TeamDocument; readonly member: MemberDocument } | null> => {
    const member = await members
      .findOne({ tokenHashes: tokenHash, ...INVITED, invitationEndsAt: { $gt: now } })
      .session(session ?? null)
      .lean<MemberDocument>();
    const team = member && (await findTeam(context, member.teamId.toHexString(), session));
    return member && team && !isTeamOver(team, now) ? { team, member } : null;
  };

  const join = async (
    request: Parameters<TeamRepository['accept']>[0],
    session: Session,
  ): Promise<TeamMembership | JoinRefusal> => {
    const { tokenHash, email, now } = request;
    const userId = toObjectId(request.userId);
    const invitation = userId && (await invited(tokenHash, now, session));
    if (!invitation) return 'gone';
    const { team, member } = invitation;
    if (member.email !== email.trim().toLowerCase()) return 'other_address';
    const place = await findPlace(context, request.userId, session);
    if (place !== null && !isTeamOver(place.team, now)) return 'in_another_team';
    if (place !== null) await vacatePlace(context, place, now, session);
    const joined = await members
      .findOneAndUpdate(
        { _id: member._id, ...INVITED, tokenHashes: tokenHash },
        { $set: { userId, status: 'active', joinedAt: now, name: '', email: '', tokenHashes: [] } },
        { session, returnDocument: 'after' },
      )
      .lean<MemberDocument>();
    if (!joined) return 'gone';
    await touchTeam(context, team._id, { seats: 0, now }, session);
    // Those who are in it by now: not the one who joins.
    await takeSeat(context, team, { memberId: member._id, userId }, now, session);
    return { team: toTeamRecord(team), member: await toRecord(context, joined, session) };
  };

  return {
    invite: ({ teamId, people, invitedBy, endsAt, now, owe }) =>
      inTransaction<TeamMemberRecord[] | InvitationRefusal>(connection, async (session) => {
        const team = await findTeam(context, teamId, session);
        if (team === null) throw new Error(`There is no team ${teamId}`);
        const seated = await alreadySeated(context, team._id, people, session);
        if (seated.length > 0) return { reason: 'seated', people: seated };
        if (team.seats !== null && team.seatsTaken + people.length > team.seats)
          return { reason: 'no_seats', seatsLeft: Math.max(0, team.seats - team.seatsTaken) };
        await touchTeam(context, team._id, { seats: people.length, now }, session);
        const documents = people.map(({ name, email }): MemberDocument => ({
          _id: new Types.ObjectId(),
          teamId: team._id,
          userId: null,
          name,
          email,
          role: 'member',
          ...INVITED,
          invitedBy: toObjectId(invitedBy),
          invitedAt: now,
          invitationEndsAt: endsAt,
          joinedAt: null,
          leftAt: null,
          scoresShared: true,
          creditsUsed: 0,
          lastBegunAt: null,
          tokenHashes: [],
        }));
        await members.insertMany(documents, { session });
        const records = documents.map((document) => toMemberRecord(document, null));
        for (const record of records) await owe(record, session);
        return records;
      }),

    renewInvitation: ({ teamId, memberId, invitedBy, endsAt, now, owe }) =>
      inTransaction(connection, async (session) => {
        const member = await findMember(context, { teamId, memberId }, session);
        const renewed =
          member &&
          (await members
            .findOneAndUpdate(
              { _id: member._id, ...INVITED },
              { $set: { invitedBy: toObjectId(invitedBy), invitedAt: now, invitationEndsAt: endsAt, tokenHashes: [] } },
              { session, returnDocument: 'after' },
            )
            .lean<MemberDocument>());
        if (!renewed) return null;
        const record = toMemberRecord(renewed, null);
        await owe(record, session);
        return record;
      }),

    async addInvitationToken({ memberId, endsAt, tokenHash, now }) {
      const _id = toObjectId(memberId);
      if (_id === null || now >= endsAt) return null;
      const member = await members
        .findOneAndUpdate(
          { _id, ...INVITED, invitationEndsAt: endsAt },
          { $push: { tokenHashes: { $each: [tokenHash], $slice: -LINKS_MAX } } },
          { returnDocument: 'after' },
        )
        .lean<MemberDocument>();
      const team = member && (await findTeam(context, member.teamId.toHexString()));
      return member && team && !isTeamOver(team, now)
        ? { team: toTeamRecord(team), member: toMemberRecord(member, null) }
        : null;
    },

    async findInvitation(tokenHash, now) {
      const found = await invited(tokenHash, now);
      return found && { team: toTeamRecord(found.team), member: toMemberRecord(found.member, null) };
    },

    async accept(request) {
      try {
        return await inTransaction(connection, (session) => join(request, session));
      } catch (error) {
        // Joined another team at the same moment.
        if (duplicateKeyOf(error)?.join(',') !== 'userId') throw error;
        return 'in_another_team';
      }
    },
  };
}
