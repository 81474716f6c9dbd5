/**
 * Credits: one credit is one conversation begun (product §5.3, §5.4). The balance changes only by conditional updates inside
 * a transaction, together with a ledger entry under a unique key: never negative, never booked twice, and at any moment
 * the entries of an account add up to its balance.
 */
import type { Connection } from 'mongoose';
import { PLANS } from '@parley/shared';
import { inTransaction, type Session } from '../connection';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';
import {
  completeTerms,
  isPlanRunning,
  needsSettling,
  periodOf,
  type CreditAccount,
  type PlanTerms,
} from './credit-account';
import {
  creditModels,
  type AccountDocument,
  type CreditEntryKind,
  type CreditModels,
  type EntryDocument,
} from './credit-models';
import { endingPlans, type EndingPlansPage, type EndingPlansQuery } from './ending-plans';
import { lowCreditsAfter, type LowCredits } from './low-credits';
import { creditsExhausted, planEnded } from './refusals';

export interface CreditEntry extends Omit<EntryDocument, '_id' | 'userId'> {
  readonly id: string;
}
export interface ChargeRequest {
  readonly userId: string;
  /** What is paid for, e.g. `conversation:<id>`: charged once, however often it is asked. */
  readonly key: string;
  readonly session: Session;
  readonly now: Date;
}
export interface ChargeResult {
  readonly status: 'charged' | 'already_charged';
  /** null means unlimited. */
  readonly creditsLeft: number | null;
  /** Set by the charge that leaves a fifth of the period's credits. */
  readonly low?: LowCredits;
}
export interface RefundResult {
  /** `lapsed`: given back into a period that is over, where it lapses at once. */
  readonly status: 'refunded' | 'lapsed' | 'already_refunded' | 'not_charged';
  readonly creditsLeft: number | null;
}

export interface CreditRepository {
  /** Opens the account with its first plan; in one transaction with the user it belongs to. */
  open(request: { userId: string; plan: PlanTerms; now: Date; session: Session }): Promise<CreditAccount>;
  /**
   * Puts the person on the plan: what was left lapses and the new plan's credits are granted at once. The plan they are
   * on already (same type and start) only takes over the new end, cancellation and billing, and grants nothing.
   */
  setPlan(request: { userId: string; plan: PlanTerms; now: Date; session?: Session }): Promise<CreditAccount>;
  /** The account as it stands at `now`; a month that is over is rolled first. null when there is none. */
  read(userId: string, now: Date): Promise<CreditAccount | null>;
  /**
   * Takes one credit, in the transaction of what it pays for.
   * @throws AppError trial_expired when the plan is over, credits_exhausted when nothing is left
   */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** Gives back what `charge` took under the same key, once. */
  refund(request: ChargeRequest): Promise<RefundResult>;
  /** Plans and trials that end in a span of time, the next to end first. */
  endingPlans(query: EndingPlansQuery): Promise<EndingPlansPage>;
  /** The latest ledger entries, newest first. */
  listEntries(userId: string, limit: number): Promise<CreditEntry[]>;
  /** The whole ledger of the person, the first entry first; read as it is asked for. */
  ofPerson(userId: string): AsyncIterable<CreditEntry>;
}

