/** Accounts: opened with a password, and changed (product §4.1, §4.7). */
import { duplicateKeyOf, type Database, type UserRecord } from '@parley/db';
import { AppError, type PlanType, type ProfileUpdate, type Registration } from '@parley/shared';
import type { Passwords } from '../../auth/passwords';
import type { OpenAccount } from './open-account';
import { planOf } from './plan-of';

export interface UsersServiceParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly openAccount: OpenAccount;
  readonly clock: () => Date;
}

export interface UsersService {
  /** Opens an account with a password. @throws AppError conflict when the e-mail address has an account */
  register(registration: Registration): Promise<UserRecord>;
  /**
   * Another e-mail needs the current password; whether an address has an account is not told before.
   * @param beforeEmailChange called before the password is compared; what it throws ends the attempt
   * @throws AppError validation_failed without the password, forbidden with a wrong one; conflict when the new e-mail
   * address is another account's
   */
  updateProfile(userId: string, profile: ProfileUpdate, beforeEmailChange: () => Promise<void>): Promise<UserRecord>;
  /** The plan the person is on now. */
  planOf(userId: string): Promise<PlanType>;
}

export function createUsersService({ database, passwords, openAccount, clock }: UsersServiceParts): UsersService {
  const requirePassword = async ({ passwordHash }: UserRecord, given: string | undefined): Promise<void> => {
    const refuse = (code: 'validation_failed' | 'forbidden', message: string): AppError =>
      new AppError(code, message, { details: [{ path: 'body.currentPassword', message }] });
    if (passwordHash === null)
      throw refuse('forbidden', 'This account has no password, which a new email address would need');
    if (given === undefined || given === '')
      throw refuse('validation_failed', 'Please enter your current password to change your email');
    if ((await passwords.verify(given, passwordHash)) === 'wrong')
      throw refuse('forbidden', 'Your current password is not correct');
  };

  return {
    async register({ name, email, password, organization }) {
      const passwordHash = await passwords.hash(password);
      return orConflict('An account with this email already exists. Please sign in instead.', () =>
        openAccount({ name, email, organization, passwordHash }),
      );
    },

    async updateProfile(userId, { currentPassword, ...profile }, beforeEmailChange) {
      const current = await database.users.findById(userId);
      if (!current) throw new AppError('not_found', 'Account not found');
      if (profile.email !== current.email) {
        await beforeEmailChange();
        await requirePassword(current, currentPassword);
      }
      const user = await orConflict('This email address belongs to another account.', () =>
        database.users.updateProfile(userId, { ...profile, now: clock() }),
      );
      if (!user) throw new AppError('not_found', 'Account not found');
      return user;
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
