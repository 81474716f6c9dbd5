/** Who is which customer at the payment provider: one each (product §5.14). */
import { toObjectId } from '../object-id';
import type { CustomerDocument, PaymentModels } from './payment-models';

export interface CustomerRepository {
  /** The person's customer id; null where they have none. */
  find(userId: string): Promise<string | null>;
  /** Whose customer this is; null where it is nobody's. */
  findOwner(customerId: string): Promise<string | null>;
  /** Keeps the first customer of a person. @returns the one that counts */
  keep(request: { readonly userId: string; readonly customerId: string; readonly now: Date }): Promise<string>;
  /** Lets go of a customer that the provider does not know any more, so that another one can be kept. */
  forget(customerId: string): Promise<void>;
}

export function createCustomerRepository({ customers }: Pick<PaymentModels, 'customers'>): CustomerRepository {
  return {
    async find(userId) {
      const id = toObjectId(userId);
      const found = id && (await customers.findOne({ userId: id }).lean<CustomerDocument>());
      return found ? found._id : null;
    },
    async findOwner(customerId) {
      const found = await customers.findById(customerId).lean<CustomerDocument>();
      return found ? found.userId.toHexString() : null;
    },
    async keep({ userId, customerId, now }) {
      const id = toObjectId(userId);
      if (!id) throw new Error(`Not an account id: ${userId}`);
      const kept = await customers
        .findOneAndUpdate(
          { userId: id },
          { $setOnInsert: { _id: customerId, userId: id, readings: 0, written: 0, createdAt: now } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<CustomerDocument>();
      if (!kept) throw new Error('The customer was not stored');
      return kept._id;
    },
    async forget(customerId) {
      await customers.deleteOne({ _id: customerId });
    },
  };
}
