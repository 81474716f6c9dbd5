/** Owing a reminder: noted under its reason, then queued. A reason that has had its e-mail gets no second one. */
import type { Database, NewEmail } from '@parley/db';
import type { PostEmail } from '@parley/platform';
import type { Brand } from '@parley/shared';

export interface ReminderSettings {
  readonly database: Pick<
    Database,
    'assignments' | 'credits' | 'users' | 'conversations' | 'emailLog' | 'retention' | 'teams' | 'inTransaction'
  >;
  /** Where the operator's letters go. */
  readonly brand: Pick<Brand, 'name' | 'salesEmail'>;
  readonly post: PostEmail;
}

/** Looked at together: some tens of accounts, and at most as many e-mails. */
export const PAGE_SIZE = 50;

/** A page of people was looked at. */
export interface RemindedPage {
  /** How many e-mails are owed that were not before. */
  readonly owed: number;
  /** Where the next page begins; null where there is none. */
  readonly next: string | null;
}

/** @returns whether it is owed now and was not before */
export async function owe({ database, post }: ReminderSettings, email: NewEmail): Promise<boolean> {
  const emailId = await database.emailLog.create(email);
  await post(emailId);
  return emailId !== null;
}
