import { startStripeStandIn, type StripeStandIn } from '@parley/stripe-stand-in';
import autocannon, { type Request } from 'autocannon';
import mongoose from 'mongoose';
import { Stripe } from 'stripe';
import { waitFor } from '../services/ports';
import type { Stack } from '../services/stack';
import { register } from './api-client';
import { median, percentile, row } from './figures';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 10;
const PAYERS = 50;
const EVENTS_EACH = 10;
const ORDINARY_CALLS = 300;
const DOOR = '/api/payments/webhook';

/** A Stripe of the benchmark's own. */
export const startBenchStripe = (): Promise<StripeStandIn> => startStripeStandIn({ port: 0, clock: () => new Date() });

export const stripeEnvOf = ({ url, secretKey, webhookSecret }: StripeStandIn): Record<string, string> => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: url,
});

let made = 0;
/** An event as Stripe posts it. */
function signedEvent(secret: string, customer: string): { body: string; headers: Record<string, string> } {
  made += 1;
  const body = JSON.stringify({
    id: `evt_bench_${process.pid}_${made}`,
    object: 'event',
    type: 'invoice.paid',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: `in_bench_${made}`, object: 'invoice', customer, filling: 'x'.repeat(4_000) } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  return { body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } };
}

async function perSecond(url: string, requests?: Request[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(requests && { requests }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

/** What the door takes in a second, against a request that does nothing, in turn. */
async function door(base: string, secret: string): Promise<void> {
  const posting: Request[] = [
    { method: 'POST', path: DOOR, setupRequest: (request) => ({ ...request, ...signedEvent(secret, 'cus_nobody') }) },
  ];
  const health = `${base}/api/health/live`;
  await perSecond(health);
  await perSecond(base, posting);
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await perSecond(base, posting));
    bare.push(await perSecond(health));
  }
  const ratios = ours.map((value, round) => value / (bare[round] ?? Number.NaN));
  process.stdout.write('POST /payments/webhook, events of 4 kB, each stored and queued\n');
  row('events/s (median)', median(ours).toFixed(0));
  row('GET /health/live, requests/s (median)', median(bare).toFixed(0));
  row(
    `ratio (median of ${ROUNDS} pairs; ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    median(ratios).toFixed(2),
  );
}

/** People with an account who have paid. @returns their customers */
async function payers(base: string, standIn: StripeStandIn, mongo: mongoose.Connection): Promise<string[]> {
  const { hostname: host, port } = new URL(standIn.url);
  const stripe = new Stripe(standIn.secretKey, { host, port, protocol: 'http', telemetry: false });
  const { data } = await stripe.prices.list({ lookup_keys: ['solo_core_monthly'] });
  const [price] = data;
  if (price === undefined) throw new Error('the stand-in sells nothing');
  const customers: string[] = [];
  for (let index = 0; index < PAYERS; index += 1) {
    const { _id } = await register(base, `payer-${index}`);
    const { id } = await stripe.customers.create({ email: `payer-${index}@bench.example` });
    await mongo.collection<{ _id: string }>('paymentCustomers').insertOne({
      _id: id,
      userId: new mongoose.Types.ObjectId(_id),
      readings: 0,
      written: 0,
      createdAt: new Date(),
    } as { _id: string });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${base}/payment/success`,
      cancel_url: `${base}/payment/cancelled`,
    });
    standIn.payCheckout(session.id);
    customers.push(id);
  }
  return customers;
}

/** Milliseconds that an ordinary request takes, again and again until told to stop. */
async function timings(url: string, token: string, until: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until(times.length)) {
    const began = performance.now();
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** What somebody else feels while hundreds of events are taken and handled. */
async function ordinary(stack: Stack, standIn: StripeStandIn): Promise<void> {
  const mongo = await mongoose.createConnection(stack.mongoUri).asPromise();
  try {
    const customers = await payers(stack.url, standIn, mongo);
    const { token } = await register(stack.url, 'bystander');
    const plan = `${stack.url}/api/users/plan`;
    const waiting = () => mongo.collection('webhookEvents').countDocuments({ status: { $ne: 'handled' } });
    await waitFor('the worker having handled what was there', 120_000, async () => (await waiting()) === 0);
    await timings(plan, token, (count) => count >= 50);
    const idle = await timings(plan, token, (count) => count >= ORDINARY_CALLS);

    const events = customers.flatMap((customer) =>
      Array.from({ length: EVENTS_EACH }, () => signedEvent(standIn.webhookSecret, customer)),
    );
    let busy = true;
    const began = performance.now();
    const handle = async (): Promise<void> => {
      const answers = await Promise.all(
        events.map(({ body, headers }) => fetch(stack.url + DOOR, { method: 'POST', body, headers })),
      );
      const refused = answers.filter(({ ok }) => !ok).length;
      if (refused > 0) throw new Error(`${refused} events were refused`);
      await waitFor('all events being handled', 120_000, async () => (await waiting()) === 0);
      busy = false;
    };
    const [during] = await Promise.all([timings(plan, token, () => !busy), handle()]);
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(`GET /users/plan while ${events.length} events of ${PAYERS} people come at once\n`);
    row('handled after, s', seconds.toFixed(1));
    row('without events, p50 / p99 ms', `${median(idle).toFixed(1)} / ${percentile(idle, 0.99).toFixed(1)}`);
    row('meanwhile, p50 / p99 ms', `${median(during).toFixed(1)} / ${percentile(during, 0.99).toFixed(1)}`);
    row('ratio of the medians', (median(during) / median(idle)).toFixed(2));
  } finally {
    await mongo.close();
  }
}

/** The door for the payment provider's events, and what its work costs others. */
export async function benchPayments(stack: Stack, standIn: StripeStandIn): Promise<void> {
  await ordinary(stack, standIn);
  await door(stack.url, standIn.webhookSecret);
}
