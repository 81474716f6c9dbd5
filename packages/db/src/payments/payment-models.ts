/** How customers, subscriptions and events of the payment provider lie in MongoDB. */
import { Schema, type Connection, type Types } from 'mongoose';
import { SUBSCRIBED_PLANS } from '@parley/shared';
import type { SubscriptionRecord } from './subscription-record';

/** `handled` and `failed` are final; a failed one that is sent again begins anew. */
export type WebhookEventStatus = 'queued' | 'handling' | 'handled' | 'failed';
/**
 * `synced`: what it is about was read again. `unknown_customer`: of nobody here, kept for the operator. `superseded`: a
 * reading that began later was faster.
 */
export const WEBHOOK_EVENT_OUTCOMES = ['synced', 'superseded', 'unknown_customer'] as const;
export type WebhookEventOutcome = (typeof WEBHOOK_EVENT_OUTCOMES)[number];

export interface CustomerDocument {
  /** The provider's id. */
  readonly _id: string;
  readonly userId: Types.ObjectId;
  /** How often reading the customer from the provider has begun. */
  readonly readings: number;
  /** Which of these readings our copy is from; none that began earlier may write (product §5.16). */
  readonly written: number;
  readonly createdAt: Date;
}

export interface SubscriptionDocument extends Omit<SubscriptionRecord, 'id' | 'userId'> {
  readonly _id: Types.ObjectId;
  readonly userId: Types.ObjectId;
  /** The provider's id; null once it is kept without the person. */
  readonly subscriptionId: string | null;
  /** Kept without the person since then: `userId` leads to nobody (product §21.3). */
  readonly erasedAt?: Date;
}

/** How long subscriptions of erased accounts are kept: seven years, like the ledger (product §21.3). */
const RETENTION_DAYS = 2557;

const customerSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    readings: { type: Number, required: true },
    written: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
customerSchema.index({ userId: 1 }, { unique: true });

const planType = { type: String, required: true, enum: SUBSCRIBED_PLANS };
const billing = { type: String, required: true, enum: ['monthly', 'yearly'] };

const subscriptionSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    subscriptionId: { type: String, default: null },
    customerId: { type: String, default: null },
    planType,
    billing,
    priceId: { type: String, required: true },
    startedAt: { type: Date, required: true },
    anchor: { type: Date, required: true },
    paidUntil: { type: Date, required: true },
    endsAt: { type: Date, default: null },
    cancelledAt: { type: Date, default: null },
    paymentFailedAt: { type: Date, default: null },
    pausedAt: { type: Date, default: null },
    upcoming: {
      type: new Schema({ planType, billing, at: { type: Date, required: true } }, { _id: false }),
      default: null,
    },
    syncedAt: { type: Date, required: true },
    erasedAt: { type: Date },
  },
  { versionKey: false, strict: 'throw' },
);
// One each.
subscriptionSchema.index({ userId: 1 }, { unique: true });
// The retention.
subscriptionSchema.index({ erasedAt: 1 }, { expireAfterSeconds: RETENTION_DAYS * 24 * 60 * 60 });

export interface WebhookEventDocument {
  /** The provider's id. */
  readonly _id: string;
  readonly type: string;
  /** When it happened there. */
  readonly created: Date;
  /** Whom it is about; null where the event itself does not say. */
  readonly customerId: string | null;
  /** What it is about; null where that has no id. */
  readonly objectId: string | null;
  /** `queued` until it has been handled: nothing but `handled` and `failed` is final. */
  readonly status: WebhookEventStatus;
  readonly outcome: WebhookEventOutcome | null;
  readonly attempts: number;
  /** Names the one attempt that may write; null while nobody works on it. */
  readonly claim: string | null;
  /** Until when nobody else may work on it; also when the sweep looks at it again. */
  readonly heldUntil: Date;
  readonly error: string | null;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
}

/** How long an event is known by its id: the provider gives events up for repetition for 30 days (product §5.16). */
export const WEBHOOK_EVENT_RETENTION_DAYS = 60;

const eventSchema = new Schema(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    created: { type: Date, required: true },
    customerId: { type: String, default: null },
    objectId: { type: String, default: null },
    status: { type: String, required: true, enum: ['queued', 'handling', 'handled', 'failed'] },
    outcome: { type: String, enum: [...WEBHOOK_EVENT_OUTCOMES, null], default: null },
    attempts: { type: Number, required: true },
    claim: { type: String, default: null },
    heldUntil: { type: Date, required: true },
    error: { type: String, default: null },
    receivedAt: { type: Date, required: true },
    handledAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
// The sweep.
eventSchema.index({ status: 1, heldUntil: 1 });
// What waits of one customer.
eventSchema.index({ customerId: 1, status: 1 });
// The retention.
eventSchema.index({ receivedAt: 1 }, { expireAfterSeconds: WEBHOOK_EVENT_RETENTION_DAYS * 24 * 60 * 60 });

export function paymentModels(connection: Connection) {
  return {
    customers: connection.model('PaymentCustomer', customerSchema, 'paymentCustomers'),
    subscriptions: connection.model('Subscription', subscriptionSchema, 'subscriptions'),
    events: connection.model('WebhookEvent', eventSchema, 'webhookEvents'),
  };
}
export type PaymentModels = ReturnType<typeof paymentModels>;
