/** Keys of the ledger: what makes an entry the only one of its kind, and what it was booked for. */
import type { Types } from 'mongoose';
import type { AccountDocument } from './credit-models';

type Period = Pick<
  AccountDocument,
  'userId' | 'teamId' | 'planNumber' | 'planType' | 'planStartedAt' | 'periodStart' | 'paidUntil'
>;

/** A subscription is known by its billing day, however often it comes back; any other plan by its number, a seat's in its team. */
function planName({ teamId, paidUntil, planNumber, planStartedAt }: Period): string {
  if (teamId) return `${teamId.toHexString()}.${planNumber}`;
  return paidUntil === null ? String(planNumber) : planStartedAt.toISOString();
}

/** One grant for each period of a plan. */
export function grantKey(account: Period): string {
  return `grant:${account.userId.toHexString()}:${planName(account)}:${account.periodStart.toISOString()}`;
}

/** One more for each plan that a period was raised to. */
export function upgradeKey(account: Period): string {
  const { userId, periodStart, planType } = account;
  return `upgrade:${userId.toHexString()}:${planName(account)}:${periodStart.toISOString()}:${planType}`;
}

/** A seat's credits are changed as often as the team's are; `id` tells the entries apart. */
export function seatChangeKey({ userId, ...account }: Period, id: Types.ObjectId): string {
  return `seat:${userId.toHexString()}:${planName({ userId, ...account })}:${id.toHexString()}`;
}

/** What is left lapses as often as something is left: the balance makes it happen once, `id` tells the entries apart. */
export function lapseKey({ userId, planNumber, periodStart }: Period, id: Types.ObjectId): string {
  return `lapse:${userId.toHexString()}:${planNumber}:${periodStart.toISOString()}:${id.toHexString()}`;
}

export const chargeKey = (userId: string, paidFor: string): string => `charge:${userId}:${paidFor}`;
export const refundKey = (userId: string, paidFor: string): string => `refund:${userId}:${paidFor}`;
export const lateRefundKey = (userId: string, paidFor: string): string => `lapse:${refundKey(userId, paidFor)}`;

/** What an entry was booked for. */
export type EntryCause =
  /** A period of a plan began. */
  | { readonly of: 'period' }
  /** A period was raised to a larger plan. */
  | { readonly of: 'upgrade' }
  /** The seats of the team were given more credits each, or fewer. */
  | { readonly of: 'seat' }
  /** A period, or the plan, was over. */
  | { readonly of: 'rest' }
  /** Charged or given back. */
  | { readonly of: 'use'; readonly paidFor: string }
  /** Given back into a period that was over. */
  | { readonly of: 'late_refund'; readonly paidFor: string };

/** @throws Error for a key that no entry of a person has */
export function causeOf(key: string): EntryCause {
  const [kind, second, ...rest] = key.split(':');
  switch (kind) {
    case 'grant':
      return { of: 'period' };
    case 'upgrade':
      return { of: 'upgrade' };
    case 'seat':
      return { of: 'seat' };
    case 'charge':
    case 'refund':
      return { of: 'use', paidFor: rest.join(':') };
    case 'lapse':
      return second === 'refund' ? { of: 'late_refund', paidFor: rest.slice(1).join(':') } : { of: 'rest' };
    default:
      throw new Error('A ledger entry without a cause');
  }
}
