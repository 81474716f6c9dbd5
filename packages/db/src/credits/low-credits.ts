/** The one charge of a period after which few of its credits are left (product §15.8). */
import type { PlanType } from '@parley/shared';
import { creditsRenewAt } from './credit-account';
import type { AccountDocument } from './credit-models';
import { toAccount } from './to-account';

/** A fifth of what the period gave. */
const LOW_SHARE = 0.2;

export interface LowCredits {
  readonly planType: PlanType;
  /** Of a team's seat. */
  readonly onSeat: boolean;
  readonly creditsLeft: number;
  readonly creditsTotal: number;
  /** When credits begin anew; null where they don't. */
  readonly renewsAt: Date | null;
  /** The period: the same for every charge in it. */
  readonly period: string;
}

/** @param account after the charge. null for every other one, and on unlimited plans */
export function lowCreditsAfter(account: AccountDocument, now: Date): LowCredits | null {
  const { teamId, planType, planNumber, periodStart, creditsLeft, creditsTotal } = account;
  if (creditsLeft === null || creditsTotal === null) return null;
  if (creditsLeft !== Math.floor(creditsTotal * LOW_SHARE)) return null;
  return {
    planType,
    onSeat: Boolean(teamId),
    creditsLeft,
    creditsTotal,
    renewsAt: creditsRenewAt(toAccount(account), now),
    period: `${teamId ? `${teamId.toHexString()}.` : ''}${planNumber}:${periodStart.toISOString()}`,
  };
}
