/** The rows of the endpoint table about prices, checkout and subscriptions (product §5.14, §5.15, §5.18). */
import { endpoint, type EndpointDefinition } from './endpoint';
import { checkoutRequestSchema, pricingSchema, redirectionSchema } from './payments';

const payments = { tag: 'Payments', access: 'user' } as const;

export const paymentEndpoints = {
  getPricing: endpoint({
    method: 'GET',
    path: '/payments/pricing',
    tag: 'Payments',
    access: 'public',
    spec: 'product §5.15',
    summary: 'What the plans cost today, and the launch discount',
    status: 200,
    response: pricingSchema,
    cacheable: true,
  }),
  createCheckoutSession: endpoint({
    ...payments,
    method: 'POST',
    path: '/payments/create-checkout-session',
    spec: 'product §5.14',
    rateLimit: 'checkout',
    summary:
      "Where to go to buy a plan, or to confirm a change of a running subscription. The caller's open checkout of the same plan is given again",
    body: checkoutRequestSchema,
    status: 200,
    response: redirectionSchema,
    errors: ['conflict'],
  }),
  createPortalSession: endpoint({
    ...payments,
    method: 'POST',
    path: '/payments/create-portal-session',
    spec: 'product §5.14',
    rateLimit: 'billing',
    summary: "Where the caller sees invoices, changes the card or cancels, on the payment provider's own pages",
    status: 200,
    response: redirectionSchema,
    errors: ['conflict'],
  }),
} as const satisfies Record<string, EndpointDefinition>;
