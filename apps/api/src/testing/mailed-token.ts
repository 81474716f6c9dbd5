/** Links as the worker mails them: it makes the tokens, so tests of the API do it in its place (product §15.6). */
import type { TeamMemberRecord, UserRecord } from '@parley/db';
import { newLinkToken } from '@parley/platform';
import { PASSWORD_RESET_MS } from '@parley/shared';
import type { TestApp } from './create-test-app';

/** The token of a link to a new password. @param sentAt when it was mailed */
export async function passwordResetToken(api: TestApp, { email }: UserRecord, sentAt = new Date()): Promise<string> {
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(sentAt.getTime() + PASSWORD_RESET_MS);
  if (!(await api.database.users.addPasswordReset(email, { tokenHash: hash, expiresAt, now: sentAt })))
    throw new Error(`Nobody has the address ${email}`);
  return token;
}

/** The token of the link to the address that waits. */
export async function confirmationToken(api: TestApp, userId: string, email: string): Promise<string> {
  const { token, hash } = newLinkToken();
  if (!(await api.database.users.addEmailConfirmation(userId, { email, tokenHash: hash, now: new Date() })))
    throw new Error(`The address ${email} does not wait`);
  return token;
}

/** The token of the link of an invitation. @param sentAt when it was mailed */
export async function invitationToken(
  api: TestApp,
  { id, invitationEndsAt }: Pick<TeamMemberRecord, 'id' | 'invitationEndsAt'>,
  sentAt = api.dependencies.clock(),
): Promise<string> {
  const { token, hash } = newLinkToken();
  const link = { memberId: id, endsAt: invitationEndsAt ?? sentAt, tokenHash: hash, now: sentAt };
  if (!(await api.database.teams.addInvitationToken(link))) throw new Error(`${id} is no invitation that runs`);
  return token;
}
