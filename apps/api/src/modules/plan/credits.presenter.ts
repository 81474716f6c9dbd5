/** Lines of the ledger in words for the person they belong to (product §5.4). */
import { causeOf, type CreditEntry, type EntryCause } from '@parley/db';
import { PLANS, type CreditLine } from '@parley/shared';
import { conversationPaidFor } from '../conversations/start-conversation';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '1 session', '12 unused sessions'. */
const sessions = (count: number, which = ''): string => `${count} ${which}session${count === 1 ? '' : 's'}`;

/** 'your free trial', 'your seat in Harbour PMO' */
const ofPlan = ({ teamId, planType }: CreditEntry, { teamName }: Names): string =>
  teamId === null ? `your ${PLANS[planType].name.toLowerCase()}` : `your seat in ${teamName}`;

/** What a line speaks of by name. */
interface Names {
  /** Of the conversation. */
  readonly title: string;
  /** Of the team whose seat it was booked to. */
  readonly teamName: string;
}

const isMonthly = ({ planType }: CreditEntry): boolean => PLANS[planType].renewal === 'monthly';

function granted(entry: CreditEntry, names: Names): string {
  const count = entry.balanceAfter === null ? 'Unlimited sessions' : sessions(entry.amount);
  if (entry.teamId === null && entry.balanceAfter === null) return count;
  return isMonthly(entry)
    ? `${count} for ${monthAndYear.format(entry.periodStart)}`
    : `${count} of ${ofPlan(entry, names)}`;
}

function lapsed(entry: CreditEntry, names: Names): string {
  const of = isMonthly(entry) ? month.format(entry.periodStart) : ofPlan(entry, names);
  return `${sessions(-entry.amount, 'unused ')} of ${of} lapsed`;
}

/** The team has more credits for each of its seats, or fewer. */
function seatChanged({ amount }: CreditEntry, { teamName }: Names): string {
  const count = sessions(Math.abs(amount), amount > 0 ? 'more ' : 'fewer ');
  return `${count} for your seat in ${teamName}`;
}

type Word = (entry: CreditEntry, names: Names) => string;

const REASONS: Record<EntryCause['of'], Word> = {
  period: granted,
  upgrade: ({ planType, amount }) => `Upgrade to ${PLANS[planType].name}: ${amount} more sessions`,
  seat: seatChanged,
  rest: lapsed,
  use: ({ kind }, { title }) => (kind === 'refund' ? `Given back: ${title}` : `Conversation: ${title}`),
  late_refund: ({ teamId }, { title }) => `Lapsed with its ${teamId === null ? 'month' : 'seat'}: ${title}`,
};

const paidForBy = (cause: EntryCause): string | null =>
  'paidFor' in cause ? conversationPaidFor(cause.paidFor) : null;

/** The conversations that these entries were for. */
export function conversationsOf(entries: readonly CreditEntry[]): string[] {
  return [...new Set(entries.flatMap(({ key }) => paidForBy(causeOf(key)) ?? []))];
}

/** What the lines of a ledger speak of, by id. */
export interface LedgerNames {
  /** Of the person's conversations: one that is not in it is not kept any more, and not named. */
  readonly titles: ReadonlyMap<string, string>;
  /** Of the teams that the person has or had a seat of. */
  readonly teams: ReadonlyMap<string, string>;
}

export function presentCreditLine(entry: CreditEntry, { titles, teams }: LedgerNames): CreditLine {
  const { id, teamId, kind, amount, key, at, planType, balanceAfter } = entry;
  const cause = causeOf(key);
  const conversationId = paidForBy(cause);
  const title = conversationId === null ? undefined : titles.get(conversationId);
  return {
    _id: id,
    kind,
    amount,
    reason: REASONS[cause.of](entry, {
      title: title ?? 'no longer kept',
      teamName: (teamId === null ? undefined : teams.get(teamId)) ?? 'a team',
    }),
    at: at.toISOString(),
    ...(conversationId !== null && title !== undefined && { conversationId }),
    planType,
    balanceAfter,
  };
}
