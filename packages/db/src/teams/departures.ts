/** Going: removed, revoked, by oneself, or with one's account (product §18.3). The seat is free at once. */
import { inTransaction, type Session } from '../connection';
import { closeSeat } from '../credits/seat-account';
import { toObjectId } from '../object-id';
import { findMember, findPlace, touchTeam, toRecord, type TeamContext } from './team-context';
import type { MemberDocument, TeamDocument } from './team-models';
import { revoke } from './revoke-invitations';
import type { TeamRepository } from './team-repository';
import { toTeamRecord } from './to-team-record';

/** Ends an active membership, whoever's it is. What the person achieved stays the team's. */
export async function endMembership(
  context: TeamContext,
  member: MemberDocument,
  { status, now }: { readonly status: 'removed' | 'left'; readonly now: Date },
  session: Session,
): Promise<MemberDocument> {
  if (member.userId === null) throw new Error('An active member without an account');
  const gone = { status, leftAt: now, role: 'member' } as const;
  await context.members.updateOne({ _id: member._id }, { $set: gone }, { session });
  await closeSeat(context.credits, { userId: member.userId, teamId: member.teamId }, now, session);
  await touchTeam(context, member.teamId, { seats: -1, now }, session);
  return { ...member, ...gone };
}

/** Who has been an admin for longest; null where the owner is the only one. */
async function longestStandingAdmin(
  { members }: TeamContext,
  teamId: TeamDocument['_id'],
  session: Session,
): Promise<MemberDocument | null> {
  return members
    .findOne({ teamId, status: 'active', role: 'admin' })
    .sort({ joinedAt: 1, _id: 1 })
    .session(session)
    .lean<MemberDocument>();
}

/**
 * The person goes, whatever they are in the team: a team whose owner goes passes to the admin who joined first, or stays
 * without an owner.
 */
export async function vacatePlace(
  context: TeamContext,
  { team, member }: { readonly team: TeamDocument; readonly member: MemberDocument },
  now: Date,
  session: Session,
): Promise<{ readonly left: MemberDocument; readonly heir: MemberDocument | null }> {
  const left = await endMembership(context, member, { status: 'left', now }, session);
  if (member.role !== 'owner') return { left, heir: null };
  const heir = await longestStandingAdmin(context, team._id, session);
  if (heir !== null) await context.members.updateOne({ _id: heir._id }, { $set: { role: 'owner' } }, { session });
  await context.teams.updateOne({ _id: team._id }, { $set: { ownerId: heir?.userId ?? null } }, { session });
  return { left, heir };
}

export function departures(context: TeamContext): Pick<TeamRepository, 'remove' | 'leave' | 'vacate'> {
  const { connection } = context;
  return {
    remove: ({ teamId, memberId, now, owe }) =>
      inTransaction(connection, async (session) => {
        const member = await findMember(context, { teamId, memberId }, session);
        if (member === null || member.role === 'owner') return null;
        if (member.status !== 'active' && member.status !== 'invited') return null;
        const gone =
          member.status === 'invited'
            ? await revoke(context, member, now, session)
            : await endMembership(context, member, { status: 'removed', now }, session);
        const record = await toRecord(context, gone, session);
        await owe?.(record, session);
        return record;
      }),

    async leave({ userId, now, session }) {
      const go = async (active: Session) => {
        const place = await findPlace(context, userId, active);
        if (place === null) return null;
        if (place.member.role === 'owner') return 'owner' as const;
        const left = await endMembership(context, place.member, { status: 'left', now }, active);
        return toRecord(context, left, active);
      };
      return session ? go(session) : inTransaction(connection, go);
    },

    async vacate({ userId, now, session }) {
      const place = toObjectId(userId) && (await findPlace(context, userId, session));
      if (place === null) return null;
      const { left, heir } = await vacatePlace(context, place, now, session);
      const team = await context.teams.findById(place.team._id).session(session).lean<TeamDocument>();
      if (team === null) throw new Error('The team is gone');
      return {
        team: toTeamRecord(team),
        left: await toRecord(context, left, session),
        heir: heir && (await toRecord(context, { ...heir, role: 'owner' }, session)),
        wasOwner: place.member.role === 'owner',
      };
    },
  };
}