export function createCreditRepository(connection: Connection): CreditRepository {
  const models = creditModels(connection);
  const { accounts, entries } = models;

  const findEntry = (key: string, session: Session): Promise<EntryDocument | null> =>
    entries.findOne({ key }).session(session).lean<EntryDocument>();

  return {
    async open({ userId, plan, now, session }) {
      const _id = requireId(userId);
      const terms = completeTerms(plan);
      const account = { userId: _id, planNumber: 1, ...planFields(terms, now), updatedAt: now };
      const [created] = await accounts.create([account], { session });
      if (!created) throw new Error('The credit account was not stored');
      const stored = created.toObject<AccountDocument>();
      await book(models, stored, {
        kind: 'grant',
        amount: stored.creditsTotal ?? 0,
        key: periodKey('grant', stored),
        now,
        session,
      });
      return toAccount(stored);
    },

    async setPlan({ userId, plan, now, session }) {
      const change = async (active: Session): Promise<CreditAccount> =>
        toAccount(await putOnPlan(models, await load(models, userId, now, active), plan, now, active));
      return session ? change(session) : inTransaction(connection, change);
    },

    async read(userId, now) {
      const id = toObjectId(userId);
      const account = id && (await accounts.findOne({ userId: id }).lean<AccountDocument>());
      if (!account) return null;
      const current = toAccount(account);
      if (!needsSettling(current, now)) return current;
      return inTransaction(connection, async (session) => toAccount(await load(models, userId, now, session)));
    },

    async charge({ userId, key, session, now }) {
      const account = await load(models, userId, now, session);
      const chargeKey = `charge:${userId}:${key}`;
      if (await findEntry(chargeKey, session)) return { status: 'already_charged', creditsLeft: account.creditsLeft };
      if (!isPlanRunning(account, now)) throw planEnded(toAccount(account));
      const unlimited = account.creditsLeft === null;
      const charged = await accounts
        .findOneAndUpdate(
          unlimited ? { _id: account._id } : { _id: account._id, creditsLeft: { $gte: 1 } },
          { $inc: unlimited ? { creditsUsed: 1 } : { creditsUsed: 1, creditsLeft: -1 }, $set: { updatedAt: now } },
          { session, returnDocument: 'after' },
        )
        .lean<AccountDocument>();
      if (!charged) throw creditsExhausted(toAccount(account));
      await book(models, charged, { kind: 'charge', amount: unlimited ? 0 : -1, key: chargeKey, now, session });
      const low = lowCreditsAfter(charged);
      return { status: 'charged', creditsLeft: charged.creditsLeft, ...(low && { low }) };
    },

    async refund({ userId, key, session, now }) {
      const account = await load(models, userId, now, session);
      const charge = await findEntry(`charge:${userId}:${key}`, session);
      if (!charge) return { status: 'not_charged', creditsLeft: account.creditsLeft };
      const refundKey = `refund:${userId}:${key}`;
      if (await findEntry(refundKey, session)) return { status: 'already_refunded', creditsLeft: account.creditsLeft };
      const amount = charge.amount === 0 ? 0 : 1;
      const samePeriod =
        charge.planNumber === account.planNumber && charge.periodStart.getTime() === account.periodStart.getTime();
      if (!samePeriod || !isPlanRunning(account, now)) {
        const balance = account.creditsLeft;
        await book(
          models,
          account,
          { kind: 'refund', amount, key: refundKey, now, session },
          balance === null ? null : balance + amount,
        );
        if (amount > 0)
          await book(models, account, { kind: 'lapse', amount: -amount, key: `lapse:${refundKey}`, now, session });
        return { status: 'lapsed', creditsLeft: balance };
      }
      const refunded = await accounts
        .findOneAndUpdate(
          { _id: account._id },
          { $inc: amount === 0 ? { creditsUsed: -1 } : { creditsUsed: -1, creditsLeft: 1 }, $set: { updatedAt: now } },
          { session, returnDocument: 'after' },
        )
        .lean<AccountDocument>();
      if (!refunded) throw new Error('The credit account disappeared during a refund');
      await book(models, refunded, { kind: 'refund', amount, key: refundKey, now, session });
      return { status: 'refunded', creditsLeft: refunded.creditsLeft };
    },

    endingPlans: (query) => endingPlans(accounts, query),

    async listEntries(userId, limit) {
      const id = toObjectId(userId);
      if (!id) return [];
      const found = await entries.find({ userId: id }).sort({ at: -1, _id: -1 }).limit(limit).lean<EntryDocument[]>();
      return found.map(toEntry);
    },

    ofPerson: (userId) =>
      oneByOne(entries.collection.find({ userId: requireId(userId) }).sort({ at: 1, _id: 1 }), toEntry),
  };
}

