/** Collections of the ledger: the account holds what is left now, the entries tell how it came to that. */
import { Schema, type Connection, type Types } from 'mongoose';
import { PLAN_TYPES, type PlanType } from '@parley/shared';
import type { CreditAccount } from './credit-account';

const ENTRY_KINDS = ['grant', 'charge', 'refund', 'lapse'] as const;
export type CreditEntryKind = (typeof ENTRY_KINDS)[number];

/** What happens to what was practised after a cancelled plan is over (product §21.2). */
export interface PracticeRetention {
  readonly state: 'announced' | 'begun' | 'done';
  /** The day that the person was told. */
  readonly erasesAt: Date;
  /** What came later is not erased. */
  readonly begunAt: Date | null;
}

export interface AccountDocument extends Omit<CreditAccount, 'userId' | 'teamId'> {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** Of a seat; not there on a person's own. */
  readonly teamId?: Types.ObjectId;
  /** The membership that the seat is, or was last, of. */
  readonly memberId?: Types.ObjectId;
  /** Counts the plans this account has had. */
  readonly planNumber: number;
  readonly retention: PracticeRetention | null;
  readonly updatedAt: Date;
}

export interface EntryDocument {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** Of whose seat the account is; not there for a person's own. */
  readonly teamId?: Types.ObjectId;
  readonly kind: CreditEntryKind;
  /** What the balance changed by: positive for grant and refund, negative for charge and lapse, 0 on an unlimited plan. */
  readonly amount: number;
  /** Unique: the same event is never booked twice. */
  readonly key: string;
  readonly planType: PlanType;
  readonly planNumber: number;
  readonly periodStart: Date;
  readonly balanceAfter: number | null;
  readonly at: Date;
  /** Kept without the person since then: `userId` leads to nobody (product §21.3). */
  readonly erasedAt?: Date;
}

/** How long the ledger of an erased account is kept: seven years (product §21.3). */
const LEDGER_RETENTION_DAYS = 2557;

const credits = { type: Number, min: 0, default: null };
const planType = { type: String, enum: PLAN_TYPES, required: true };

const retentionSchema = new Schema(
  {
    state: { type: String, enum: ['announced', 'begun', 'done'], required: true },
    erasesAt: { type: Date, required: true },
    begunAt: { type: Date, default: null },
  },
  { _id: false, strict: 'throw' },
);

const accountSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    teamId: { type: Schema.Types.ObjectId },
    memberId: { type: Schema.Types.ObjectId },
    planType,
    planNumber: { type: Number, required: true },
    planStartedAt: { type: Date, required: true },
    planEndsAt: { type: Date, default: null },
    cancelledAt: { type: Date, default: null },
    billing: { type: String, enum: ['monthly', 'yearly', null], default: null },
    paidUntil: { type: Date, default: null },
    paymentFailedAt: { type: Date, default: null },
    pausedAt: { type: Date, default: null },
    retention: { type: retentionSchema, default: null },
    periodStart: { type: Date, required: true },
    periodEnd: { type: Date, default: null },
    creditsTotal: credits,
    creditsUsed: { type: Number, min: 0, required: true },
    creditsLeft: credits,
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
// One of one's own, and one for each team that one has or had a seat of.
accountSchema.index({ userId: 1, teamId: 1 }, { unique: true });
// All seats of a team.
accountSchema.index({ teamId: 1 }, { partialFilterExpression: { teamId: { $exists: true } } });
// Those that are about to end.
accountSchema.index({ planEndsAt: 1, _id: 1 });
// Paid years, whose months begin by themselves.
accountSchema.index(
  { _id: 1, paidUntil: 1, periodEnd: 1 },
  { name: 'yearly_months', partialFilterExpression: { billing: 'yearly' } },
);
// What is kept after a cancellation, and what is about to be erased.
accountSchema.index(
  { 'retention.state': 1, planEndsAt: 1, _id: 1 },
  { name: 'after_cancellation', partialFilterExpression: { cancelledAt: { $type: 'date' } } },
);

const entrySchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    teamId: { type: Schema.Types.ObjectId },
    kind: { type: String, enum: ENTRY_KINDS, required: true },
    amount: { type: Number, required: true },
    key: { type: String, required: true },
    planType,
    planNumber: { type: Number, required: true },
    periodStart: { type: Date, required: true },
    balanceAfter: credits,
    at: { type: Date, required: true },
    erasedAt: { type: Date },
  },
  { versionKey: false, strict: 'throw' },
);
entrySchema.index({ key: 1 }, { unique: true });
entrySchema.index({ userId: 1, at: -1, _id: -1 });
// The retention.
entrySchema.index({ erasedAt: 1 }, { expireAfterSeconds: LEDGER_RETENTION_DAYS * 24 * 60 * 60 });

export function creditModels(connection: Connection) {
  return {
    accounts: connection.model('CreditAccount', accountSchema, 'creditAccounts'),
    entries: connection.model('CreditEntry', entrySchema, 'creditEntries'),
  };
}
export type CreditModels = ReturnType<typeof creditModels>;
