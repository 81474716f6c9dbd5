/** Lines of the ledger in words for the person they belong to (product §5.4). */
import { causeOf, type CreditEntry, type EntryCause } from '@parley/db';
import { PLANS, type CreditLine } from '@parley/shared';
import { conversationPaidFor } from '../conversations/start-conversation';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '1 session', '12 unused sessions'. */
const sessions = (count: number, which = ''): string => `${count} ${which}session${count === 1 ? '' : 's'}`;

/** 'your free trial' */
const ofPlan = ({ planType }: CreditEntry): string => `your ${PLANS[planType].name.toLowerCase()}`;

const isMonthly = ({ planType }: CreditEntry): boolean => PLANS[planType].renewal === 'monthly';

function granted(entry: CreditEntry): string {
  if (PLANS[entry.planType].credits === null) return 'Unlimited sessions';
  const count = sessions(entry.amount);
  return isMonthly(entry) ? `${count} for ${monthAndYear.format(entry.periodStart)}` : `${count} of ${ofPlan(entry)}`;
}

function lapsed(entry: CreditEntry): string {
  const of = isMonthly(entry) ? month.format(entry.periodStart) : ofPlan(entry);
  return `${sessions(-entry.amount, 'unused ')} of ${of} lapsed`;
}

type Word = (entry: CreditEntry, title: string) => string;

const REASONS: Record<EntryCause['of'], Word> = {
  period: granted,
  upgrade: ({ planType, amount }) => `Upgrade to ${PLANS[planType].name}: ${amount} more sessions`,
  rest: lapsed,
  use: ({ kind }, title) => (kind === 'refund' ? `Given back: ${title}` : `Conversation: ${title}`),
  late_refund: (_entry, title) => `Lapsed with its month: ${title}`,
};

const paidForBy = (cause: EntryCause): string | null =>
  'paidFor' in cause ? conversationPaidFor(cause.paidFor) : null;

/** The conversations that these entries were for. */
export function conversationsOf(entries: readonly CreditEntry[]): string[] {
  return [...new Set(entries.flatMap(({ key }) => paidForBy(causeOf(key)) ?? []))];
}

/** @param titles of the person's conversations, by id: one that is not in it is not kept any more, and not named */
export function presentCreditLine(entry: CreditEntry, titles: ReadonlyMap<string, string>): CreditLine {
  const { id, kind, amount, key, at, planType, balanceAfter } = entry;
  const cause = causeOf(key);
  const conversationId = paidForBy(cause);
  const title = conversationId === null ? undefined : titles.get(conversationId);
  return {
    _id: id,
    kind,
    amount,
    reason: REASONS[cause.of](entry, title ?? 'no longer kept'),
    at: at.toISOString(),
    ...(conversationId !== null && title !== undefined && { conversationId }),
    planType,
    balanceAfter,
  };
}
