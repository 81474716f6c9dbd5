/**
 * Credits: one credit is one conversation begun (product §5.3, §5.4). The balance changes only by conditional updates inside
 * a transaction, together with a ledger entry under a unique key: never negative, never booked twice, and at any moment
 * the entries of an account add up to its balance.
 */
import type { Connection } from 'mongoose';
import { inTransaction, type Session } from '../connection';
import { beyond, encodeCursor } from '../date-cursor';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';
import { teamModels } from '../teams/team-models';
import { book, countingAccount, load, loadOwn, planFields, putOnPlan, requireId } from './account-changes';
import {
  completeTerms,
  isPlanOver,
  isPlanRunning,
  needsSettling,
  type CreditAccount,
  type PlanTerms,
} from './credit-account';
import { chargeKey, grantKey, lateRefundKey, refundKey } from './credit-keys';
import { creditModels, type AccountDocument, type EntryDocument } from './credit-models';
import { endingPlans, type EndingPlansPage, type EndingPlansQuery } from './ending-plans';
import { lowCreditsAfter, type LowCredits } from './low-credits';
import { monthsDue, type MonthsDuePage, type MonthsDueQuery } from './months-due';
import { creditsExhausted, planEnded } from './refusals';
import type { SubscriptionTerms } from './subscription-terms';
import { syncSubscription } from './sync-subscription';
import { toAccount } from './to-account';

export interface CreditEntry extends Omit<EntryDocument, '_id' | 'userId' | 'teamId'> {
  readonly id: string;
  /** Whose seat it was booked to; null for a person's own account. */
  readonly teamId: string | null;
}
export interface CreditPageQuery {
  readonly userId: string;
  readonly limit: number;
  /** The `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}
export interface CreditPage {
  readonly entries: readonly CreditEntry[];
  readonly nextCursor: string | null;
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
  /** Opens the person's own account with its first plan; in one transaction with the user it belongs to. */
  open(request: { userId: string; plan: PlanTerms; now: Date; session: Session }): Promise<CreditAccount>;
  /**
   * Puts the person's own account on the plan: what was left lapses and the new plan's credits are granted at once. The plan they are
   * on already (same type and start) only takes over the new end, cancellation and billing, and grants nothing.
   */
  setPlan(request: { userId: string; plan: PlanTerms; now: Date; session?: Session }): Promise<CreditAccount>;
  /**
   * Brings the person's own account to what the subscription says, read from the provider at `now`; may be repeated, with the same terms
   * or newer ones. A first or another subscription lapses what is left and grants its month; a month is granted once it is
   * paid for, an upgrade grants what the plan gives beyond the month's grant, an end or a pause takes away what one may do.
   * Rivals make a caller's transaction start over.
   * @returns null where the person has no account (any more)
   */
  syncSubscription(request: {
    userId: string;
    terms: SubscriptionTerms;
    now: Date;
    session?: Session;
  }): Promise<CreditAccount | null>;
  /**
   * The account that counts at `now`: that of a team's seat, else the person's own (product §5.22). A month that is over is
   * rolled first. null when there is none.
   */
  read(userId: string, now: Date): Promise<CreditAccount | null>;
  /** The person's own account, whether or not a team's seat lies over it. */
  readOwn(userId: string, now: Date): Promise<CreditAccount | null>;
  /**
   * Takes one credit of the account that counts, in the transaction of what it pays for.
   * @throws AppError trial_expired when the plan is over, credits_exhausted when nothing is left
   */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /** Gives back what `charge` took under the same key, once, to the account that it was taken from. */
  refund(request: ChargeRequest): Promise<RefundResult>;
  /** Whose paid year has come to its next month; `readOwn` begins it. */
  monthsDue(query: MonthsDueQuery): Promise<MonthsDuePage>;
  /** Plans and trials that end in a span of time, the first to end first. */
  endingPlans(query: EndingPlansQuery): Promise<EndingPlansPage>;
  /** The latest ledger entries, newest first. */
  listEntries(userId: string, limit: number): Promise<CreditEntry[]>;
  /** A page of the ledger, newest first. */
  pageOfEntries(query: CreditPageQuery): Promise<CreditPage>;
  /** The whole ledger of the person, the first entry first; read as it is asked for. */
  ofPerson(userId: string): AsyncIterable<CreditEntry>;
}

