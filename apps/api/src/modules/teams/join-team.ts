/** Joining by the mailed link (product §18.2). */
import type { Database, JoinRefusal, TeamMembership } from '@parley/db';
import { linkTokenHash } from '@parley/platform';
import { AppError } from '@parley/shared';

/** What is said of a link that was used, revoked or is over, and of one that never was. */
export function deadInvitation(): AppError {
  return new AppError(
    'not_found',
    'This invitation does not work any more: it was used, revoked, or is over. Ask whoever invited you for a new one.',
  );
}

const REFUSALS: Record<JoinRefusal, () => AppError> = {
  gone: deadInvitation,
  other_address: () =>
    new AppError(
      'forbidden',
      'This invitation was sent to another address than that of your account. Sign in with that address to accept it.',
    ),
  in_another_team: () =>
    new AppError(
      'conflict',
      'You are in another team already. Leave it first, in the settings under Team; this invitation waits for you.',
    ),
};

/**
 * Takes the seat that the link invites to. Of two who do so at once with one link, one joins.
 * @throws AppError not_found for a link that does not work (any more), forbidden for an account of another address,
 * conflict for somebody in another team
 */
export async function joinTeam(
  { users, teams }: Pick<Database, 'users' | 'teams'>,
  { token, userId, now }: { readonly token: string; readonly userId: string; readonly now: Date },
): Promise<TeamMembership> {
  const user = await users.findById(userId);
  if (!user) throw new AppError('not_found', 'Account not found');
  const joined = await teams.accept({ tokenHash: linkTokenHash(token), userId, email: user.email, now });
  if (typeof joined === 'string') throw REFUSALS[joined]();
  return joined;
}
