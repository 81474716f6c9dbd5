/**
 * What a letter is filled with. For most it stands in the e-mail log; of a link that opens something by itself the token
 * is made here, when its letter is written, so that it stands nowhere but in the letter (product §15.6).
 */
import type { Database, EmailRecord } from '@parley/db';
import { newLinkToken } from '@parley/platform';
import { LOOKED_UP_BY, PASSWORD_RESET_MS, type EmailData } from '@parley/shared';
import type { EmailToRender } from './render-email';
import { whoAsks } from './still-asked';

/**
 * A try that fails leaves a token behind that nobody was sent, and the next one makes another: the mail server may have
 * taken the letter all the same.
 * @returns null where there is nobody to write to: no account has the address, or the request was given up; an invitation
 * was used, revoked, sent again since, or is over
 */
export async function fillIn(
  { assignments, users, teams, emailLog }: Pick<Database, 'assignments' | 'users' | 'teams' | 'emailLog'>,
  email: EmailRecord,
  now: Date,
): Promise<EmailToRender | null> {
  const { template, data, to, userId } = email;
  if (template === 'password_reset') {
    const { token, hash } = newLinkToken();
    const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MS);
    const user = await users.addPasswordReset(to.address, { tokenHash: hash, expiresAt, now });
    if (!user) return null;
    // When it was owed only the address was known.
    await emailLog.assign(email, user.id);
    const filled: EmailData<'password_reset'> = { name: user.name, expiresAt };
    return { template, data: filled, secret: token };
  }
  if (template === 'email_confirmation') {
    const { token, hash } = newLinkToken();
    const user = userId && (await users.addEmailConfirmation(userId, { email: to.address, tokenHash: hash, now }));
    if (!user || !user.pendingEmail) return null;
    const { email: newEmail, expiresAt } = user.pendingEmail;
    const filled: EmailData<'email_confirmation'> = { name: user.name, newEmail, expiresAt };
    return { template, data: filled, secret: token };
  }
  if (template === 'team_invitation') {
    const { token, hash } = newLinkToken();
    const { memberId, endsAt } = LOOKED_UP_BY.team_invitation.parse(data);
    const invitation = await teams.addInvitationToken({ memberId, endsAt, tokenHash: hash, now });
    if (!invitation) return null;
    const { team, member } = invitation;
    const [inviter, invited] = await Promise.all([
      member.invitedBy === null ? null : users.findById(member.invitedBy),
      users.findByEmail(to.address),
    ]);
    if (invited) await emailLog.assign(email, invited.id);
    const filled: EmailData<'team_invitation'> = {
      name: member.name,
      teamName: team.name,
      organization: team.organization,
      invitedBy: inviter?.name ?? '',
      expiresAt: endsAt,
    };
    return { template, data: filled, secret: token };
  }
  if (template === 'assignment_asked')
    return { template, data: { ...data, askedBy: await whoAsks({ assignments, teams }, data) }, secret: null };
  return { template, data, secret: null };
}
