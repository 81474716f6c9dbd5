/** Customers and their cards. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import type { Customer, PaymentMethod } from './stored';

/** Test cards: one pays, one is declined whenever money is asked of it. */
export const TEST_CARDS = { pays: '4242', declines: '0341' } as const;
export type TestCard = keyof typeof TEST_CARDS;

interface NewCustomer {
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly locales?: readonly string[] | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function addCustomer(account: Account, given: NewCustomer): Customer {
  const id = account.id('cus');
  const customer: Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [...(given.locales ?? [])],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  account.state.customers[id] = customer;
  account.emit('customer.created', customer, customer.created);
  return customer;
}

/** Gives the customer a card, with which the next payments are made. */
export function giveCard(account: Account, customer: Customer, card: TestCard): PaymentMethod {
  const at = account.now(customer.id);
  const method: PaymentMethod = {
    id: account.id('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: customer.email, name: customer.name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(at * 1000).getUTCFullYear() + 4,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: TEST_CARDS[card],
      networks: { available: ['visa'], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: at,
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  account.state.paymentMethods[method.id] = method;
  account.emit('payment_method.attached', method, at);
  customer.invoice_settings.default_payment_method = method.id;
  account.emit('customer.updated', customer, at, { invoice_settings: { default_payment_method: null } });
  return method;
}

/** The card that is charged; null where the customer has none. */
export function cardOf(account: Account, customer: Customer): PaymentMethod | null {
  const id = customer.invoice_settings.default_payment_method;
  return id === null ? null : (account.state.paymentMethods[id] ?? null);
}

/** Whether this payment goes through: by the card, and by what was asked of the next ones. */
export function cardPays(account: Account, customer: Customer): boolean {
  const left = account.state.refusals[customer.id] ?? 0;
  if (left > 0) {
    account.state.refusals[customer.id] = left - 1;
    return false;
  }
  return cardOf(account, customer)?.card.last4 === TEST_CARDS.pays;
}
