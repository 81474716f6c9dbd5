/** Taking back invitations: the seat is free, and who it was for is not kept (product §18.2). */
import type { Connection } from 'mongoose';
import { inTransaction, type Session } from '../connection';
import { teamContext, touchTeam, type TeamContext } from './team-context';
import type { MemberDocument } from './team-models';

/** @param member an invitation that nobody has used */
export async function revoke(
  context: TeamContext,
  member: MemberDocument,
  now: Date,
  session: Session,
): Promise<MemberDocument> {
  const gone = { status: 'revoked', leftAt: now } as const;
  await context.members.updateOne(
    { _id: member._id },
    { $set: { ...gone, name: '', email: '', tokenHashes: [] } },
    { session },
  );
  await touchTeam(context, member.teamId, { seats: -1, now }, session);
  return { ...member, ...gone };
}

/** Every invitation to the address that was written until then; may be repeated. */
export async function revokeInvitations(
  connection: Connection,
  { email, until }: { readonly email: string; readonly until: Date },
): Promise<void> {
  const context = teamContext(connection);
  const open = { status: 'invited', email, invitedAt: { $lte: until } } as const;
  const found = await context.members.find(open, { _id: 1 }).lean<Pick<MemberDocument, '_id'>[]>();
  for (const { _id } of found) {
    await inTransaction(connection, async (session) => {
      const member = await context.members
        .findOne({ _id, ...open })
        .session(session)
        .lean<MemberDocument>();
      if (member !== null) await revoke(context, member, until, session);
    });
  }
}
