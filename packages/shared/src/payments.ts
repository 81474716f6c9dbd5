/** Prices, checkout and subscriptions on the wire (product §5). */
import { z } from 'zod';
import { BILLING_PERIODS, PLAN_TYPES, SUBSCRIBED_PLANS } from './plan-catalogue';
import { billingPeriodSchema, planStateSchema, planTypeInputSchema } from './plans';

/** One price. */
export const priceSchema = z.object({
  /** Its lookup key: 'solo_core_monthly'. */
  key: z.string(),
  /** The payment provider's id; null for a price of the catalogue. */
  priceId: z.string().nullable(),
  /** In whole currency units: 19.99 */
  amount: z.number().min(0),
  /** ISO 4217 in lower case. */
  currency: z.string(),
  /** null where it is paid once. */
  interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
  intervalCount: z.int().min(1).nullable(),
  product: z.object({ name: z.string(), description: z.string().nullable() }),
});
export type Price = z.infer<typeof priceSchema>;

export const launchDiscountSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  percentOff: z.number().nullable(),
  /** In whole currency units. */
  amountOff: z.number().nullable(),
  currency: z.string().nullable(),
  duration: z.enum(['once', 'repeating', 'forever']),
  durationInMonths: z.int().nullable(),
  maxRedemptions: z.int().nullable(),
  timesRedeemed: z.int(),
  valid: z.boolean(),
});
export type LaunchDiscount = z.infer<typeof launchDiscountSchema>;

const periodPricesSchema = z.object({ monthly: priceSchema, yearly: priceSchema });
const featuresSchema = z.array(z.string());

/** What `GET /payments/pricing` answers (product §5.15). */
export const pricingSchema = z.object({
  plans: z.object({ solo_core: periodPricesSchema, solo_pro: periodPricesSchema, team_pilot: priceSchema }),
  discounts: z.object({ launch: launchDiscountSchema.nullable() }),
  features: z.object({ solo_core: featuresSchema, solo_pro: featuresSchema, team_pilot: featuresSchema }),
  /** `fallback`: the catalogue's own prices, while the provider can't be asked. */
  source: z.enum(['stripe', 'fallback']),
});
export type Pricing = z.infer<typeof pricingSchema>;

export const checkoutRequestSchema = z.object({
  /** Either spelling. `team_pilot` is refused with the way to sales. */
  planType: planTypeInputSchema,
  billingPeriod: z.enum(BILLING_PERIODS, { error: 'Please choose monthly or yearly billing' }),
  /** The price that the person saw. Where it is no longer asked, nothing begins: 409 (product §5.14). */
  priceId: z.string().max(200).optional(),
});

/** Where the browser goes next. */
export const redirectionSchema = z.object({ url: z.url() });

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** What it comes to, in whole currency units. */
  total: z.number(),
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  /** The provider's page of it; null while it is a draft. */
  hostedUrl: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** What `GET /payments/subscription` answers (product §5.14). */
export const subscriptionSchema = z.object({
  /** null for somebody who has never subscribed. */
  subscription: z
    .object({
      planType: z.enum(SUBSCRIBED_PLANS),
      billing: billingPeriodSchema,
      state: planStateSchema,
      startedAt: z.iso.datetime(),
      /** The end of what has been paid for. */
      paidUntil: z.iso.datetime(),
      /** When money is due next; null where none will be. */
      nextBillingDate: z.iso.datetime().nullable(),
      /** When it ends; null while it renews. */
      endsAt: z.iso.datetime().nullable(),
      /** A change that waits for the end of the period. */
      upcoming: z
        .object({ planType: z.enum(SUBSCRIBED_PLANS), billing: billingPeriodSchema, at: z.iso.datetime() })
        .nullable(),
      canCancel: z.boolean(),
      canResume: z.boolean(),
    })
    .nullable(),
  /** Newest first, 24 at most; null while the provider can't be asked. */
  invoices: z.array(invoiceSchema).nullable(),
  /** Whether this installation takes payments at all. */
  paymentsOpen: z.boolean(),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionSchema>;

/** One line of the ledger (product §5.4). */
export const creditLineSchema = z.object({
  _id: z.string(),
  kind: z.enum(['grant', 'charge', 'refund', 'lapse']),
  /** What the balance changed by: negative for charge and lapse. */
  amount: z.int(),
  /** In words for the person. */
  reason: z.string(),
  at: z.iso.datetime(),
  conversationId: z.string().optional(),
  planType: z.enum(PLAN_TYPES),
  /** null: unlimited. */
  balanceAfter: z.int().nullable(),
});
export type CreditLine = z.infer<typeof creditLineSchema>;
