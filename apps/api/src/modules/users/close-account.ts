/** Closing an account, and taking that back (product §4.13). */
import { subscriptionEnd, type Closing, type Database, type SubscriptionRecord, type UserRecord } from '@parley/db';
import { AppError, type Brand, type CloseAccount } from '@parley/shared';
import type { GoogleTokens } from '../../auth/google';
import type { Passwords } from '../../auth/passwords';
import { SESSION_ENDED } from '../../auth/sessions';
import type { EmailOutbox } from '../../mail/email-outbox';
import { lettersOfVacated } from '../teams/vacated-letters';

/** For how long a closed account can be taken back (ms). */
export const REOPENABLE_MS = 30 * 24 * 60 * 60 * 1000;

export interface CloseAccountParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly google: GoogleTokens;
  readonly mail: EmailOutbox;
  readonly brand: Pick<Brand, 'name' | 'salesEmail'>;
  readonly clock: () => Date;
}

export interface AccountClosingService {
  /**
   * Ends every session, gives up the place in a team, and owes the letter that says until when this can be undone, all or
   * nothing. Of several requests at once one closes; the others answer what it did.
   * @throws AppError validation_failed without a proof, forbidden with a wrong one, upstream_unavailable while Google can't
   * be asked
   */
  close(userId: string, proof: CloseAccount): Promise<Closing>;
  /** @throws AppError unauthenticated when the account is being erased */
  reopen(userId: string): Promise<UserRecord>;
}

/** What is written when an account is closed at that moment. */
const closingAt = (closedAt: Date): Closing => ({
  closedAt,
  erasedAt: new Date(closedAt.getTime() + REOPENABLE_MS),
});

/**
 * Closes the account without asking for a proof, gives up its place in a team, and owes the letters, all or nothing: for
 * whoever has proved who they are, and for the operator. The worker cancels what renews, as soon as the payment provider
 * can be reached.
 * @returns the letters to post; null when the account is closed already, or there is none
 */
export async function closeUnasked(
  {
    database,
    mail,
    brand,
  }: Pick<CloseAccountParts, 'database' | 'brand'> & { readonly mail: Pick<EmailOutbox, 'owe'> },
  userId: string,
  closedAt: Date,
): Promise<{ readonly closing: Closing; readonly emailIds: readonly (string | null)[] } | null> {
  const closing = closingAt(closedAt);
  return database.inTransaction(async (session) => {
    const closed = await database.users.close(userId, closing, session);
    if (closed === null) return null;
    const subscription = await database.subscriptions.find(userId, session);
    const vacated = await database.teams.vacate({ userId, now: closedAt, session });
    const letters = [
      letterTo(closed, closing, renewalOf(subscription, closedAt)),
      ...(vacated === null ? [] : lettersOfVacated(vacated, { brand, now: closedAt })),
    ];
    const emailIds: (string | null)[] = [];
    for (const letter of letters) emailIds.push(await mail.owe(letter, session));
    return { closing, emailIds };
  });
}

const refuse = (code: 'validation_failed' | 'forbidden', message: string): AppError =>
  new AppError(code, message, { details: [{ path: 'body.password', message }] });

export function createAccountClosing({
  database,
  passwords,
  google,
  mail,
  brand,
  clock,
}: CloseAccountParts): AccountClosingService {
  const { users } = database;

  const requireProof = async (user: UserRecord, { password, idToken }: CloseAccount): Promise<void> => {
    if (idToken !== undefined) {
      await google.verifyFresh(user, idToken);
      return;
    }
    const { passwordHash } = user;
    if (passwordHash === null) throw refuse('forbidden', 'This account has no password. Set one first, then close it.');
    if (password === undefined || password === '')
      throw refuse('validation_failed', 'Please enter your password to close your account');
    if ((await passwords.verify(password, passwordHash)) === 'wrong')
      throw refuse('forbidden', 'Your password is not correct');
  };

  return {
    async close(userId, proof) {
      const user = await requireUser(users, userId);
      await requireProof(user, proof);
      const closed = await closeUnasked({ database, mail, brand }, userId, clock());
      if (closed === null) return (await requireUser(users, userId)).closing ?? closingAt(clock());
      await Promise.all(closed.emailIds.map((emailId) => mail.post(emailId)));
      return closed.closing;
    },

    async reopen(userId) {
      if (!(await users.reopen(userId, clock()))) throw gone();
      return requireUser(users, userId);
    },
  };
}

function gone(): AppError {
  return new AppError('unauthenticated', SESSION_ENDED);
}

async function requireUser(users: Database['users'], userId: string): Promise<UserRecord> {
  const user = await users.findById(userId);
  if (user === null) throw gone();
  return user;
}

/** The end of what is paid for of a subscription that would renew; null where none would. */
function renewalOf(subscription: SubscriptionRecord | null, now: Date): Date | null {
  return subscription !== null && subscription.endsAt === null && now < subscriptionEnd(subscription)
    ? subscription.paidUntil
    : null;
}

function letterTo({ id, name, email }: UserRecord, closing: Closing, planEndsAt: Date | null) {
  const { closedAt, erasedAt } = closing;
  return {
    key: `account_closing:${id}:${closedAt.getTime()}`,
    template: 'account_closing',
    userId: id,
    to: { name, address: email },
    data: { name, closedAt, erasedAt, planEndsAt },
    now: closedAt,
  } as const;
}
