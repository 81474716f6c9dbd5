/** Enquiries: kept, and mailed to the operator's sales address (product §3.9). */
import type { Database } from '@parley/db';
import type { Brand, Enquiry } from '@parley/shared';
import type { EmailOutbox } from '../../mail/email-outbox';

export interface EnquiriesServiceParts {
  readonly database: Database;
  readonly mail: EmailOutbox;
  readonly brand: Brand;
  readonly clock: () => Date;
}

export interface EnquiriesService {
  /** Stores the enquiry and the e-mail it owes the sales address, both or neither. */
  receive(enquiry: Enquiry): Promise<void>;
}

export function createEnquiriesService({ database, mail, brand, clock }: EnquiriesServiceParts): EnquiriesService {
  return {
    async receive(enquiry) {
      const now = clock();
      const emailId = await database.inTransaction(async (session) => {
        const { id } = await database.enquiries.create(enquiry, now, session);
        const to = { name: brand.name, address: brand.salesEmail };
        return mail.owe({ key: `enquiry:${id}`, template: 'enquiry', userId: null, to, data: enquiry, now }, session);
      });
      await mail.post(emailId);
    },
  };
}
