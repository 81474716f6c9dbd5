/** The steps by which an account changes, each with its entry in the ledger, all in the transaction of the caller. */
import { Types } from 'mongoose';
import { PLANS } from '@parley/shared';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { completeTerms, isPlanOver, needsSettling, periodAt, periodOf, type PlanTerms } from './credit-account';
import { grantKey, lapseKey, upgradeKey } from './credit-keys';
import type { AccountDocument, CreditEntryKind, CreditModels } from './credit-models';
import { toAccount } from './to-account';

export function requireId(userId: string): Types.ObjectId {
  const id = toObjectId(userId);
  if (!id) throw new Error(`Not an account id: ${userId}`);
  return id;
}

/** The person's own account as it was left; null where they have none. */
export async function find(models: CreditModels, userId: string, session: Session): Promise<AccountDocument | null> {
  return models.accounts
    .findOne({ userId: requireId(userId), teamId: null })
    .session(session)
    .lean<AccountDocument>();
}

/** The person's own account as it stands at `now`: what time has changed is booked first. @throws Error where there is none */
export async function loadOwn(
  models: CreditModels,
  userId: string,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  const account = await find(models, userId, session);
  if (!account) throw new Error(`There is no credit account for the user ${userId}`);
  return settle(models, account, now, session);
}

/** Of somebody's accounts the one that counts at `now`: that of a team's seat, else their own (product §5.22). */
export function countingAccount(accounts: readonly AccountDocument[], now: Date): AccountDocument | undefined {
  return (
    accounts.find((account) => isSeat(account) && !isPlanOver(account, now)) ??
    accounts.find((account) => !isSeat(account))
  );
}

/** Whether it is a seat's, and not the person's own. */
const isSeat = ({ teamId }: AccountDocument): boolean => teamId !== undefined;

/** The account that counts at `now`, with what time has changed booked first. @throws Error where there is none */
export async function load(
  models: CreditModels,
  userId: string,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  const accounts = await models.accounts
    .find({ userId: requireId(userId) })
    .session(session)
    .lean<AccountDocument[]>();
  const account = countingAccount(accounts, now);
  if (!account) throw new Error(`There is no credit account for the user ${userId}`);
  return settle(models, account, now, session);
}

/** Books what time has changed: a plan that is over, a month that has begun. */
export async function settle(
  models: CreditModels,
  account: AccountDocument,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  if (!needsSettling(toAccount(account), now)) return account;
  const lapsed = await lapse(models, account, now, session);
  if (isPlanOver(lapsed, now)) return lapsed;
  const period = periodAt(toAccount(lapsed), now);
  return grant(models, lapsed, { periodStart: period.start, periodEnd: period.end }, now, session);
}

/** Puts the account on a plan: what is left of the old one lapses. The plan it is on only takes over end and billing. */
export async function putOnPlan(
  models: CreditModels,
  account: AccountDocument,
  plan: PlanTerms,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  const terms = completeTerms(plan);
  const fields = planFields(terms, now);
  if (terms.type === account.planType && terms.startedAt.getTime() === account.planStartedAt.getTime()) {
    const { planEndsAt, cancelledAt, billing } = fields;
    const periodEnd = PLANS[terms.type].renewal === 'once' ? planEndsAt : account.periodEnd;
    return update(models, account, { planEndsAt, cancelledAt, billing, periodEnd, updatedAt: now }, session);
  }
  const lapsed = await lapse(models, account, now, session);
  // What has been begun is finished (product §21.2).
  const retention = account.retention?.state === 'begun' ? account.retention : null;
  return grant(models, lapsed, { ...fields, retention, planNumber: account.planNumber + 1 }, now, session);
}

/** Takes away what is left of the period. */
export async function lapse(
  models: CreditModels,
  account: AccountDocument,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  if (account.creditsLeft === null || account.creditsLeft === 0) return account;
  const lapsed = await update(models, account, { creditsLeft: 0, updatedAt: now }, session);
  const key = lapseKey(account, new Types.ObjectId());
  await book(models, lapsed, { kind: 'lapse', amount: -account.creditsLeft, key, now, session });
  return lapsed;
}

