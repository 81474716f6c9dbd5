/**
 * Events of the payment provider, each under its id once (product §5.16): a row says that something happened, never what.
 * The row owns its status, the queue only carries its id.
 */
import { randomUUID } from 'node:crypto';
import { duplicateKeyOf } from '../errors';
import type { PaymentModels, WebhookEventDocument, WebhookEventOutcome } from './payment-models';

export type { WebhookEventOutcome, WebhookEventStatus } from './payment-models';

export interface WebhookEventRecord extends Omit<WebhookEventDocument, '_id' | 'claim' | 'heldUntil'> {
  readonly id: string;
}

export interface NewWebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly created: Date;
  readonly customerId: string | null;
  readonly objectId: string | null;
  readonly now: Date;
}

/** Names the one attempt that may write what became of these events. */
export interface WebhookEventClaim {
  readonly eventId: string;
  /** Whose events it holds; null while it holds the one event, of which that is not known. */
  readonly customerId: string | null;
  readonly claim: string;
}

export interface WebhookEventRepository {
  /**
   * Keeps an event, or begins a failed one anew.
   * @returns whether it has to be queued: false for one that was kept before and has not failed
   */
  receive(event: NewWebhookEvent): Promise<boolean>;
  find(id: string): Promise<WebhookEventRecord | null>;
  /** Takes one that waits, or that its worker has held for too long; null when there is nothing to do. */
  claim(
    id: string,
    hold: { readonly now: Date; readonly heldUntil: Date },
  ): Promise<{ readonly event: WebhookEventRecord; readonly claim: WebhookEventClaim } | null>;
  /** Takes all others of the customer that wait, too: what is read from here on answers them all. */
  gather(
    claim: WebhookEventClaim,
    customerId: string,
    hold: { readonly now: Date; readonly heldUntil: Date },
  ): Promise<WebhookEventClaim>;
  /** Keeps what is claimed while its worker is at it. False when the claim is no longer ours. */
  renew(claim: WebhookEventClaim, heldUntil: Date): Promise<boolean>;
  /** Whatever is claimed is done with. @returns how many; 0 when the claim is no longer ours */
  complete(claim: WebhookEventClaim, outcome: WebhookEventOutcome, now: Date): Promise<number>;
  /** An attempt failed: what was claimed waits again, left alone by the sweep until `heldUntil`, or has failed for good. */
  markAttemptFailed(
    claim: WebhookEventClaim,
    outcome: { readonly error: string; readonly final: boolean; readonly heldUntil: Date },
  ): Promise<void>;
  /** Events that nobody holds: their queueing was lost, or their worker was. */
  findLost(now: Date, limit: number): Promise<readonly string[]>;
  /** A lost one is queued, to be left alone until `heldUntil`. Of several sweeps one succeeds; false for the others. */
  requeue(id: string, now: Date, heldUntil: Date): Promise<boolean>;
  /** What was to be queued again was not: the next sweep finds it. */
  unhold(id: string, now: Date): Promise<void>;
}

/** How long a fresh row is left to the queue before the sweep thinks it lost (ms). */
const QUEUEING_GRACE_MS = 30_000;

const waiting = (now: Date) => ({
  $or: [{ status: 'queued' as const }, { status: 'handling' as const, heldUntil: { $lt: now } }],
});
const held = ({ eventId, customerId, claim }: WebhookEventClaim) =>
  customerId === null
    ? { _id: eventId, status: 'handling' as const, claim }
    : { customerId, status: 'handling' as const, claim };

export function createWebhookEventRepository({ events }: Pick<PaymentModels, 'events'>): WebhookEventRepository {
  return {
    async receive({ id, type, created, customerId, objectId, now }) {
      const heldUntil = new Date(now.getTime() + QUEUEING_GRACE_MS);
      const told = { type, created, customerId, objectId };
      try {
        await events.create({ _id: id, ...told, status: 'queued', attempts: 0, heldUntil, receivedAt: now });
        return true;
      } catch (error) {
        if (duplicateKeyOf(error)?.includes('_id') !== true) throw error;
        const { matchedCount } = await events.updateOne(
          { _id: id, status: 'failed' },
          { $set: { status: 'queued', error: null, heldUntil } },
        );
        return matchedCount === 1;
      }
    },

    async find(id) {
      const found = await events.findById(id).lean<WebhookEventDocument>();
      return found && toRecord(found);
    },

    async claim(id, { now, heldUntil }) {
      const claim = randomUUID();
      const taken = await events
        .findOneAndUpdate(
          { _id: id, ...waiting(now) },
          { $set: { status: 'handling', claim, heldUntil }, $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean<WebhookEventDocument>();
      return taken && { event: toRecord(taken), claim: { eventId: id, customerId: null, claim } };
    },

    async gather({ eventId, claim }, customerId, { now, heldUntil }) {
      await events.updateOne({ _id: eventId, status: 'handling', claim }, { $set: { customerId } });
      await events.updateMany(
        { customerId, ...waiting(now) },
        { $set: { status: 'handling', claim, heldUntil }, $inc: { attempts: 1 } },
      );
      return { eventId, customerId, claim };
    },

    async renew(claim, heldUntil) {
      const { matchedCount } = await events.updateMany(held(claim), { $set: { heldUntil } });
      return matchedCount > 0;
    },

    async complete(claim, outcome, now) {
      const { modifiedCount } = await events.updateMany(held(claim), {
        $set: { status: 'handled', outcome, error: null, claim: null, handledAt: now },
      });
      return modifiedCount;
    },

    async markAttemptFailed(claim, { error, final, heldUntil }) {
      await events.updateMany(held(claim), {
        $set: { status: final ? 'failed' : 'queued', error, claim: null, heldUntil },
      });
    },

    async findLost(now, limit) {
      const found = await events
        .find({ status: { $in: ['queued', 'handling'] }, heldUntil: { $lt: now } }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>();
      return found.map(({ _id }) => _id);
    },

    async requeue(id, now, heldUntil) {
      const { matchedCount } = await events.updateOne(
        { _id: id, status: { $in: ['queued', 'handling'] }, heldUntil: { $lt: now } },
        { $set: { status: 'queued', claim: null, heldUntil } },
      );
      return matchedCount === 1;
    },

    async unhold(id, now) {
      await events.updateOne({ _id: id, status: 'queued' }, { $set: { heldUntil: now } });
    },
  };
}

function toRecord({ _id, claim: _claim, heldUntil: _held, ...event }: WebhookEventDocument): WebhookEventRecord {
  return { id: _id, ...event };
}
