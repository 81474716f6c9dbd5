/** Payments: intents, charges, what is given back and what is disputed. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import { DAY } from '../account/calendar';
import { invalid } from '../http/stripe-error';
import { cardOf, cardPays } from './customer';
import type { Charge, Customer, Dispute, PaymentIntent, PaymentMethod, Refund } from './stored';

const DECLINED = 'Your card was declined.';

interface NewPayment {
  readonly customer: Customer;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly at: number;
}

function newIntent(account: Account, { customer, amount, currency, description, at }: NewPayment): PaymentIntent {
  const id = account.id('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_stand_in`,
    confirmation_method: 'automatic',
    created: at,
    currency,
    customer: customer.id,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

interface NewCharge {
  readonly intent: PaymentIntent;
  readonly customer: Customer;
  readonly card: PaymentMethod | null;
  readonly paid: boolean;
  readonly at: number;
}

function newCharge(account: Account, { intent, customer, card, paid, at }: NewCharge): Charge {
  return {
    id: account.id('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? account.id('txn') : null,
    billing_details: { address: null, email: customer.email, name: customer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'PARLEY',
    captured: paid,
    created: at,
    currency: intent.currency,
    customer: customer.id,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : DECLINED,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: paid ? null : 'generic_decline',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: card?.id ?? null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/**
 * Asks the customer's card for money: on the intent of an attempt before, where there is one.
 * @returns the intent, `succeeded` or `requires_payment_method`
 */
export function takePayment(account: Account, payment: NewPayment, before?: PaymentIntent): PaymentIntent {
  const { customer, at } = payment;
  const intent = before ?? newIntent(account, payment);
  if (!before) {
    account.state.paymentIntents[intent.id] = intent;
    account.emit('payment_intent.created', intent, at);
  }
  const card = cardOf(account, customer);
  const paid = cardPays(account, customer);
  const charge = newCharge(account, { intent, customer, card, paid, at });
  account.state.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  if (paid) {
    intent.payment_method = charge.payment_method;
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.last_payment_error = null;
    account.emit('charge.succeeded', charge, at);
    account.emit('payment_intent.succeeded', intent, at);
  } else {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      type: 'card_error',
      charge: charge.id,
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: DECLINED,
    };
    account.emit('charge.failed', charge, at);
    account.emit('payment_intent.payment_failed', intent, at);
  }
  return intent;
}

/** What was charged for an invoice; null where nothing was. */
export function chargeOfInvoice(account: Account, invoiceId: string): Charge | null {
  const payment = Object.values(account.state.invoicePayments).find(
    ({ invoice, status }) => invoice === invoiceId && status === 'paid',
  );
  const intent = payment && account.state.paymentIntents[payment.payment.payment_intent];
  return account.state.charges[intent?.latest_charge ?? ''] ?? null;
}

interface NewRefund {
  readonly charge: Charge;
  /** Cents; all that is left, unless told otherwise. */
  readonly amount?: number | undefined;
  readonly reason?: Stripe.Refund.Reason | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

/** Gives money back. @throws StripeRefusal when there is not so much left */
export function refundCharge(account: Account, { charge, amount, reason, metadata }: NewRefund): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left <= 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const given = amount ?? left;
  if (given < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (given > left)
    throw invalid(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const at = account.now(charge.customer);
  const refund: Refund = {
    id: account.id('re'),
    object: 'refund',
    amount: given,
    balance_transaction: account.id('txn'),
    charge: charge.id,
    created: at,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund' } },
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.state.refunds[refund.id] = refund;
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  account.emit('refund.created', refund, at);
  account.emit('charge.refunded', charge, at, { amount_refunded: charge.amount_refunded - given });
  return refund;
}

/** The cardholder's bank disputes a charge. */
export function disputeCharge(account: Account, charge: Charge, reason = 'fraudulent'): Dispute {
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`);
  const at = account.now(charge.customer);
  const evidence = Object.fromEntries(EVIDENCE.map((name) => [name, null])) as unknown as Stripe.Dispute.Evidence;
  const dispute: Dispute = {
    id: account.id('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: at,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...evidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: at + 7 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as Stripe.Dispute.EvidenceDetails,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  account.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute, at);
  account.emit('charge.dispute.funds_withdrawn', dispute, at);
  return dispute;
}

/** The bank decides. Won: the money comes back. */
export function closeDispute(account: Account, dispute: Dispute, outcome: 'lost' | 'won'): Dispute {
  const at = account.now(account.state.charges[dispute.charge]?.customer);
  const { status } = dispute;
  dispute.status = outcome;
  account.emit('charge.dispute.closed', dispute, at, { status });
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', dispute, at);
  return dispute;
}

const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
];
