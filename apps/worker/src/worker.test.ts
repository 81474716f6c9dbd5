/** The worker over real MongoDB, Redis and SMTP: every e-mail once, whatever fails. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { z } from 'zod';
import { createLogger, isUnsubscribeToken, LEASE_TIMING, MailRefusedError, queuePrefix } from '@parley/platform';
import { EMAIL_PREFERENCES } from '@parley/shared';
import { registry } from './processor';
import { emailProcessor } from './processors/email';
import { sweepEmails } from './jobs/send-email/sweep-emails';
import { sendEmail } from './jobs/send-email/send-email';
import { eventually } from './testing/eventually';
import { decoded, headerOf } from './testing/mail-catcher';
import { SAMPLE_EMAILS, SAMPLE_NOW } from './testing/sample-emails';
import { BRAND, logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.mail.caught.length = 0;
  fixture.mail.refusals.length = 0;
  fixture.mail.hold = null;
});

const rowOf = (id: string) => fixture.mongo.database.emailLog.find(id);
const outcome = (id: string, status: string) =>
  eventually(`${id} to be ${status}`, async () => (await rowOf(id))?.status === status);
const settings = (now: Date) => ({
  database: fixture.mongo.database,
  mailer: fixture.mailer,
  brand: BRAND,
  lease: LEASE_TIMING,
  clock: () => now,
  logger,
});
const ONCE = { last: false, nextInMs: 20 } as const;

describe('a worker', () => {
  beforeAll(async () => {
    await fixture.work();
  });

  it('sends what is queued, as HTML and text, and notes it', async () => {
    const id = await fixture.owe(SAMPLE_EMAILS.simulation_complete);
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'sent');
    const [message, ...rest] = fixture.mail.caught;
    expect(rest).toEqual([]);
    expect(message?.to).toBe('ada@example.org');
    const raw = message?.raw ?? '';
    expect(headerOf(raw, 'From')).toContain(BRAND.supportEmail);
    expect(headerOf(raw, 'Content-Type')).toContain('multipart/alternative');
    expect(headerOf(raw, 'Message-ID')).toBe(`<${id}@parley.example>`);
    expect(await rowOf(id)).toMatchObject({
      status: 'sent',
      attempts: 1,
      messageId: `<${id}@parley.example>`,
      error: null,
    });
  });

  it('sends an enquiry so that the answer goes to who wrote it', async () => {
    const id = await fixture.owe({
      template: 'enquiry',
      data: {
        kind: 'contact',
        name: 'Eve\r\nBcc: all@example.org',
        email: 'eve@example.org',
        company: 'Eve',
        message: 'Hello',
      },
    });
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'sent');
    const raw = fixture.mail.caught[0]?.raw ?? '';
    expect(headerOf(raw, 'Reply-To')).toBe('"Eve Bcc: all[at]example[.]org" <eve@example.org>');
    expect(headerOf(raw, 'Subject')).toBe('Enquiry from Eve Bcc: all[at]example[.]org, Eve');
    expect(headerOf(raw, 'Bcc')).toBeUndefined();
  });

  it('writes to one address, whatever stands in the name', async () => {
    const id = await fixture.owe(
      SAMPLE_EMAILS.welcome,
      'Eve\r\nBcc: all@example.org, <all@example.org> www.evil.example',
    );
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'sent');
    const [message, ...rest] = fixture.mail.caught;
    expect(rest).toEqual([]);
    expect(message?.to).toBe('ada@example.org');
    const raw = message?.raw ?? '';
    expect(headerOf(raw, 'To')).toBe('"Eve Bcc:" <ada@example.org>');
    expect(headerOf(raw, 'Bcc')).toBeUndefined();
    expect(raw).not.toMatch(/all@|evil/);
  });

  it('logs what the mail server said, without the address in it', async () => {
    const lines: string[] = [];
    const reading = createLogger({
      service: 'worker',
      level: 'trace',
      destination: { write: (line) => void lines.push(line) },
    });
    const failure: unknown = await fixture.mailer
      .send({ to: { name: '', address: 'refused@secret-house.example' }, subject: 's', html: 'h', text: 't', key: 'k' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailRefusedError);
    reading.warn({ err: failure }, 'a job failed');
    expect(lines.join('')).toContain('no such box: <[email]>');
    expect(lines.join('')).not.toMatch(/refused@|secret-house/);
  });

  it('sends once, however often it is queued', async () => {
    const id = await fixture.owe();
    await Promise.all(
      Array.from({ length: 6 }, (_unused, index) =>
        fixture.queues.add('email', { emailId: id }, { jobId: `${id}-${index}` }),
      ),
    );
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'sent');
    const marker = await fixture.owe();
    await fixture.queues.add('email', { emailId: marker }, { jobId: marker });
    await outcome(marker, 'sent');
    expect(fixture.mail.caught).toHaveLength(2);
  });

  it('tries again, later each time, while the mail server is busy', async () => {
    fixture.mail.refusals.push(451, 421);
    const id = await fixture.owe();
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'sent');
    expect(fixture.mail.caught).toHaveLength(1);
    expect((await rowOf(id))?.attempts).toBe(3);
  });

  it('gives up at once when the mail server refuses for good', async () => {
    fixture.mail.refusals.push(550);
    const id = await fixture.owe();
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'failed');
    expect(await rowOf(id)).toMatchObject({ attempts: 1, error: expect.stringContaining('550') });
    expect(fixture.mail.caught).toEqual([]);
  });

  it('gives up on data no template can be filled with', async () => {
    const { template, data } = SAMPLE_EMAILS.simulation_complete;
    const id = await fixture.owe({ template, data: { ...data, overallScore: Number.NaN } });
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'failed');
    expect((await rowOf(id))?.error).toContain('can not be filled in');
  });

  it('fails a payload that is none, and goes on', async () => {
    const queue = new Queue('email', { connection: fixture.redis, prefix: queuePrefix(fixture.redisPrefix) });
    const job = await queue.add('email', { emailId: { $gt: '' } }, { attempts: 5 });
    await eventually('the job to fail', () => job.isFailed());
    const id = await fixture.owe();
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'sent');
    expect((await queue.getJob(job.id ?? ''))?.failedReason).toContain('payload');
    await queue.close();
  });

  it('drops a job whose e-mail is not known', async () => {
    await fixture.queues.add('email', { emailId: '64b7f0c2a1d3e4f5a6b7c8d9' }, { jobId: 'unknown' });
    await fixture.queues.add('email', { emailId: 'not-an-id' }, { jobId: 'malformed' });
    const id = await fixture.owe();
    await fixture.queues.add('email', { emailId: id }, { jobId: id });
    await outcome(id, 'sent');
    expect(fixture.mail.caught).toHaveLength(1);
  });
});

describe('a preference', () => {
  const send = (id: string) => sendEmail(settings(SAMPLE_NOW), id, ONCE);
  const personOf = async (id: string): Promise<string> => (await rowOf(id))?.userId ?? '';

  it('that is on puts two ways to unsubscribe into the headers, signed for that person', async () => {
    const id = await fixture.owe(SAMPLE_EMAILS.trial_ending);
    expect(await send(id)).toBe('sent');
    const raw = fixture.mail.caught[0]?.raw ?? '';
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const link = headerOf(raw, 'List-Unsubscribe') ?? '';
    const [, token = ''] = /^<http:\/\/localhost:3000\/api\/unsubscribe\/([^>]+)>$/.exec(link) ?? [];
    const subject = { userId: await personOf(id), preference: 'trialEnding' } as const;
    const person = await fixture.mongo.database.users.mailSettings(subject.userId);
    expect(isUnsubscribeToken(token, person?.unsubscribeKey ?? '', subject)).toBe(true);
    expect(decoded(raw)).toContain(`/unsubscribe?token=${token}`);
  });

  it('switched off between owing and sending is respected', async () => {
    const id = await fixture.owe(SAMPLE_EMAILS.trial_ending);
    await fixture.mongo.database.users.switchEmailOff(await personOf(id), 'trialEnding', SAMPLE_NOW);
    expect(await send(id)).toBe('dropped');
    expect(await rowOf(id)).toMatchObject({ status: 'dropped', detail: 'trialEnding is switched off' });
    expect(await send(id)).toBe('skipped');
    expect(await fixture.mongo.database.emailLog.findLost(new Date('2030-01-01'), 100)).not.toContain(id);
    expect(fixture.mail.caught).toEqual([]);
  });

  it('never holds back what concerns the account itself', async () => {
    const id = await fixture.owe(SAMPLE_EMAILS.password_changed);
    const person = await personOf(id);
    for (const preference of EMAIL_PREFERENCES)
      await fixture.mongo.database.users.switchEmailOff(person, preference, SAMPLE_NOW);
    expect(await send(id)).toBe('sent');
    expect(headerOf(fixture.mail.caught[0]?.raw ?? '', 'List-Unsubscribe')).toBeUndefined();
  });

  it('counts for nothing once the account is closed', async () => {
    const id = await fixture.owe(SAMPLE_EMAILS.low_credits);
    const erasedAt = new Date(SAMPLE_NOW.getTime() + 86_400_000);
    const { database } = fixture.mongo;
    const person = await personOf(id);
    await database.inTransaction((session) =>
      database.users.close(person, { closedAt: SAMPLE_NOW, erasedAt }, session),
    );
    expect(await send(id)).toBe('dropped');
    expect((await rowOf(id))?.detail).toBe('The account is closed');
  });

  it('of an account that is gone lets nothing out', async () => {
    const id = await fixture.mongo.database.emailLog.create({
      ...SAMPLE_EMAILS.low_credits,
      key: 'low_credits:gone',
      userId: '64b7f0c2a1d3e4f5a6b7c8d9',
      to: { name: 'Ada', address: 'ada@example.org' },
      now: SAMPLE_NOW,
    });
    expect(await send(id ?? '')).toBe('dropped');
    expect(fixture.mail.caught).toEqual([]);
  });
});

describe('what was lost', () => {
  it('is queued by the sweep, once its time has come', async () => {
    const id = await fixture.owe();
    expect(
      await sweepEmails({ database: fixture.mongo.database, queues: fixture.queues, clock: () => new Date() }),
    ).toBe(0);
    const later = new Date(Date.now() + 31_000);
    expect(await sweepEmails({ database: fixture.mongo.database, queues: fixture.queues, clock: () => later })).toBe(1);
    await outcome(id, 'sent');
    expect(await sweepEmails({ database: fixture.mongo.database, queues: fixture.queues, clock: () => later })).toBe(0);
  });

  it('of a worker that died while sending is left alone at first, then sent under the same Message-ID', async () => {
    const id = await fixture.owe();
    const now = new Date();
    // The first worker got as far as the mail server's ear and is never heard of again.
    await fixture.mongo.database.emailLog.claim(id, { now, heldUntil: new Date(now.getTime() + LEASE_TIMING.leaseMs) });
    expect(await sendEmail(settings(now), id, ONCE)).toBe('skipped');
    const later = new Date(now.getTime() + LEASE_TIMING.leaseMs + 1_000);
    expect(await sendEmail(settings(later), id, ONCE)).toBe('sent');
    expect(await sendEmail(settings(later), id, ONCE)).toBe('skipped');
    expect(fixture.mail.caught.map(({ raw }) => headerOf(raw, 'Message-ID'))).toEqual([`<${id}@parley.example>`]);
  });

  it('is not sent by two workers at once', async () => {
    const id = await fixture.owe();
    let release: () => void = () => undefined;
    fixture.mail.hold = new Promise((resolve) => (release = resolve));
    const first = sendEmail(settings(new Date()), id, ONCE);
    await eventually('the first to be sending', () => fixture.mail.caught.length === 1);
    expect(await sendEmail(settings(new Date()), id, ONCE)).toBe('skipped');
    release();
    expect(await first).toBe('sent');
    expect(fixture.mail.caught).toHaveLength(1);
  });

  it('can not be owed twice for one reason', async () => {
    const email = {
      ...SAMPLE_EMAILS.welcome,
      key: 'welcome:ada',
      userId: null,
      to: { name: 'Ada', address: 'ada@example.org' },
      now: new Date(),
    } as const;
    const ids = await Promise.all(Array.from({ length: 5 }, () => fixture.mongo.database.emailLog.create(email)));
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
  });
});

describe('the process around it', () => {
  it('does not start with a queue nobody handles, or two do', () => {
    const email = emailProcessor(settings(new Date()));
    expect(() => registry([])).toThrow("The queue 'email' has no processor");
    expect(() => registry([email, email])).toThrow("The queue 'email' has two processors");
    expect(() => registry([email])).toThrow("The queue 'export' has no processor");
    expect(registry([email], ['email']).get('email')).toBe(email);
  });

  it('says how it is, and stops in order: what is being sent is sent', async () => {
    const worker = await fixture.work();
    const base = `http://127.0.0.1:${worker.healthPort}`;
    expect((await fetch(`${base}/health/live`)).status).toBe(200);
    const ready = await fetch(`${base}/health/ready`);
    expect([ready.status, z.record(z.string(), z.unknown()).parse(await ready.json())]).toEqual([
      200,
      { status: 'ok', checks: { mongo: 'ok', redis: 'ok', queues: 'ok' } },
    ]);
    expect(await (await fetch(`${base}/metrics`)).text()).toContain('parley_jobs_total');
    expect((await fetch(`${base}/anything`)).status).toBe(404);
    expect(await worker.stop()).toBe(true);
    await expect(fetch(`${base}/health/live`)).rejects.toThrow('fetch failed');
  });

  it('is not ready while MongoDB or Redis is away', async () => {
    const away = () => Promise.reject(new Error('away'));
    const database = { ...fixture.mongo.database, ping: away };
    const { healthPort } = await fixture.work({ database });
    const response = await fetch(`http://127.0.0.1:${healthPort}/health/ready`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'unavailable', checks: { mongo: 'unavailable', redis: 'ok', queues: 'ok' } },
    ]);
  });
});
