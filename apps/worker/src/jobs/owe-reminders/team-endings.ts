/** Teams that are about to end: their owner is told, and so is the operator (product §24.8). */
import type { NewEmail, TeamRecord } from '@parley/db';
import { owe, PAGE_SIZE, type RemindedPage, type ReminderSettings } from './owe';

const DAY_MS = 86_400_000;
/** How long before its end a team is spoken of (days), the last one first. */
const TEAM_DAYS = [1, 7] as const;

type EndingTeam = TeamRecord & { readonly endsAt: Date };
const isEnding = (team: TeamRecord): team is EndingTeam => team.endsAt !== null;

interface DueStep {
  /** The reason of one of the two letters, once for all. */
  readonly keyOf: (template: 'team_ending' | 'team_ending_notice') => string;
  /** Reasons after which this one has nothing more to say: a clock that jumped back. */
  readonly saidBy: (template: 'team_ending' | 'team_ending_notice') => string[];
}

/** null where nothing is due. A missed letter is not sent beside a later one. */
export function dueStep({ id, endsAt }: Pick<EndingTeam, 'id' | 'endsAt'>, at: Date): DueStep | null {
  const daysLeft = (endsAt.getTime() - at.getTime()) / DAY_MS;
  const step = daysLeft > 0 ? TEAM_DAYS.find((days) => daysLeft <= days) : undefined;
  if (step === undefined) return null;
  const reason = (template: string, days: number): string => `${template}:${id}:${endsAt.toISOString()}:${days}`;
  return {
    keyOf: (template) => reason(template, step),
    saidBy: (template) => TEAM_DAYS.filter((days) => days < step).map((days) => reason(template, days)),
  };
}

/**
 * One page of the teams that end within the next days.
 * @param at when the looking began
 */
export async function oweTeamEndings(
  settings: ReminderSettings,
  { at, after, now }: { readonly at: Date; readonly after: string | null; readonly now: Date },
): Promise<RemindedPage> {
  const { teams, emailLog } = settings.database;
  const until = new Date(at.getTime() + Math.max(...TEAM_DAYS) * DAY_MS);
  const page = await teams.ending({ from: at, until, after, limit: PAGE_SIZE });
  let owed = 0;
  for (const team of page.teams.filter(isEnding)) {
    const due = dueStep(team, at);
    if (due === null) continue;
    const letters = [await toOwner(settings, team, due, now), await toOperator(settings, team, due, now)];
    for (const letter of letters) {
      if (letter === null) continue;
      const said = await emailLog.owedAmong([letter.key, ...due.saidBy(letter.template)]);
      if (said.size === 0 && (await owe(settings, letter))) owed += 1;
    }
  }
  return { owed, next: page.next };
}

type TeamLetter = Extract<NewEmail, { template: 'team_ending' | 'team_ending_notice' }>;

/** null where there is no owner, or one who does not want to know. */
async function toOwner(
  { database }: ReminderSettings,
  { ownerId, name: teamName, planType, endsAt }: EndingTeam,
  { keyOf }: DueStep,
  now: Date,
): Promise<TeamLetter | null> {
  const [owner] = ownerId === null ? [] : await database.users.findMailable([ownerId], 'planExpiration');
  if (owner === undefined) return null;
  const { id: userId, name, email: address } = owner;
  const template = 'team_ending';
  return {
    key: keyOf(template),
    template,
    userId,
    to: { name, address },
    data: { name, teamName, planType, endsAt },
    now,
  };
}

async function toOperator(
  { database, brand }: ReminderSettings,
  team: EndingTeam,
  { keyOf }: DueStep,
  now: Date,
): Promise<TeamLetter> {
  const { id: teamId, name: teamName, organization, planType, ownerId, seats, seatsTaken, endsAt } = team;
  const owner = ownerId === null ? null : await database.users.findById(ownerId);
  const template = 'team_ending_notice';
  return {
    key: keyOf(template),
    template,
    userId: null,
    to: { name: brand.name, address: brand.salesEmail },
    data: { teamId, teamName, organization, planType, ownerEmail: owner?.email ?? null, seats, seatsTaken, endsAt },
    now,
  };
}