function toEntry({ _id, userId: _owner, ...entry }: EntryDocument): CreditEntry {
  return { id: _id.toHexString(), ...entry };
}

/** The account as it stands at `now`: what time has changed is booked first. */
async function load(models: CreditModels, userId: string, now: Date, session: Session): Promise<AccountDocument> {
  const account = await models.accounts
    .findOne({ userId: requireId(userId) })
    .session(session)
    .lean<AccountDocument>();
  if (!account) throw new Error(`There is no credit account for the user ${userId}`);
  if (!needsSettling(toAccount(account), now)) return account;
  const lapsed = await lapse(models, account, now, session);
  if (!isPlanRunning(lapsed, now)) return lapsed;
  const period = periodOf(completeTerms(termsOf(lapsed)), now);
  return grant(models, lapsed, { periodStart: period.start, periodEnd: period.end }, now, session);
}

async function putOnPlan(
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
  return grant(models, lapsed, { ...fields, planNumber: account.planNumber + 1 }, now, session);
}

/** Takes away what is left of the period. */
async function lapse(
  models: CreditModels,
  account: AccountDocument,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  if (account.creditsLeft === null || account.creditsLeft === 0) return account;
  const lapsed = await update(models, account, { creditsLeft: 0, updatedAt: now }, session);
  await book(models, lapsed, {
    kind: 'lapse',
    amount: -account.creditsLeft,
    key: periodKey('lapse', account),
    now,
    session,
  });
  return lapsed;
}

/** Begins a period: the plan's credits, none used. */
async function grant(
  models: CreditModels,
  account: AccountDocument,
  changes: Partial<AccountDocument>,
  now: Date,
  session: Session,
): Promise<AccountDocument> {
  const total = PLANS[changes.planType ?? account.planType].credits;
  const counters = { creditsTotal: total, creditsLeft: total, creditsUsed: 0, updatedAt: now };
  const granted = await update(models, account, { ...changes, ...counters }, session);
  await book(models, granted, { kind: 'grant', amount: total ?? 0, key: periodKey('grant', granted), now, session });
  return granted;
}

/** Only from the state that was read: a rival that changed it first makes the transaction start over. */
async function update(
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

interface Booking {
  readonly kind: CreditEntryKind;
  readonly amount: number;
  readonly key: string;
  readonly now: Date;
  readonly session: Session;
}

async function book(
  models: CreditModels,
  account: AccountDocument,
  { kind, amount, key, now, session }: Booking,
  balanceAfter: number | null = account.creditsLeft,
): Promise<void> {
  const { userId, planType, planNumber, periodStart } = account;
  await models.entries.create(
    [{ userId, kind, amount, key, planType, planNumber, periodStart, balanceAfter, at: now }],
    { session },
  );
}

function periodKey(kind: 'grant' | 'lapse', account: AccountDocument): string {
  return `${kind}:${account.userId.toHexString()}:${account.planNumber}:${account.periodStart.toISOString()}`;
}

function planFields(terms: Required<PlanTerms>, now: Date) {
  const period = periodOf(terms, now);
  const { credits } = PLANS[terms.type];
  return {
    planType: terms.type,
    planStartedAt: terms.startedAt,
    planEndsAt: terms.endsAt,
    cancelledAt: terms.cancelledAt,
    billing: terms.billing,
    periodStart: period.start,
    periodEnd: period.end,
    creditsTotal: credits,
    creditsLeft: credits,
    creditsUsed: 0,
  };
}

function termsOf(account: AccountDocument): PlanTerms {
  const { planType: type, planStartedAt: startedAt, planEndsAt: endsAt, cancelledAt, billing } = account;
  return { type, startedAt, endsAt, cancelledAt, billing };
}

function toAccount(document: AccountDocument): CreditAccount {
  const { _id, userId, planNumber: _number, updatedAt: _updated, ...account } = document;
  return { userId: userId.toHexString(), ...account };
}

function requireId(userId: string) {
  const id = toObjectId(userId);
  if (!id) throw new Error(`Not an account id: ${userId}`);
  return id;
}
