/** Another e-mail address: asked for, confirmed by the link mailed to it, given up (product §4.7). */
import { randomUUID } from 'node:crypto';
import { duplicateKeyOf, type Database, type NewEmail, type UserRecord } from '@parley/db';
import { linkTokenHash } from '@parley/platform';
import { AppError, EMAIL_CONFIRMATION_MS } from '@parley/shared';
import { deadLink } from '../../auth/dead-link';
import type { EmailOutbox } from '../../mail/email-outbox';
import type { MailAllowance } from '../../mail/mail-allowance';

export interface EmailChangeParts {
  readonly database: Database;
  readonly mail: EmailOutbox;
  readonly confirmations: MailAllowance;
  readonly clock: () => Date;
}

export interface EmailChange {
  /**
   * Makes the address wait, and owes it the link and the present address a notice, all or nothing, together with the
   * profile that was saved in the same step. Who asks has shown the current password.
   * @throws AppError conflict when the address is another account's, rate_limited when it has had its letters of this hour
   */
  request(
    user: UserRecord,
    change: { readonly email: string; readonly name: string; readonly organization: string },
  ): Promise<UserRecord>;
  /**
   * The address of the link becomes the account's.
   * @throws AppError validation_failed for a link that does not work (any more), conflict when the address is another
   * account's by now: then it waits no more
   */
  confirm(token: string): Promise<UserRecord>;
  /** Gives up the address that waits. */
  cancel(userId: string): Promise<void>;
}

const TAKEN = 'This email address belongs to another account.';
const TAKEN_MEANWHILE = 'This email address has come to belong to another account. Yours keeps the address it has.';
const HOUR_SECONDS = 60 * 60;

export function createEmailChange({ database, mail, confirmations, clock }: EmailChangeParts): EmailChange {
  const { users } = database;

  return {
    async request(user, { email, name, organization }) {
      if (await users.findByEmail(email))
        throw new AppError('conflict', TAKEN, { details: [{ path: 'body.email', message: TAKEN }] });
      if (!(await confirmations.take(email))) throw enoughLetters();
      try {
        const now = clock();
        const expiresAt = new Date(now.getTime() + EMAIL_CONFIRMATION_MS);
        const { changed, emailIds } = await database.inTransaction(async (session) => {
          await users.updateProfile(user.id, { name, organization, now }, session);
          const changed = await users.requestEmailChange(user.id, { email, now, expiresAt }, session);
          if (!changed) throw new AppError('not_found', 'Account not found');
          const emailIds: (string | null)[] = [];
          for (const letter of lettersOf(changed, email, now)) emailIds.push(await mail.owe(letter, session));
          return { changed, emailIds };
        });
        for (const emailId of emailIds) await mail.post(emailId);
        return changed;
      } catch (error) {
        await confirmations.giveBack(email);
        throw error;
      }
    },

    async confirm(token) {
      const tokenHash = linkTokenHash(token);
      try {
        const user = await users.confirmEmail(tokenHash, clock());
        if (user) return user;
      } catch (error) {
        if (!duplicateKeyOf(error)?.includes('email')) throw error;
        const owner = await users.findByEmailConfirmation(tokenHash, clock());
        if (owner) await users.cancelEmailChange(owner.id, clock());
        throw new AppError('conflict', TAKEN_MEANWHILE, { cause: error });
      }
      throw deadLink();
    },

    cancel: (userId) => users.cancelEmailChange(userId, clock()),
  };
}

function enoughLetters(): AppError {
  const message = 'This address has been sent several letters already. Please try again in an hour.';
  return new AppError('rate_limited', message, { retryAfter: HOUR_SECONDS });
}

/** The link to the new address, and the notice to the one that still counts. */
function lettersOf({ id, name, email }: UserRecord, newEmail: string, now: Date): NewEmail[] {
  const request = randomUUID();
  return [
    {
      key: `email_confirmation:${id}:${request}`,
      template: 'email_confirmation',
      userId: id,
      to: { name, address: newEmail },
      data: {},
      now,
    },
    {
      key: `email_change_notice:${id}:${request}`,
      template: 'email_change_notice',
      userId: id,
      to: { name, address: email },
      data: { name, newEmail, at: now },
      now,
    },
  ];
}