export function createCreditRepository(connection: Connection): CreditRepository {
  const models = creditModels(connection);
  const { accounts, entries } = models;
  const { members } = teamModels(connection);

  const findEntry = (key: string, session: Session): Promise<EntryDocument | null> =>
    entries.findOne({ key }).session(session).lean<EntryDocument>();

  const page = async ({ userId, limit, cursor }: CreditPageQuery): Promise<CreditPage> => {
    const id = toObjectId(userId);
    if (!id) return { entries: [], nextCursor: null };
    const found = await entries
      .find({ userId: id, ...beyond(cursor, 'at') })
      .sort({ at: -1, _id: -1 })
      .limit(limit + 1)
      .lean<EntryDocument[]>();
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const more = found.length > limit && last !== undefined;
    return { entries: shown.map(toEntry), nextCursor: more ? encodeCursor({ at: last.at, id: last._id }) : null };
  };

  /** As it stands at `now`; a transaction only where time has changed it. */
  const standing = async (account: AccountDocument, now: Date): Promise<CreditAccount> => {
    const current = toAccount(account);
    if (!needsSettling(current, now)) return current;
    return inTransaction(connection, async (session) => toAccount(await loadOwn(models, current.userId, now, session)));
  };

  /** The account that a charge was booked to, as it stands at `now`. */
  const chargedAccount = async (charge: EntryDocument, now: Date, session: Session): Promise<AccountDocument> => {
    const { userId, teamId } = charge;
    if (!teamId) return loadOwn(models, userId.toHexString(), now, session);
    const seat = await accounts.findOne({ userId, teamId }).session(session).lean<AccountDocument>();
    if (!seat) throw new Error('The account of a seat is gone');
    return seat;
  };

  /** What a membership has used is counted with it, and stays there when the person goes. */
  const countUse = async ({ memberId }: AccountDocument, change: 1 | -1, at: Date, session: Session): Promise<void> => {
    if (!memberId) return;
    const begun = change === 1 ? { $set: { lastBegunAt: at } } : {};
    await members.updateOne({ _id: memberId }, { $inc: { creditsUsed: change }, ...begun }, { session });
  };

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
        key: grantKey(stored),
        now,
        session,
      });
      return toAccount(stored);
    },

    async setPlan({ userId, plan, now, session }) {
      const change = async (active: Session): Promise<CreditAccount> =>
        toAccount(await putOnPlan(models, await loadOwn(models, userId, now, active), plan, now, active));
      return session ? change(session) : inTransaction(connection, change);
    },

    async syncSubscription({ userId, terms, now, session }) {
      const change = async (active: Session): Promise<CreditAccount | null> => {
        const account = await syncSubscription(models, userId, terms, now, active);
        return account && toAccount(account);
      };
      return session ? change(session) : inTransaction(connection, change);
    },

    async read(userId, now) {
      const id = toObjectId(userId);
      const account = id && countingAccount(await accounts.find({ userId: id }).lean<AccountDocument[]>(), now);
      return account ? standing(account, now) : null;
    },

    async readOwn(userId, now) {
      const id = toObjectId(userId);
      const account = id && (await accounts.findOne({ userId: id, teamId: null }).lean<AccountDocument>());
      return account && standing(account, now);
    },

    async charge({ userId, key, session, now }) {
      const account = await load(models, userId, now, session);
      const entryKey = chargeKey(userId, key);
      if (await findEntry(entryKey, session)) return { status: 'already_charged', creditsLeft: account.creditsLeft };
      if (!isPlanRunning(account, now)) throw planEnded(toAccount(account), now);
      const unlimited = account.creditsLeft === null;
      const charged = await accounts
        .findOneAndUpdate(
          unlimited ? { _id: account._id } : { _id: account._id, creditsLeft: { $gte: 1 } },
          { $inc: unlimited ? { creditsUsed: 1 } : { creditsUsed: 1, creditsLeft: -1 }, $set: { updatedAt: now } },
          { session, returnDocument: 'after' },
        )
        .lean<AccountDocument>();
      if (!charged) throw creditsExhausted(toAccount(account), now);
      await book(models, charged, { kind: 'charge', amount: unlimited ? 0 : -1, key: entryKey, now, session });
      await countUse(charged, 1, now, session);
      const low = lowCreditsAfter(charged, now);
      return { status: 'charged', creditsLeft: charged.creditsLeft, ...(low && { low }) };
    },

    async refund({ userId, key, session, now }) {
      const charge = await findEntry(chargeKey(userId, key), session);
      if (!charge) {
        const { creditsLeft } = await load(models, userId, now, session);
        return { status: 'not_charged', creditsLeft };
      }
      const account = await chargedAccount(charge, now, session);
      const entryKey = refundKey(userId, key);
      if (await findEntry(entryKey, session)) return { status: 'already_refunded', creditsLeft: account.creditsLeft };
      const amount = charge.amount === 0 ? 0 : 1;
      const samePeriod =
        charge.planNumber === account.planNumber && charge.periodStart.getTime() === account.periodStart.getTime();
      if (!samePeriod || isPlanOver(account, now)) {
        const balance = account.creditsLeft;
        await book(
          models,
          account,
          { kind: 'refund', amount, key: entryKey, now, session },
          balance === null ? null : balance + amount,
        );
        if (amount > 0) {
          const lapse = { kind: 'lapse', amount: -amount, key: lateRefundKey(userId, key), now, session } as const;
          await book(models, account, lapse);
        }
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
      await book(models, refunded, { kind: 'refund', amount, key: entryKey, now, session });
      await countUse(refunded, -1, now, session);
      return { status: 'refunded', creditsLeft: refunded.creditsLeft };
    },

    monthsDue: (query) => monthsDue(accounts, query),

    endingPlans: (query) => endingPlans(accounts, query),

    listEntries: async (userId, limit) => [...(await page({ userId, limit })).entries],
    pageOfEntries: page,

    ofPerson: (userId) =>
      oneByOne(entries.collection.find({ userId: requireId(userId) }).sort({ at: 1, _id: 1 }), toEntry),
  };
}

function toEntry({ _id, userId: _owner, teamId, ...entry }: EntryDocument): CreditEntry {
  return { id: _id.toHexString(), teamId: teamId?.toHexString() ?? null, ...entry };
}