/**
 * Begins a period with the plan's credits, of which `used` are counted as used already. A period that had its grant
 * before, because the account went to another plan and came back, gets no second one.
 */
export async function grant(
  models: CreditModels,
  account: AccountDocument,
  changes: Partial<AccountDocument>,
  now: Date,
  session: Session,
  used = 0,
): Promise<AccountDocument> {
  const begun = { ...account, ...changes };
  const total = PLANS[begun.planType].credits;
  const key = grantKey(begun);
  const repeated = await models.entries.exists({ key }).session(session);
  const counted = total === null ? used : repeated ? total : Math.min(used, total);
  const left = total === null ? null : total - counted;
  const counters = { creditsTotal: total, creditsLeft: left, creditsUsed: counted, updatedAt: now };
  const granted = await update(models, account, { ...changes, ...counters }, session);
  if (!repeated) await book(models, granted, { kind: 'grant', amount: left ?? 0, key, now, session });
  return granted;
}

/** Raises the period to what the plan gives, where it was begun with less: once for each plan, and what was used stays. */
export async function raise(
  models: CreditModels,
  account: AccountDocument,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  const total = PLANS[account.planType].credits;
  const { creditsTotal, creditsLeft } = account;
  if (total === null || creditsTotal === null || creditsLeft === null || total <= creditsTotal) return account;
  const key = upgradeKey(account);
  if (await models.entries.exists({ key }).session(session)) return account;
  const amount = total - creditsTotal;
  const counters = { creditsTotal: total, creditsLeft: creditsLeft + amount, updatedAt: now };
  const raised = await update(models, account, counters, session);
  await book(models, raised, { kind: 'grant', amount, key, now, session });
  return raised;
}

/** Only from the state that was read: a rival that changed it first makes the transaction start over. */
export async function update(
  models: CreditModels,
  account: AccountDocument,
  changes: Partial<AccountDocument>,
  session: Session,
): Promise<AccountDocument> {
  const { _id, planNumber, periodStart, creditsLeft } = account;
  const updated = await models.accounts
    .findOneAndUpdate(
      { _id, planNumber, periodStart, creditsLeft },
      { $set: changes },
      { session, returnDocument: 'after' },
    )
    .lean<AccountDocument>();
  if (!updated) throw new Error('The credit account changed within a transaction');
  return updated;
}

export interface Booking {
  readonly kind: CreditEntryKind;
  readonly amount: number;
  readonly key: string;
  readonly now: Date;
  readonly session: Session;
}

export async function book(
  models: CreditModels,
  account: AccountDocument,
  { kind, amount, key, now, session }: Booking,
  balanceAfter: number | null = account.creditsLeft,
): Promise<void> {
  const { userId, teamId, planType, planNumber, periodStart } = account;
  await models.entries.create(
    [
      {
        userId,
        ...(teamId && { teamId }),
        kind,
        amount,
        key,
        planType,
        planNumber,
        periodStart,
        balanceAfter,
        at: now,
      },
    ],
    { session },
  );
}

/** The account on a plan that nobody subscribed to. */
export function planFields(terms: Required<PlanTerms>, now: Date) {
  const period = periodOf(terms, now);
  const { credits } = PLANS[terms.type];
  return {
    planType: terms.type,
    planStartedAt: terms.startedAt,
    planEndsAt: terms.endsAt,
    cancelledAt: terms.cancelledAt,
    billing: terms.billing,
    paidUntil: null,
    paymentFailedAt: null,
    pausedAt: null,
    retention: null,
    periodStart: period.start,
    periodEnd: period.end,
    creditsTotal: credits,
    creditsLeft: credits,
    creditsUsed: 0,
  };
}
