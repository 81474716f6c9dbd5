/** Three days before something a team was asked for is over: once to whom it is not done for (product §25.5). */
import type { AssignmentRecord, NewEmail } from '@parley/db';
import { assignmentOverAt } from '@parley/shared';
import { askedMembers, resultsByMember, type AskedMember } from '@parley/teams';
import { owe, PAGE_SIZE, type RemindedPage, type ReminderSettings } from './owe';

const DAY_MS = 86_400_000;
/** How many days before its last one it is spoken of. */
const DAYS_BEFORE = 3;
/** What was asked for so few days before that is not spoken of again so soon. */
const DAYS_BETWEEN = 1;

/** The calendar day in UTC so many days after this moment's: '2026-12-04'. */
const dayFrom = (at: Date, days: number): string => new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Whether it is spoken of on the day of `at`: from the third day before its last one, unless it was asked for just before. */
export function isToRemind({ dueOn, askedAt }: Pick<AssignmentRecord, 'dueOn' | 'askedAt'>, at: Date): boolean {
  const from = new Date(Date.parse(dueOn) - DAYS_BEFORE * DAY_MS);
  return at >= from && askedAt.getTime() < from.getTime() - DAYS_BETWEEN * DAY_MS;
}

/** '<assignment>.<member>': the last one of a page; the member is empty where the assignment was gone through. */
function readCursor(after: string | null): { readonly assignmentId: string | null; readonly memberId: string } {
  const [assignmentId = null, memberId = ''] = after?.split('.') ?? [];
  return { assignmentId, memberId };
}

/**
 * One page of who is asked for one thing that is over soon; the next page goes on with the same or the next one.
 * @param at when the looking began
 */
export async function oweAssignmentReminders(
  settings: ReminderSettings,
  { at, after, now }: { readonly at: Date; readonly after: string | null; readonly now: Date },
): Promise<RemindedPage> {
  const { assignments } = settings.database;
  const cursor = readCursor(after);
  const found = await assignments.overBetween({
    from: now,
    until: assignmentOverAt(dayFrom(at, DAYS_BEFORE)),
    fromId: cursor.assignmentId,
    limit: 2,
  });
  const isGoneThrough = cursor.memberId === '' && found[0]?.id === cursor.assignmentId;
  const [assignment] = isGoneThrough ? found.slice(1) : found;
  if (assignment === undefined) return { owed: 0, next: null };
  const continuesAfter = assignment.id === cursor.assignmentId ? cursor.memberId : '';
  const open = isToRemind(assignment, at) ? await readOpen(settings, assignment, now) : NOBODY;
  const page = open.asked.filter(({ member }) => member.id > continuesAfter).slice(0, PAGE_SIZE);
  const owed = await remind(settings, { assignment, teamName: open.teamName, asked: page, now });
  const last = page.length < PAGE_SIZE ? '' : (page.at(-1)?.member.id ?? '');
  const isLast = last === '' && found.length < 2;
  return { owed, next: isLast ? null : `${assignment.id}.${last}` };
}

interface Open {
  readonly teamName: string;
  readonly asked: readonly AskedMember[];
}
const NOBODY: Open = { teamName: '', asked: [] };

/** Those it is not done for, by their ids; nobody where the team is over. */
async function readOpen({ database }: ReminderSettings, assignment: AssignmentRecord, now: Date): Promise<Open> {
  const { teams } = database;
  const team = await teams.find(assignment.teamId);
  if (team === null || (team.endsAt !== null && now >= team.endsAt)) return NOBODY;
  const [members, results] = await Promise.all([teams.seated(team.id), teams.results(team.id)]);
  const asked = askedMembers(assignment, members, resultsByMember(results))
    .filter(({ progress }) => progress.doneAt === null)
    .toSorted((one, other) => (one.member.id < other.member.id ? -1 : 1));
  return { teamName: team.name, asked };
}

interface Reminding extends Open {
  readonly assignment: AssignmentRecord;
  readonly now: Date;
}

async function remind(settings: ReminderSettings, reminding: Reminding): Promise<number> {
  const { users, emailLog } = settings.database;
  const { asked } = reminding;
  if (asked.length === 0) return 0;
  const letters = asked.map((one) => letterTo(one, reminding));
  const had = await emailLog.owedAmong(letters.map(({ key }) => key));
  const ids = asked.flatMap(({ member }) => member.userId ?? []);
  const mailable = new Set((await users.findMailable(ids, null)).map(({ id }) => id));
  let owed = 0;
  for (const letter of letters) {
    if (had.has(letter.key) || letter.userId === null || !mailable.has(letter.userId)) continue;
    if (await owe(settings, letter)) owed += 1;
  }
  return owed;
}

function letterTo({ member, progress }: AskedMember, { assignment, teamName, now }: Reminding): NewEmail {
  const { id: assignmentId, teamId, kind, slug, title, dueOn } = assignment;
  const { id: memberId, userId, name, email: address } = member;
  const { completed, of } = progress;
  return {
    key: `assignment_due:${assignmentId}:${memberId}`,
    template: 'assignment_due',
    userId,
    to: { name, address },
    data: { name, teamName, teamId, assignmentId, memberId, kind, slug, title, dueOn, completed, of },
    now,
  };
}
