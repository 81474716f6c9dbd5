/** The letter that names the day on which what was practised is erased, a week before (product §21.2). */
import type { MailableUser } from '@parley/db';
import { PAGE_SIZE, type RemindedPage, type ReminderSettings } from './owe';

/** One page of those whose cancelled plan has been over for long enough. A closed account is erased in its own time. */
export async function owePracticeErasures(
  settings: ReminderSettings,
  { after, now }: { readonly after: string | null; readonly now: Date },
): Promise<RemindedPage> {
  const { retention, users } = settings.database;
  const { userIds, next } = await retention.pageToTell({ now, after, limit: PAGE_SIZE });
  let owed = 0;
  for (const person of await users.findMailable(userIds, null)) {
    if (await tell(settings, person, now)) owed += 1;
  }
  return { owed, next };
}

/** The day counts once it is told: both, or neither. */
async function tell({ database, post }: ReminderSettings, person: MailableUser, now: Date): Promise<boolean> {
  const { id: userId, name, email: address } = person;
  const emailId = await database.inTransaction(async (session) => {
    const erasesAt = await database.retention.announce(userId, now, session);
    if (erasesAt === null) return null;
    const key = `practice_erasure:${userId}:${erasesAt.toISOString()}`;
    const letter = { template: 'practice_erasure', data: { name, erasesAt } } as const;
    return database.emailLog.create({ key, userId, to: { name, address }, now, ...letter }, session);
  });
  await post(emailId);
  return emailId !== null;
}
