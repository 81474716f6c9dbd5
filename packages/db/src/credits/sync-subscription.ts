/**
 * Bringing an account to what its subscription says (product §5.6, §5.20): the same terms twice change nothing, and in
 * whatever order months, upgrades and pauses become known, each period of a plan is granted once.
 */
import { PLANS } from '@parley/shared';
import type { Session } from '../connection';
import { find, grant, lapse, raise, settle, update } from './account-changes';
import { isPlanOver } from './credit-account';
import type { AccountDocument, CreditModels } from './credit-models';
import { isPaidFor, paidPeriodAt, subscriptionEnd, useCarriedOver, type SubscriptionTerms } from './subscription-terms';

/** @returns null where the person has no account (any more) */
export async function syncSubscription(
  models: CreditModels,
  userId: string,
  terms: SubscriptionTerms,
  now: Date,
  session: Session,
): Promise<AccountDocument | null> {
  const account = await find(models, userId, session);
  if (account === null) return null;
  if (isOn(account, terms)) return goOn(models, account, terms, now, session);
  const settled = await settle(models, account, now, session);
  return takesOver(settled, terms, now) ? begin(models, settled, terms, now, session) : settled;
}

/**
 * A subscription is known by its billing day: another one begins another plan. One that moved to another day and has not
 * been paid for since is on the old one still.
 */
function isOn({ paidUntil, planStartedAt }: AccountDocument, terms: SubscriptionTerms): boolean {
  if (paidUntil === null) return false;
  if (planStartedAt.getTime() === terms.anchor.getTime()) return true;
  return !isPaidFor(terms) && paidUntil.getTime() === terms.paidUntil.getTime();
}

/** The subscription that the account is on: month, plan and end may have changed. */
async function goOn(
  models: CreditModels,
  account: AccountDocument,
  terms: SubscriptionTerms,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  const fields = { ...subscriptionFields(terms), ...kept(account, terms, now), updatedAt: now };
  // What began before a pause is given, also where both become known together.
  const running = await update(models, account, { ...fields, pausedAt: null }, session);
  const begun = await settle(models, running, givesUntil(terms, now), session);
  const { pausedAt } = terms;
  const settled =
    pausedAt === null ? begun : await settle(models, await update(models, begun, { pausedAt }, session), now, session);
  // What an unpaid invoice asks for is not given yet, and a plan that stands still is given nothing.
  const idle = isPlanOver(settled, now) || settled.pausedAt !== null || settled.paymentFailedAt !== null;
  return idle ? settled : raise(models, settled, now, session);
}

/** Until when months begin: a plan that stands still begins none. */
function givesUntil({ pausedAt }: SubscriptionTerms, now: Date): Date {
  return pausedAt !== null && pausedAt < now ? pausedAt : now;
}

/** Whether the subscription takes the place of what the account is on. */
function takesOver(account: AccountDocument, terms: SubscriptionTerms, now: Date): boolean {
  if (!isPaidFor(terms)) return false;
  if (isPlanOver(account, now)) return true;
  if (now >= subscriptionEnd(terms)) return false;
  // Of a plan that was arranged by hand and a subscription, the one that began later counts.
  const arranged = account.paidUntil === null && PLANS[account.planType].renewal === 'once';
  return !(arranged && account.planType !== 'free_trial' && account.planStartedAt > terms.anchor);
}

/** Another subscription, or the same one on another billing day. */
async function begin(
  models: CreditModels,
  account: AccountDocument,
  terms: SubscriptionTerms,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  const lapsed = await lapse(models, account, now, session);
  const period = paidPeriodAt(terms.anchor, terms.paidUntil, givesUntil(terms, now));
  const changes = {
    ...subscriptionFields(terms),
    ...kept(account, terms, now),
    planNumber: account.planNumber + 1,
    planStartedAt: terms.anchor,
    periodStart: period.start,
    periodEnd: period.end,
  };
  if (now < subscriptionEnd(terms)) {
    return grant(models, lapsed, changes, now, session, carriedOver(account, terms));
  }
  const counters = { creditsTotal: PLANS[terms.planType].credits, creditsLeft: 0, creditsUsed: 0, updatedAt: now };
  return update(models, lapsed, { ...changes, ...counters }, session);
}

/** What was used of a month that this subscription cuts short, and is counted in its first. */
function carriedOver(account: AccountDocument, { anchor }: SubscriptionTerms): number {
  const { paidUntil, periodStart: start, periodEnd: end, creditsTotal, creditsUsed } = account;
  if (paidUntil === null || end === null || creditsTotal === null || anchor >= paidUntil) return 0;
  return useCarriedOver({ start, end, granted: creditsTotal, used: creditsUsed }, anchor);
}

function subscriptionFields(terms: SubscriptionTerms) {
  const { planType, billing, paidUntil, endsAt, cancelledAt, paymentFailedAt, pausedAt } = terms;
  const planEndsAt = subscriptionEnd(terms);
  return {
    planType,
    billing,
    paidUntil,
    planEndsAt,
    cancelledAt: endsAt === null ? null : (cancelledAt ?? endsAt),
    paymentFailedAt,
    pausedAt,
  };
}

/** A plan that runs again needs nothing erased any more; what has been begun is finished (product §21.2). */
function kept(account: AccountDocument, terms: SubscriptionTerms, now: Date) {
  const running = now < subscriptionEnd(terms);
  return { retention: running && account.retention?.state !== 'begun' ? null : account.retention };
}
