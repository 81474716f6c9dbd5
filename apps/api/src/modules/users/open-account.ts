/** Opens accounts: together with their trial and the welcome they are owed, all or nothing (product §4.1, §4.8). */
import type { Database, NewEmail, NewUser, UserRecord } from '@parley/db';
import type { EmailOutbox } from '../../mail/email-outbox';
import type { MailAllowance } from '../../mail/mail-allowance';

export interface OpenAccountParts {
  readonly database: Database;
  readonly mail: EmailOutbox;
  readonly welcomes: MailAllowance;
  readonly clock: () => Date;
}

/**
 * Opens the account, its trial of 14 days and the welcome e-mail it is owed, all or nothing. Who has had their share of
 * welcomes gets the account without one.
 * @throws MongoDB's duplicate key error (see `duplicateKeyOf`) when the address, or an identity, has an account
 */
export type OpenAccount = (user: Omit<NewUser, 'now'>) => Promise<UserRecord>;

export function accountOpening({ database, mail, welcomes, clock }: OpenAccountParts): OpenAccount {
  return async (newUser) => {
    const now = clock();
    const mayWrite = await welcomes.take(newUser.email);
    try {
      const { user, emailId } = await database.inTransaction(async (session) => {
        const user = await database.users.create({ ...newUser, now }, session);
        await database.credits.open({ userId: user.id, plan: { type: 'free_trial', startedAt: now }, now, session });
        const emailId = mayWrite ? await mail.owe(welcomeOf(user, now), session) : null;
        return { user, emailId };
      });
      await mail.post(emailId);
      return user;
    } catch (error) {
      if (mayWrite) await welcomes.giveBack(newUser.email);
      throw error;
    }
  };
}

function welcomeOf({ id, name, email }: UserRecord, now: Date): NewEmail {
  return {
    key: `welcome:${id}`,
    template: 'welcome',
    userId: id,
    to: { name, address: email },
    data: { name },
    now,
  };
}
