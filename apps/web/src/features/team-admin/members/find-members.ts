/** The members' table as one looks for somebody in it: a search, and an order. Pure. */
import type { MemberStats } from '@parley/shared';

export const MEMBER_ORDERS = ['listed', 'credits', 'score', 'recent', 'pending'] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

export const ORDER_WORDS: Record<MemberOrder, string> = {
  listed: 'By name',
  credits: 'Most credits used',
  score: 'Highest average score',
  recent: 'Last active first',
  pending: 'Invitations first',
};

/** By what the rows are ordered, the largest first; null where they stay as the server lists them. */
const RANKS: Record<MemberOrder, ((member: MemberStats) => number) | null> = {
  listed: null,
  credits: ({ creditsUsed }) => creditsUsed,
  score: ({ averageScore }) => averageScore ?? -1,
  recent: ({ lastActive }) => (lastActive === null ? 0 : new Date(lastActive).getTime()),
  pending: ({ status }) => (status === 'invited' ? 1 : 0),
};

/** Letters alone: 'Tomás' is found by 'tomas'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Those whose name or address holds every word that was typed, in the order chosen. */
export function findMembers(
  members: readonly MemberStats[],
  search: string,
  order: MemberOrder,
): readonly MemberStats[] {
  const words = plain(search).split(/\s+/);
  const found = members.filter(({ name, email }) => words.every((word) => plain(`${name} ${email}`).includes(word)));
  const rank = RANKS[order];
  return rank === null ? found : found.toSorted((a, b) => rank(b) - rank(a));
}
