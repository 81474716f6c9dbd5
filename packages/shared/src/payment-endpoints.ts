/** The rows of the endpoint table about prices, checkout and subscriptions (product §5.14, §5.15). */
import { endpoint, type EndpointDefinition } from './endpoint';
import { checkoutRequestSchema, pricingSchema, redirectionSchema, subscriptionSchema } from './payments';

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
  getSubscription: endpoint({
    ...payments,
    method: 'GET',
    path: '/payments/subscription',
    spec: 'product §5.14',
    rateLimit: 'subscription',
    summary: "The caller's subscription, running or over, and the latest invoices",
    status: 200,
    response: subscriptionSchema,
  }),
  cancelSubscription: endpoint({
    ...payments,
    method: 'POST',
    path: '/payments/cancel-subscription',
    spec: 'product §5.14',
    rateLimit: 'billing',
    summary:
      'End the subscription with the period that is paid for, and take back a change that waits; one whose payment has failed ends now',
    status: 200,
    response: subscriptionSchema,
    errors: ['conflict'],
  }),
  resumeSubscription: endpoint({
    ...payments,
    method: 'POST',
    path: '/payments/resume-subscription',
    spec: 'product §5.14',
    rateLimit: 'billing',
    summary: 'Take back the cancellation of a subscription that still runs, or a change that waits for its next period',
    status: 200,
    response: subscriptionSchema,
    errors: ['conflict'],
  }),
} as const satisfies Record<string, EndpointDefinition>;
