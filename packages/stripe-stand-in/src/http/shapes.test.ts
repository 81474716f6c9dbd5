/**
 * The shapes of the answers, held against Stripe's: against what was noted of its mock server's, and, where STRIPE_MOCK_URL
 * names one (`npm run test:stripe`), the notes against the server itself.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, afterAll, describe, expect, it } from '@jest/globals';
import { open, subscribe, type Opened } from '../testing/open';

/** By kind of object: each path in it that Stripe answers, and what kinds of values stand there. */
type Shapes = Record<string, Record<string, string>>;

const NOTES = new URL('../testing/stripe-shapes.json', import.meta.url);
const noted = JSON.parse(readFileSync(NOTES, 'utf8')) as Shapes;
const { STRIPE_MOCK_URL: judge } = process.env;

/** Stands in Stripe's answer only where it is asked for, or is an example's own. */
const NOT_OURS = new Set([
  'charge.refunds',
  'payment_method.metadata.order_id',
  'subscription_schedule.phases[].items[].plan',
]);
/** What an event is about is of whatever kind: Stripe's example is about something else than ours. */
const isOfExample = (kind: string, path: string): boolean => kind === 'event' && path.startsWith('data.object.');
const DEPTH = 5;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'items.data[].price.id' -> 'string' */
function shapeOf(value: unknown, path = '', depth = 0): [string, string][] {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const here: [string, string][] = path === '' ? [] : [[path, kind]];
  if (depth >= DEPTH) return here;
  if (Array.isArray(value)) return [...here, ...(value.length > 0 ? shapeOf(value[0], `${path}[]`, depth) : [])];
  if (!isObject(value)) return here;
  const below = Object.entries(value).flatMap(([name, part]) =>
    shapeOf(part, path === '' ? name : `${path}.${name}`, depth + 1),
  );
  return [...here, ...below];
}

/** Where our answer has nothing, or another kind of thing, at a path of Stripe's whose parent we have. */
function differences(kind: string, ours: unknown, theirs: Record<string, string>): string[] {
  const mine = new Map(shapeOf(ours));
  const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('[]')));
  return Object.entries(theirs).flatMap(([path, expected]) => {
    const parent = parentOf(path);
    const reached = parent === '' || mine.get(parent) === 'object' || (path.endsWith('[]') && mine.has(path));
    if (!reached || isOfExample(kind, path) || NOT_OURS.has(`${kind}.${path}`)) return [];
    const actual = mine.get(path);
    if (actual === undefined) return [`${path} is missing`];
    return actual === 'null' || expected === 'null' || actual === expected
      ? []
      : [`${path}: ${actual}, not ${expected}`];
  });
}

/** Of what was not expanded. */
function idOf(reference: string | { readonly id: string } | null | undefined): string {
  if (typeof reference !== 'string') throw new Error('There is no id');
  return reference;
}

let world: Opened;
/** By kind, an address under which ours and the mock server's can be read. */
const addresses: Record<string, string> = {};

beforeAll(async () => {
  world = await open('2027-03-01T08:00:00Z');
  const { stripe, standIn } = world;
  const { customer, subscription, session } = await subscribe(world, 'solo_pro_monthly', 'launch');
  const { id: schedule } = await stripe.subscriptionSchedules.create({ from_subscription: subscription });
  const invoice = idOf((await stripe.subscriptions.retrieve(subscription)).latest_invoice);
  const refund = standIn.refund(invoice, 100);
  const dispute = standIn.dispute(invoice);
  const { data: payments } = await stripe.invoicePayments.list({ invoice: invoice });
  const { id: configuration } = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  });
  const payer = await stripe.customers.retrieve(customer);
  if (payer.deleted) throw new Error('The customer is gone');
  Object.assign(addresses, {
    customer: `customers/${customer}`,
    product: 'products/prod_solo_pro',
    price: 'prices/price_solo_pro_monthly',
    coupon: 'coupons/launch',
    'checkout.session': `checkout/sessions/${session}`,
    subscription: `subscriptions/${subscription}`,
    subscription_schedule: `subscription_schedules/${schedule}`,
    invoice: `invoices/${invoice}`,
    invoice_payment: `invoice_payments/${payments[0]?.id}`,
    payment_intent: `payment_intents/${idOf(payments[0]?.payment.payment_intent)}`,
    payment_method: `payment_methods/${idOf(payer.invoice_settings.default_payment_method)}`,
    charge: `charges/${refund.charge}`,
    refund: `refunds/${refund.id}`,
    dispute: `disputes/${dispute.id}`,
    'billing_portal.configuration': `billing_portal/configurations/${configuration}`,
    event: `events/${standIn.events()[0]?.id}`,
  });
});
afterAll(() => world.standIn.close());

async function answerOf(server: string, address: string, key: string): Promise<unknown> {
  const answer = await fetch(`${server}/v1/${address}`, { headers: { Authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe.each(Object.keys(noted))('%s', (kind) => {
  it('is answered as Stripe answers it', async () => {
    const ours = await answerOf(world.standIn.url, addresses[kind] ?? '', world.standIn.secretKey);
    const theirs =
      judge === undefined || judge === ''
        ? (noted[kind] ?? {})
        : Object.fromEntries(shapeOf(await answerOf(judge, addresses[kind] ?? '', 'sk_test_123')));
    expect(differences(kind, ours, theirs)).toEqual([]);
  });
});
