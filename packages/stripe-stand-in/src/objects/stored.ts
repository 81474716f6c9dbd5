/**
 * Stripe's objects as they are kept: references are ids, decimals are strings, as they stand on the wire. Everything else is
 * the library's own type, so that an object that lacks a field does not compile.
 */
import type { Stripe } from 'stripe';

type With<T, U extends object> = Omit<T, keyof U> & U;

export type Customer = With<
  Stripe.Customer,
  {
    name: string | null;
    invoice_prefix: string;
    next_invoice_sequence: number;
    invoice_settings: With<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }>;
  }
>;
export type Product = With<Stripe.Product, { default_price: string | null }>;
export type Price = With<
  Stripe.Price,
  { product: string; unit_amount: number; unit_amount_decimal: string; recurring: Stripe.Price.Recurring | null }
>;
export type Coupon = Stripe.Coupon;
export type Discount = With<
  Stripe.Discount,
  { customer: string | null; promotion_code: null; source: { coupon: string; type: 'coupon' } }
>;
export type PaymentMethod = With<Stripe.PaymentMethod, { customer: string | null; card: Stripe.PaymentMethod.Card }>;
export type SubscriptionItem = With<
  Stripe.SubscriptionItem,
  { price: Price; plan: Record<string, unknown>; quantity: number; discounts: string[] }
>;
export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
export type Subscription = With<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    discounts: string[];
    items: List<SubscriptionItem>;
    latest_invoice: string | null;
    schedule: string | null;
  }
>;
export type SchedulePhase = With<
  Stripe.SubscriptionSchedule.Phase,
  { items: With<Stripe.SubscriptionSchedule.Phase.Item, { price: string; plan: string; quantity: number }>[] }
>;
export type SubscriptionSchedule = With<
  Stripe.SubscriptionSchedule,
  { customer: string; subscription: string | null; phases: SchedulePhase[] }
>;
export type InvoiceLine = With<
  Stripe.InvoiceLineItem,
  {
    invoice: string;
    subscription: string | null;
    discounts: string[];
    quantity_decimal: string | null;
    pricing: {
      type: 'price_details';
      price_details: { price: string; product: string };
      unit_amount_decimal: string | null;
    };
  }
>;
export type Invoice = With<
  Stripe.Invoice,
  {
    customer: string;
    discounts: string[];
    lines: List<InvoiceLine>;
    status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
    total_discount_amounts: { amount: number; discount: string }[];
    parent: {
      type: 'subscription_details';
      quote_details: null;
      subscription_details: { subscription: string; metadata: Stripe.Metadata };
    };
  }
>;
export type InvoicePayment = With<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>;
export type PaymentIntent = With<
  Stripe.PaymentIntent,
  { customer: string | null; latest_charge: string | null; payment_method: string | null }
>;
export type Charge = With<
  Stripe.Charge,
  { customer: string | null; payment_intent: string | null; balance_transaction: string | null }
>;
export type Refund = With<Stripe.Refund, { charge: string; payment_intent: string | null }>;
export type Dispute = With<Stripe.Dispute, { charge: string; payment_intent: string | null }>;
export type LineItem = With<Stripe.LineItem, { price: Price }>;
export type CheckoutSession = With<
  Stripe.Checkout.Session,
  {
    customer: string | null;
    subscription: string | null;
    invoice: string | null;
    payment_intent: string | null;
    discounts: { coupon: string | null; promotion_code: null }[];
    line_items: List<LineItem>;
    status: 'open' | 'complete' | 'expired';
  }
>;
export type PortalConfiguration = Stripe.BillingPortal.Configuration;
export type PortalSession = With<Stripe.BillingPortal.Session, { configuration: string; customer: string }>;
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: { id: string; object: string }; previous_attributes?: Record<string, unknown> };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null } | null;
  type: Stripe.Event.Type;
}
