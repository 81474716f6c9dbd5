/** The contact form and the footer's e-mail field (product §3.9, §3.10). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { createEnquiriesService } from './enquiries.service';

export function enquiryHandlers({
  database,
  backgroundWork,
  clock,
  settings,
}: ApiDependencies): Handlers<'sendEnquiry'> {
  const enquiries = createEnquiriesService({ database, mail: backgroundWork.mail, brand: settings.brand, clock });
  return {
    sendEnquiry: async ({ body }) => {
      await enquiries.receive(body);
      return { received: true };
    },
  };
}
