/** Everything the stand-in knows: plain data, so that it can be written to a file as it is. */
import type {
  Charge,
  CheckoutSession,
  Coupon,
  Customer,
  Discount,
  Dispute,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  StripeEvent,
  Subscription,
  SubscriptionSchedule,
} from '../objects/stored';

/** By id, in the order of making. */
type Collection<T> = Record<string, T>;

/** An event on its way to the webhook. */
export interface Delivery {
  readonly eventId: string;
  attempts: number;
  /** ms since 1970, by the wall clock. */
  due: number;
}

/** An answer kept under the key that its request came with. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
  /** Seconds. */
  readonly at: number;
}

/** What the checkout page needs beyond the session. */
interface CheckoutDetails {
  readonly subscriptionMetadata: Record<string, string>;
  readonly description: string | null;
  /** What the page says of the last attempt. */
  message: string | null;
}

export interface State {
  /** Goes up with every id. */
  sequence: number;
  /** Seconds: nothing happens before this moment any more. */
  reached: number;
  /** Seconds, by customer: whose time runs ahead of everybody's. */
  readonly ahead: Record<string, number>;
  readonly customers: Collection<Customer>;
  readonly products: Collection<Product>;
  readonly prices: Collection<Price>;
  readonly coupons: Collection<Coupon>;
  readonly discounts: Collection<Discount>;
  readonly paymentMethods: Collection<PaymentMethod>;
  readonly subscriptions: Collection<Subscription>;
  readonly schedules: Collection<SubscriptionSchedule>;
  readonly invoices: Collection<Invoice>;
  readonly invoicePayments: Collection<InvoicePayment>;
  readonly paymentIntents: Collection<PaymentIntent>;
  readonly charges: Collection<Charge>;
  readonly refunds: Collection<Refund>;
  readonly disputes: Collection<Dispute>;
  readonly checkoutSessions: Collection<CheckoutSession>;
  readonly portalConfigurations: Collection<PortalConfiguration>;
  readonly portalSessions: Collection<PortalSession>;
  readonly events: Collection<StripeEvent>;
  /** By checkout session. */
  readonly checkoutDetails: Record<string, CheckoutDetails>;
  /** By subscription: prorations that wait for its next invoice. */
  readonly pendingLines: Record<string, InvoiceLine[]>;
  /** By customer: how many payments are refused before one goes through, whatever the card. */
  readonly refusals: Record<string, number>;
  readonly kept: Record<string, KeptAnswer>;
  deliveries: Delivery[];
}

export const emptyState = (): State => ({
  sequence: 0,
  reached: 0,
  ahead: {},
  customers: {},
  products: {},
  prices: {},
  coupons: {},
  discounts: {},
  paymentMethods: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  invoicePayments: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  checkoutSessions: {},
  portalConfigurations: {},
  portalSessions: {},
  events: {},
  checkoutDetails: {},
  pendingLines: {},
  refusals: {},
  kept: {},
  deliveries: [],
});
