/** The letters of the month before, for who practised in it (product §15.8). */
import type { MailableUser } from '@parley/db';
import { firstOfMonth, monthKey, monthlyProgress, MONTHS_SHOWN } from './monthly-progress';
import { owe, PAGE_SIZE, type RemindedPage, type ReminderSettings } from './owe';

/** Until which day of a month the letter of the one before is written: a worker that was away on the first has not missed it. */
const LAST_DAY = 3;

/**
 * One page of all people who may be written to.
 * @param at when the looking began: the letters are about the month before it
 */
export async function oweMonthLetters(
  settings: ReminderSettings,
  { at, after, now }: { readonly at: Date; readonly after: string | null; readonly now: Date },
): Promise<RemindedPage> {
  if (at.getUTCDate() > LAST_DAY) return { owed: 0, next: null };
  const { users, conversations, emailLog } = settings.database;
  const month = firstOfMonth(at, -1);
  const until = firstOfMonth(at);
  const page = await users.pageOfMailable('monthlyProgress', { after, limit: PAGE_SIZE });
  const keyOf = ({ id }: MailableUser): string => `monthly_progress:${id}:${monthKey(month)}`;
  const had = await emailLog.owedAmong(page.map(keyOf));
  const open = page.filter((person) => !had.has(keyOf(person)));
  const practised = await conversations.whoPractised(
    open.map(({ id }) => id),
    { from: month, until },
  );

  let owed = 0;
  for (const person of open.filter(({ id }) => practised.has(id))) {
    const span = { from: firstOfMonth(month, 1 - MONTHS_SHOWN), until };
    const progress = monthlyProgress(await conversations.practisedReports(person.id, span), month);
    if (progress === null) continue;
    const { id: userId, name, email: address } = person;
    const data = { name, ...progress };
    const letter = {
      key: keyOf(person),
      userId,
      to: { name, address },
      template: 'monthly_progress',
      data,
      now,
    } as const;
    if (await owe(settings, letter)) owed += 1;
  }
  return { owed, next: page.length < PAGE_SIZE ? null : (page.at(-1)?.id ?? null) };
}
