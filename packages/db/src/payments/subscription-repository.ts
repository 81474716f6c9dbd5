/** Our copies of subscriptions, one for each person, written by the reading of the provider that began last (product §5.16). */
import { Types } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import type { CustomerDocument, PaymentModels, SubscriptionDocument } from './payment-models';
import type { SubscriptionRecord } from './subscription-record';

/** One reading of a customer, in the order in which they began. */
export interface CustomerReadingTicket {
  readonly customerId: string;
  /** Whose customer it is. */
  readonly userId: string;
  readonly number: number;
}

/** What was read of a subscription. */
export type NewSubscriptionRecord = Omit<SubscriptionRecord, 'userId' | 'customerId'>;

export interface SubscriptionRepository {
  /** The person's subscription, running or over; null for somebody who has never paid. */
  find(userId: string, session?: Session): Promise<SubscriptionRecord | null>;
  /** To be called before the customer is read from the provider. null where it is nobody's. */
  beginReading(customerId: string): Promise<CustomerReadingTicket | null>;
  /**
   * Takes over what was read, in the transaction of all that follows from it.
   * @param record null where there is nothing to keep yet; what is kept stays
   * @returns false when a reading that began later has written already, or the customer has been erased: nothing may be written then
   */
  write(ticket: CustomerReadingTicket, record: NewSubscriptionRecord | null, session: Session): Promise<boolean>;
}

export function createSubscriptionRepository({
  customers,
  subscriptions,
}: Pick<PaymentModels, 'customers' | 'subscriptions'>): SubscriptionRepository {
  return {
    async find(userId, session) {
      const id = toObjectId(userId);
      const found =
        id &&
        (await subscriptions
          .findOne({ userId: id })
          .session(session ?? null)
          .lean<SubscriptionDocument>());
      return found ? toRecord(found) : null;
    },

    async beginReading(customerId) {
      const customer = await customers
        .findByIdAndUpdate(customerId, { $inc: { readings: 1 } }, { returnDocument: 'after' })
        .lean<CustomerDocument>();
      return customer && { customerId, userId: customer.userId.toHexString(), number: customer.readings };
    },

    async write({ customerId, userId, number }, record, session) {
      // Two that write at once meet here, and the second one's transaction starts over.
      const { matchedCount } = await customers.updateOne(
        { _id: customerId, written: { $lt: number } },
        { $set: { written: number } },
        { session },
      );
      if (matchedCount === 0) return false;
      if (record === null) return true;
      const { id: subscriptionId, ...copy } = record;
      await subscriptions.updateOne(
        { userId: new Types.ObjectId(userId) },
        { $set: { ...copy, subscriptionId, customerId } },
        { session, upsert: true },
      );
      return true;
    },
  };
}

function toRecord({
  _id,
  userId,
  subscriptionId,
  erasedAt: _erased,
  ...copy
}: SubscriptionDocument): SubscriptionRecord {
  return { id: subscriptionId ?? _id.toHexString(), userId: userId.toHexString(), ...copy };
}
