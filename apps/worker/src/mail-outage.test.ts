/** The mail server is away for an hour, a thousand times faster: letters wait in the queue, none is lost, none is sent twice. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { createMailer, createQueueProducers, LEASE_TIMING } from '@parley/platform';
import { sweepEmails } from './jobs/send-email/sweep-emails';
import { eventually } from './testing/eventually';
import { headerOf, MailCatcher } from './testing/mail-catcher';
import { BRAND, logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

const FASTER = 1_000;
/** What the product waits before its second try (product §15.2). */
const FIRST_BACKOFF_MS = 5_000;
const OUTAGE_MS = 3_600_000;
const LETTERS = 25;

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
afterAll(() => fixture.close());

it('an hour without the mail server loses no letter, and sends none twice', async () => {
  const { emailLog } = fixture.mongo.database;
  // A port of our own, on which nobody answers until the server is back.
  const closed = await MailCatcher.open();
  const { port } = closed;
  await closed.close();
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    outboxFolder: '/nowhere',
    from: { name: BRAND.name, address: BRAND.supportEmail },
    logger,
  });
  const { redis, redisPrefix } = fixture;
  const queues = createQueueProducers({ redis, redisPrefix, logger, firstBackoffMs: FIRST_BACKOFF_MS / FASTER });
  const workers = [await fixture.work({ mailer, queues }), await fixture.work({ mailer, queues })];

  const ids = await Promise.all(Array.from({ length: LETTERS }, () => fixture.owe()));
  for (const emailId of ids) await queues.add('email', { emailId }, { jobId: emailId });
  await pause(OUTAGE_MS / FASTER);
  const during = await Promise.all(ids.map((id) => emailLog.find(id)));
  expect(new Set(during.map((row) => row?.status))).not.toContain('sent');
  expect(new Set(during.map((row) => row?.status))).not.toContain('failed');
  expect(Math.min(...during.map((row) => row?.attempts ?? 0))).toBeGreaterThan(3);
  // Those that wait for their next try are not lost, and a sweep leaves them to it.
  expect(await sweepEmails({ database: fixture.mongo.database, queues, clock: () => new Date() })).toBe(0);

  const back = await MailCatcher.open(port);
  const statuses = async () => (await Promise.all(ids.map((id) => emailLog.find(id)))).map((row) => row?.status);
  await eventually('every letter to be sent', async () => (await statuses()).every((status) => status === 'sent'));
  const later = new Date(Date.now() + LEASE_TIMING.leaseMs + 120_000);
  expect(await sweepEmails({ database: fixture.mongo.database, queues, clock: () => later })).toBe(0);
  const messageIds = back.caught.map(({ raw }) => headerOf(raw, 'Message-ID'));
  expect(messageIds).toHaveLength(LETTERS);
  expect(new Set(messageIds).size).toBe(LETTERS);

  await Promise.all(workers.map((worker) => worker.stop()));
  await queues.close();
  await mailer.close();
  await back.close();
});
