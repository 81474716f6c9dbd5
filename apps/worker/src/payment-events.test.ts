/** Events of the payment provider through real queues: several workers, some of them killed, stores and Stripe away. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectDatabase } from '@parley/db';
import { createTcpProxy, targetOf } from '@parley/db/testing';
import type { StripeSettings } from '@parley/payments';
import type { QueueProducers } from '@parley/platform';
import type { StripeEvent } from '@parley/stripe-stand-in';
import { PaymentsFixture, type Payer } from './jobs/handle-payment-event/testing/payments-fixture';
import { sweepPaymentEvents } from './jobs/handle-payment-event/sweep-payment-events';
import { eventually } from './testing/eventually';
import { openWorkerFixture, testRedisUrl, type WorkerFixture } from './testing/worker-fixture';

const TO_KILL = fileURLToPath(new URL('testing/worker-to-kill.ts', import.meta.url));
const TSCONFIG = fileURLToPath(new URL('testing/worker-to-kill.tsconfig.json', import.meta.url));
const LEASE = { leaseMs: 1_500, renewMs: 300, sweepMs: 500 } as const;

let fixture: WorkerFixture;
let payments: PaymentsFixture;
const children: ChildProcess[] = [];
const servers: Server[] = [];
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
beforeEach(async () => {
  payments = await PaymentsFixture.open(fixture.mongo.database, new Date().toISOString());
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await payments.close();
});
afterAll(() => fixture.close());

const statusOf = async ({ id }: StripeEvent) => (await fixture.mongo.database.webhookEvents.find(id))?.status;
const recordOf = ({ userId }: Payer) => fixture.mongo.database.subscriptions.find(userId);
const allHandled = (events: readonly StripeEvent[]) =>
  eventually('all events to be handled', async () =>
    (await Promise.all(events.map(statusOf))).every((status) => status === 'handled'),
  );
const queue = ({ id }: StripeEvent, again = ''): Promise<void> =>
  fixture.queues.add('payment', { eventId: id }, { jobId: `${id}${again}` });

/** Somebody who has bought, and what happened by that. */
async function bought(): Promise<{ ruth: Payer; events: readonly StripeEvent[] }> {
  const ruth = await payments.payer();
  payments.happened();
  await payments.buy(ruth, 'solo_pro_monthly');
  return { ruth, events: payments.happened() };
}

/** A Stripe that takes every request and answers none. */
async function mute(): Promise<{ settings: StripeSettings; asked: Promise<void> }> {
  let noteAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  const server = createServer(() => noteAsked()).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { settings: { ...payments.stripeSettings, apiBase: `http://127.0.0.1:${port}` }, asked };
}

