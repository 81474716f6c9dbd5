/** Checkout sessions: a page on which somebody pays for the first time. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import { begin } from '../billing/subscriptions';
import { invalid } from '../http/stripe-error';
import { amountOff, priceName } from './catalogue';
import { giveCard, addCustomer, type TestCard } from './customer';
import { takePayment } from './payment';
import type { CheckoutSession, Customer, Price } from './stored';
import { addSubscription } from './subscription';

interface NewSession {
  readonly customer: Customer | null;
  readonly email: string | null;
  readonly price: Price;
  readonly quantity: number;
  readonly coupons: readonly string[];
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly reference: string | null;
  readonly metadata: Stripe.Metadata;
  readonly subscriptionMetadata: Stripe.Metadata;
  readonly description: string | null;
  readonly expiresAt: number;
  readonly allowPromotionCodes: boolean | null;
  readonly locale: string | null;
  readonly at: number;
}

export function addCheckoutSession(account: Account, given: NewSession): CheckoutSession {
  const { customer, price, quantity, at } = given;
  const id = account.id('cs_test');
  const subtotal = price.unit_amount * quantity;
  let left = subtotal;
  for (const coupon of given.coupons.map((name) => account.state.coupons[name])) {
    if (coupon) left -= amountOff(coupon, left);
  }
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: left,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: at,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : 'always',
    customer_details: null,
    customer_email: given.email,
    discounts: given.coupons.map((coupon) => ({ coupon, promotion_code: null })),
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: {
      object: 'list',
      data: [
        {
          id: account.id('li'),
          object: 'item',
          adjustable_quantity: null,
          amount_discount: subtotal - left,
          amount_subtotal: subtotal,
          amount_tax: 0,
          amount_total: left,
          currency: price.currency,
          description: priceName(account, price),
          metadata: {},
          price: structuredClone(price),
          quantity,
        },
      ],
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    livemode: false,
    locale: given.locale,
    managed_payments: null,
    metadata: given.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: subtotal - left, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.origin}/checkout/${id}`,
    wallet_options: null,
  };
  account.state.checkoutSessions[id] = session;
  account.state.checkoutDetails[id] = {
    subscriptionMetadata: given.subscriptionMetadata,
    description: given.description,
    message: null,
  };
  return session;
}

/**
 * Somebody presses the page's button. Declined: the session stays open, with a message, and nothing has begun.
 * @throws StripeRefusal for a session that is no longer open
 * @returns whether it is paid
 */
export function completeCheckout(account: Account, session: CheckoutSession, card: TestCard): boolean {
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`);
  const details = account.state.checkoutDetails[session.id];
  const [line] = session.line_items.data;
  if (!details || !line) throw new Error(`${session.id} has nothing to pay for`);
  const customer = customerFor(account, session);
  const at = account.now(customer.id);
  const cardBefore = customer.invoice_settings.default_payment_method;
  giveCard(account, customer, card);
  const total = session.amount_total ?? 0;
  const refused = card === 'declines' || (account.state.refusals[customer.id] ?? 0) > 0;
  if (refused && total > 0) {
    takePayment(account, {
      customer,
      amount: total,
      currency: session.currency ?? 'usd',
      description: 'Subscription creation',
      at,
    });
    // A card that was declined here is not kept.
    customer.invoice_settings.default_payment_method = cardBefore;
    details.message = 'Your card was declined. Nothing was paid. Try another card.';
    return false;
  }
  const subscription = addSubscription(account, {
    customer,
    price: line.price,
    quantity: line.quantity ?? 1,
    coupons: session.discounts.flatMap(({ coupon }) => (coupon === null ? [] : [coupon])),
    metadata: details.subscriptionMetadata,
    description: details.description,
    checkoutSession: session.id,
    at,
  });
  const invoice = begin(account, subscription, at);
  session.customer = customer.id;
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  details.message = null;
  account.emit('checkout.session.completed', session, at);
  return true;
}

function customerFor(account: Account, session: CheckoutSession): Customer {
  const known = session.customer === null ? undefined : account.state.customers[session.customer];
  return known ?? addCustomer(account, { email: session.customer_email });
}
