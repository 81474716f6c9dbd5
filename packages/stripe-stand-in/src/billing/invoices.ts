/** Invoices: made, made final, paid or refused, paid later. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import { DAY } from '../account/calendar';
import { amountOff } from '../objects/catalogue';
import { takePayment } from '../objects/payment';
import type {
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  Price,
  Subscription,
} from '../objects/stored';

interface NewLine {
  readonly price: Price;
  readonly item: string;
  readonly subscription: string;
  /** Cents; negative for what is given back. */
  readonly amount: number;
  readonly quantity: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly proration: boolean;
}

export function newLine(account: Account, given: NewLine): InvoiceLine {
  const { price, amount, quantity, proration } = given;
  return {
    id: account.id('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: given.description,
    discount_amounts: [],
    // A proration is net of the discount already.
    discountable: !proration,
    discounts: [],
    invoice: '',
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: proration ? { credited_items: null } : null,
        subscription: given.subscription,
        subscription_item: given.item,
      },
      type: 'subscription_item_details',
    },
    period: { ...given.period },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: given.subscription,
    subtotal: amount,
    taxes: [],
  };
}

interface NewInvoice {
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly lines: InvoiceLine[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: { readonly start: number; readonly end: number };
  readonly at: number;
}

/** A draft over these lines, the subscription's discounts taken off. */
export function draftInvoice(account: Account, given: NewInvoice): Invoice {
  const { customer, subscription, lines, at } = given;
  const id = account.id('in');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  let discountable = lines.filter((line) => line.discountable).reduce((sum, { amount }) => sum + amount, 0);
  const off: Invoice['total_discount_amounts'] = [];
  for (const discountId of subscription.discounts) {
    const discount = account.state.discounts[discountId];
    const coupon = discount && account.state.coupons[discount.source.coupon];
    if (!discount || !coupon || (discount.end !== null && at >= discount.end)) continue;
    if (coupon.duration === 'once' && given.reason !== 'subscription_create') continue;
    const amount = amountOff(coupon, Math.max(0, discountable));
    discountable -= amount;
    off.push({ amount, discount: discountId });
  }
  const total = subtotal - off.reduce((sum, { amount }) => sum + amount, 0);
  for (const line of lines) line.invoice = id;
  const due = Math.max(0, total + customer.balance);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Parley (test)',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: at + account.dunning.invoiceDelay,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: off.map(({ discount }) => discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: off,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: at,
  };
  account.state.invoices[id] = invoice;
  subscription.latest_invoice = id;
  account.emit('invoice.created', invoice, at);
  return invoice;
}

/** Gives the draft its number, its page and its final amounts; the customer's balance is used. */
export function finalise(account: Account, invoice: Invoice, customer: Customer, at: number): void {
  const { balance } = customer;
  invoice.starting_balance = balance;
  invoice.amount_due = Math.max(0, invoice.total + balance);
  invoice.amount_remaining = invoice.amount_due;
  customer.balance = Math.min(0, invoice.total + balance);
  invoice.ending_balance = customer.balance;
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence += 1;
  invoice.status = 'open';
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = at;
  invoice.status_transitions.finalized_at = at;
  invoice.hosted_invoice_url = `${account.origin}/invoices/${invoice.id}`;
  invoice.invoice_pdf = `${account.origin}/invoices/${invoice.id}/pdf`;
  account.emit('invoice.finalized', invoice, at);
}

/** The payment of an invoice that is under way or done; null before the first attempt. */
export const paymentOf = (account: Account, invoice: Invoice): InvoicePayment | null =>
  Object.values(account.state.invoicePayments).find((payment) => payment.invoice === invoice.id) ?? null;

function settle(account: Account, invoice: Invoice, at: number): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.attempted = true;
  invoice.status_transitions.paid_at = at;
  account.emit('invoice.paid', invoice, at);
  account.emit('invoice.payment_succeeded', invoice, at);
}

/** When it is tried again after so many attempts; null when that was the last. */
function nextAttempt(account: Account, attempts: number, at: number): number | null {
  const days = account.dunning.retryAfterDays[attempts - 1];
  return days === undefined ? null : at + days * DAY;
}

/**
 * Asks for the money of an open invoice.
 * @returns whether it is paid now
 */
export function collect(account: Account, invoice: Invoice, customer: Customer, at: number): boolean {
  if (invoice.amount_due === 0) {
    settle(account, invoice, at);
    return true;
  }
  const before = paymentOf(account, invoice);
  const intentBefore: PaymentIntent | undefined =
    before === null ? undefined : account.state.paymentIntents[before.payment.payment_intent];
  const intent = takePayment(
    account,
    {
      customer,
      amount: invoice.amount_due,
      currency: invoice.currency,
      description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      at,
    },
    intentBefore,
  );
  const payment = before ?? newInvoicePayment(account, invoice, intent, at);
  invoice.attempt_count += 1;
  invoice.attempted = true;
  if (intent.status === 'succeeded') {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = at;
    account.emit('invoice_payment.paid', payment, at);
    settle(account, invoice, at);
    return true;
  }
  invoice.next_payment_attempt =
    invoice.billing_reason === 'subscription_create' ? null : nextAttempt(account, invoice.attempt_count, at);
  account.emit('invoice.payment_failed', invoice, at);
  return false;
}

function newInvoicePayment(account: Account, invoice: Invoice, intent: PaymentIntent, at: number): InvoicePayment {
  const payment: InvoicePayment = {
    id: account.id('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  account.state.invoicePayments[payment.id] = payment;
  return payment;
}
