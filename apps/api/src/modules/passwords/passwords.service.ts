/** Passwords: forgotten, reset by the mailed link, changed (product §4.9, §4.10). */
import { randomUUID } from 'node:crypto';
import type { Database, NewEmail, RenewedSession, UserRecord } from '@parley/db';
import { linkTokenHash } from '@parley/platform';
import { AppError, ownPasswordFault } from '@parley/shared';
import { requireCurrentPassword, wrongCurrentPassword } from '../../auth/current-password';
import { deadLink } from '../../auth/dead-link';
import type { Passwords } from '../../auth/passwords';
import type { Sessions } from '../../auth/sessions';
import type { Caller } from '../../contract/handler';
import type { EmailOutbox } from '../../mail/email-outbox';
import type { MailAllowance } from '../../mail/mail-allowance';

export interface PasswordsServiceParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly mail: EmailOutbox;
  readonly resets: MailAllowance;
  readonly clock: () => Date;
}

export interface PasswordsService {
  /**
   * Owes a letter to the address, which the worker writes where an account has it. Nothing is looked up here, so that
   * nobody can tell by the answer, or by how long it takes, whether one has. An address that has had its letters of this
   * hour is owed no more, and nobody is told: those letters' links still work.
   */
  forgot(email: string): Promise<void>;
  /**
   * Gives the account of the link its new password, and ends every session of it.
   * @throws AppError validation_failed for a link that does not work (any more), or a password that is its owner's name
   */
  reset(request: { readonly token: string; readonly password: string }): Promise<UserRecord>;
  /**
   * Changes the password of the caller. Every other session ends.
   * @returns the new token of the caller's session
   * @throws AppError forbidden with a wrong current password, validation_failed for one that is its owner's name
   */
  change(caller: Caller, request: { readonly currentPassword: string; readonly newPassword: string }): Promise<string>;
}

export function createPasswordsService(parts: PasswordsServiceParts): PasswordsService {
  const { database, passwords, sessions, mail, resets, clock } = parts;
  const { users } = database;

  return {
    async forgot(email) {
      if (!(await resets.take(email))) return;
      try {
        const emailId = await mail.owe({
          key: `password_reset:${randomUUID()}`,
          template: 'password_reset',
          userId: null,
          to: { name: '', address: email },
          data: {},
          now: clock(),
        });
        await mail.post(emailId);
      } catch (error) {
        await resets.giveBack(email);
        throw error;
      }
    },

    async reset({ token, password }) {
      const tokenHash = linkTokenHash(token);
      const owner = await users.findByPasswordReset(tokenHash, clock());
      if (!owner) throw deadLink();
      refuseOwn(owner, password, 'password');
      const passwordHash = await passwords.hash(password);
      const now = clock();
      // Of two at once one takes the link, and the other finds it gone.
      const { user, emailId } = await database.inTransaction(async (session) => {
        const user = await users.resetPassword({ tokenHash, passwordHash, now }, session);
        if (!user) throw deadLink();
        return { user, emailId: await mail.owe(noticeOf(user, 'reset', user.tokenVersion, now), session) };
      });
      await mail.post(emailId);
      return user;
    },

    async change(caller, { currentPassword, newPassword }) {
      const user = await users.findById(caller.userId);
      if (!user) throw new AppError('not_found', 'Account not found');
      const from = await requireCurrentPassword(passwords, user, currentPassword, {
        missing: 'Password is required',
        none: 'This account has no password yet. Have a link mailed to you to set one.',
      });
      refuseOwn(user, newPassword, 'newPassword');
      const to = await passwords.hash(newPassword);
      let emailId: string | null = null;
      const token = await sessions.keepOnly(caller, (reference, renewal) =>
        database.inTransaction(async (session): Promise<RenewedSession | null> => {
          const renewed = await users.changePassword(reference, { from, to }, renewal, session);
          if (renewed) {
            emailId = await mail.owe(noticeOf(user, 'changed', renewed.tokenVersion, renewal.now), session);
            return renewed;
          }
          // Changed in between, by this very session perhaps: what was compared is not the current one any more.
          const current = await users.findById(caller.userId);
          if (current && current.passwordHash !== from) throw wrongCurrentPassword();
          return null;
        }),
      );
      await mail.post(emailId);
      return token;
    },
  };
}

/** @throws AppError validation_failed when the new password is its owner's name, organization or e-mail */
function refuseOwn(owner: UserRecord, password: string, field: 'password' | 'newPassword'): void {
  const message = ownPasswordFault(password, owner);
  if (message === undefined) return;
  throw new AppError('validation_failed', message, { details: [{ path: `body.${field}`, message }] });
}

/** Every change raises the account's token version, so that it names the change. */
function noticeOf({ id, name, email }: UserRecord, how: 'changed' | 'reset', tokenVersion: number, at: Date): NewEmail {
  return {
    key: `password_changed:${id}:${tokenVersion}`,
    template: 'password_changed',
    userId: id,
    to: { name, address: email },
    data: { name, how, at },
    now: at,
  };
}