describe('events', () => {
  it('are handled once by two workers, however often they were queued; one person’s grants are one', async () => {
    const { ruth, events } = await bought();
    for (const event of events) await payments.receive(event);
    await Promise.all(events.flatMap((event) => ['', '-again', '-and-again'].map((again) => queue(event, again))));
    const workers = await Promise.all(
      [1, 2].map(() => fixture.work({ lease: LEASE, payments: payments.stripeSettings })),
    );
    await allHandled(events);
    expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_pro' });
    const entries = await fixture.mongo.database.credits.listEntries(ruth.userId, 100);
    expect(entries.filter(({ kind, planType }) => kind === 'grant' && planType === 'solo_pro')).toHaveLength(1);
    await Promise.all(workers.map(({ stop }) => stop()));
  });

  it('of one person, by hundreds, keep nobody else waiting', async () => {
    const [{ ruth, events }, other] = [await bought(), await bought()];
    const pattern = events.find(({ type }) => type === 'invoice.paid');
    if (pattern === undefined) throw new Error('Nothing was paid');
    const many = Array.from({ length: 300 }, (_, index) => ({ ...pattern, id: `${pattern.id}_${index}` }));
    for (const event of [...many, ...other.events]) await payments.receive(event);
    for (const event of [...many, ...other.events]) await queue(event);
    const asked = payments.standIn.requests().length;
    const { stop } = await fixture.work({ lease: LEASE, payments: payments.stripeSettings });
    await allHandled([...many, ...other.events]);
    expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_pro' });
    expect(await recordOf(other.ruth)).toMatchObject({ planType: 'solo_pro' });
    // A reading takes a handful of requests: three hundred of them would take more than a thousand.
    expect(payments.standIn.requests().length - asked).toBeLessThan(150);
    await stop();
  });

  it(
    'of a worker killed over them are taken up by another one',
    async () => {
      const { ruth, events } = await bought();
      for (const event of events) {
        await payments.receive(event);
        await queue(event);
      }
      const { settings, asked } = await mute();
      const child = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          TO_KILL,
          JSON.stringify({
            mongoUri: fixture.mongo.uri,
            databaseName: fixture.mongo.name,
            redisUrl: testRedisUrl(),
            redisPrefix: fixture.redisPrefix,
            lease: LEASE,
            payments: settings,
          }),
        ],
        { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '', TSX_TSCONFIG_PATH: TSCONFIG } },
      );
      children.push(child);
      await asked;
      expect(await recordOf(ruth)).toBeNull();
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
      const { stop } = await fixture.work({ lease: LEASE, payments: payments.stripeSettings });
      await allHandled(events);
      expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_pro' });
      await stop();
    },
    // A worker of its own has to be compiled and started.
    120_000,
  );

  it('hold up no e-mail while Stripe does not answer', async () => {
    const { events } = await bought();
    for (const event of events) {
      await payments.receive(event);
      await queue(event);
    }
    const { settings, asked } = await mute();
    const { stop } = await fixture.work({ lease: LEASE, payments: settings });
    await asked;
    const emailId = await fixture.owe();
    await fixture.queues.add('email', { emailId }, { jobId: emailId });
    const letter = await eventually('the e-mail to be sent', async () => {
      const found = await fixture.mongo.database.emailLog.find(emailId);
      return found?.status === 'sent' ? found : null;
    });
    expect(letter.attempts).toBe(1);
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    await stop();
  });

  it('wait for MongoDB when it goes between insert and handling', async () => {
    const { ruth, events } = await bought();
    const wire = await createTcpProxy(targetOf(fixture.mongo.uri));
    const database = await connectDatabase({
      uri: `mongodb://127.0.0.1:${wire.port}/?directConnection=true`,
      databaseName: fixture.mongo.name,
    });
    for (const event of events) await payments.receive(event);
    const { stop } = await fixture.work({ database, lease: LEASE, payments: payments.stripeSettings });
    await wire.cut();
    for (const event of events) await queue(event, '-cut');
    await eventually('a job to fail for want of MongoDB', async () => {
      const ready = await fixture.redis.zcard(`${fixture.redisPrefix}-jobs:payment:delayed`);
      return ready > 0;
    });
    expect(await recordOf(ruth)).toBeNull();
    await wire.mend();
    await allHandled(events);
    expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_pro' });
    await stop();
    await database.close();
    await wire.close();
  });

  it('that were never queued, because Redis was away, are found by one sweep', async () => {
    const { ruth, events } = await bought();
    for (const event of events) await payments.receive(event);
    // Other people's events may wait for a next attempt beside them.
    const own = new Set(events.map(({ id }) => id));
    const queued: string[] = [];
    const queues: QueueProducers = {
      ...fixture.queues,
      add: async (queueName, payload, options) => {
        await fixture.queues.add(queueName, payload, options);
        if ('eventId' in payload && own.has(payload.eventId)) queued.push(payload.eventId);
      },
    };
    const settings = { database: fixture.mongo.database, queues };
    await sweepPaymentEvents({ ...settings, clock: () => new Date() });
    expect(queued).toEqual([]);
    const later = new Date(Date.now() + 31_000);
    await Promise.all([1, 2, 3].map(() => sweepPaymentEvents({ ...settings, clock: () => later })));
    expect(queued.toSorted()).toEqual([...own].toSorted());
    const { stop } = await fixture.work({ payments: payments.stripeSettings });
    await allHandled(events);
    expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_pro' });
    await stop();
  });

  it('are kept for later where there are no keys any more', async () => {
    const { events } = await bought();
    for (const event of events) {
      await payments.receive(event);
      await queue(event);
    }
    const { stop } = await fixture.work({ lease: LEASE, payments: null });
    await eventually('a job to be refused', async () => {
      const waiting = await fixture.redis.zcard(`${fixture.redisPrefix}-jobs:payment:delayed`);
      return waiting > 0;
    });
    expect(new Set(await Promise.all(events.map(statusOf)))).toEqual(new Set(['queued']));
    await stop();
    await fixture.redis.del(`${fixture.redisPrefix}-jobs:payment:delayed`);
  });
});
