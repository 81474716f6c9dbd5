/** The checkout that somebody has begun at the payment provider: one each, so that nobody pays twice (product §5.14). */
import type { BillingPeriod, SubscribedPlan } from '@parley/shared';
import { Schema, type Connection, type Types } from 'mongoose';
import { toObjectId } from '../object-id';

/** What a checkout is for; another one of any of these is another checkout. */
export interface CheckoutTerms {
  readonly customerId: string;
  readonly planType: SubscribedPlan;
  readonly billing: BillingPeriod;
  readonly priceId: string;
  /** The coupon that it carries. */
  readonly coupon: string | null;
}

export interface CheckoutRecord extends CheckoutTerms {
  /** Names the attempt at the provider, which does the same one once. */
  readonly attempt: string;
  /** null until the provider has answered. */
  readonly sessionId: string | null;
  readonly startedAt: Date;
}

interface CheckoutDocument extends CheckoutRecord {
  readonly _id: Types.ObjectId;
}

/** After this many seconds the provider has closed it long since. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;

const checkoutSchema = new Schema(
  {
    attempt: { type: String, required: true },
    customerId: { type: String, required: true },
    planType: { type: String, required: true },
    billing: { type: String, required: true },
    priceId: { type: String, required: true },
    coupon: { type: String, default: null },
    sessionId: { type: String, default: null },
    startedAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
checkoutSchema.index({ startedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export interface CheckoutRepository {
  find(userId: string): Promise<CheckoutRecord | null>;
  /** Puts this attempt in the place of whatever was there. */
  begin(userId: string, attempt: Omit<CheckoutRecord, 'sessionId'>): Promise<void>;
  /** Notes the provider's session of an attempt, unless another one has begun since. */
  opened(userId: string, request: { readonly attempt: string; readonly sessionId: string }): Promise<void>;
  /** Forgets an attempt that came to nothing. */
  forget(userId: string, attempt: string): Promise<void>;
}

export function createCheckoutRepository(connection: Connection): CheckoutRepository {
  const checkouts = connection.model('Checkout', checkoutSchema, 'checkouts');
  const requireId = (userId: string): Types.ObjectId => {
    const id = toObjectId(userId);
    if (!id) throw new Error(`Not an account id: ${userId}`);
    return id;
  };
  return {
    async find(userId) {
      const found = await checkouts.findById(requireId(userId)).lean<CheckoutDocument>();
      if (!found) return null;
      const { _id, ...record } = found;
      return record;
    },
    async begin(userId, attempt) {
      await checkouts.replaceOne({ _id: requireId(userId) }, { ...attempt, sessionId: null }, { upsert: true });
    },
    async opened(userId, { attempt, sessionId }) {
      await checkouts.updateOne({ _id: requireId(userId), attempt }, { $set: { sessionId } });
    },
    async forget(userId, attempt) {
      await checkouts.deleteOne({ _id: requireId(userId), attempt });
    },
  };
}
