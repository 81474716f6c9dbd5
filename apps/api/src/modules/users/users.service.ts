/** Accounts: opened with a password, and changed (product §4.1, §4.7). */
import { duplicateKeyOf, type Database, type UserRecord } from '@parley/db';
import { AppError, type PlanType, type ProfileUpdate, type Registration } from '@parley/shared';
import { requireCurrentPassword } from '../../auth/current-password';
import type { Passwords } from '../../auth/passwords';
import type { EmailChange } from './email-change';
import type { OpenAccount } from './open-account';
import { planOf } from './plan-of';

export interface UsersServiceParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly openAccount: OpenAccount;
  readonly emailChange: EmailChange;
  readonly clock: () => Date;
}

export interface UsersService {
  /** Opens an account with a password. @throws AppError conflict when the e-mail address has an account */
  register(registration: Registration): Promise<UserRecord>;
  /** @throws AppError not_found when there is no such account */
  profile(userId: string): Promise<UserRecord>;
  /**
   * Another e-mail needs the current password, and waits for its link; whether an address has an account is not told before.
   * @param beforeEmailChange called before the password is compared; what it throws ends the attempt
   * @throws AppError validation_failed without the password, forbidden with a wrong one; conflict when the new e-mail
   * address is another account's, rate_limited when it has had its letters of this hour
   */
  updateProfile(userId: string, profile: ProfileUpdate, beforeEmailChange: () => Promise<void>): Promise<UserRecord>;
  /** The plan the person is on now. */
  planOf(userId: string): Promise<PlanType>;
}

export function createUsersService(parts: UsersServiceParts): UsersService {
  const { database, passwords, openAccount, emailChange, clock } = parts;
  const found = (user: UserRecord | null): UserRecord => {
    if (!user) throw new AppError('not_found', 'Account not found');
    return user;
  };

  return {
    async register({ name, email, password, organization }) {
      const passwordHash = await passwords.hash(password);
      return orConflict('An account with this email already exists. Please sign in instead.', () =>
        openAccount({ name, email, organization, passwordHash }),
      );
    },

    profile: async (userId) => found(await database.users.findById(userId)),

    async updateProfile(userId, { currentPassword, email, ...profile }, beforeEmailChange) {
      const current = found(await database.users.findById(userId));
      if (email === current.email)
        return found(await database.users.updateProfile(userId, { ...profile, now: clock() }));
      await beforeEmailChange();
      await requireCurrentPassword(passwords, current, currentPassword, {
        missing: 'Please enter your current password to change your email',
        none: 'This account has no password yet, which a new email address needs. Please set one first.',
      });
      return emailChange.request(current, { ...profile, email });
    },

    planOf: (userId) => planOf(database, userId, clock()),
  };
}

async function orConflict<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!duplicateKeyOf(error)?.includes('email')) throw error;
    const details = [{ path: 'body.email', message }];
    throw new AppError('conflict', message, { cause: error, details });
  }
}
