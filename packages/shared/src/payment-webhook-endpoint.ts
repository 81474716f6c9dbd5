/** The row of the endpoint table by which the payment provider tells what happened (product §5.16). */
import { z } from 'zod';
import { endpoint } from './endpoint';

export const paymentWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/payments/webhook',
  tag: 'Payments',
  access: 'public',
  spec: 'product §5.16',
  summary:
    'For the payment provider: takes a signed event, and answers once it is stored. What follows from it is done later, and once',
  signedBody: { header: 'Stripe-Signature', limit: '1mb' },
  status: 200,
  response: z.object({ received: z.literal(true) }),
  errors: ['not_found'],
});
