/** Links that open something by themselves: their tokens are made when the letter is sent, and stand nowhere else. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createUser, everythingStored } from '@parley/db/testing';
import type { UserRecord } from '@parley/db';
import { createLogger, LEASE_TIMING, linkTokenHash } from '@parley/platform';
import { sendEmail, type SendEmailSettings } from './jobs/send-email/send-email';
import { decoded } from './testing/mail-catcher';
import { BRAND, logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

const HOUR = 60 * 60 * 1000;
const now = new Date('2026-11-22T19:14:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.mail.caught.length = 0;
  fixture.mail.refusals.length = 0;
});

const emailLog = () => fixture.mongo.database.emailLog;
const users = () => fixture.mongo.database.users;
const settings = (given: Partial<SendEmailSettings> = {}): SendEmailSettings => ({
  database: fixture.mongo.database,
  mailer: fixture.mailer,
  brand: BRAND,
  lease: LEASE_TIMING,
  clock: () => now,
  logger,
  ...given,
});
const send = (id: string, given: Partial<SendEmailSettings> = {}) =>
  sendEmail(settings(given), id, { last: false, nextInMs: 20 });

async function owe(
  template: 'password_reset' | 'email_confirmation',
  address: string,
  userId: string | null = null,
): Promise<string> {
  const id = await emailLog().create({
    key: randomUUID(),
    template,
    userId,
    to: { name: '', address },
    data: {},
    now,
  });
  if (id === null) throw new Error('The e-mail was owed before');
  return id;
}
const owePasswordReset = ({ email }: UserRecord): Promise<string> => owe('password_reset', email);
async function oweConfirmation(user: UserRecord): Promise<string> {
  await users().requestEmailChange(user.id, { email: `new-${user.email}`, now, expiresAt: after(24 * HOUR) });
  return owe('email_confirmation', `new-${user.email}`, user.id);
}
const tokens = (): string[] =>
  fixture.mail.caught.map(({ raw }) => /\?token=([\w-]+)/.exec(decoded(raw))?.[1] ?? 'a letter without a token');

const stored = async (): Promise<string> => JSON.stringify(await everythingStored(fixture.mongo));

describe('the token of a link', () => {
  it('stands in the letter and nowhere else: only its hash is stored, and no line of the log has it', async () => {
    const lines: string[] = [];
    const reading = createLogger({
      service: 'worker',
      level: 'trace',
      destination: { write: (line) => void lines.push(line) },
    });
    const user = await createUser(fixture.mongo.database);
    for (const id of [await owePasswordReset(user), await oweConfirmation(user)]) {
      expect(await send(id, { logger: reading })).toBe('sent');
      reading.info({ email: await emailLog().find(id) }, 'the row');
    }
    const held = await stored();
    for (const token of tokens()) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(held).toContain(linkTokenHash(token));
      for (const text of [held, lines.join('')]) expect(text).not.toContain(token);
    }
    expect(new Set(tokens()).size).toBe(2);
  });

  it('works for an hour from when the letter is sent, however long the mail server was away', async () => {
    const user = await createUser(fixture.mongo.database);
    const id = await owePasswordReset(user);
    fixture.mail.refusals.push(451);
    await expect(send(id)).rejects.toThrow('451');
    const late = after(2 * HOUR);
    expect(await send(id, { clock: () => late })).toBe('sent');
    const [token = ''] = tokens();
    const counts = (when: Date) => users().findByPasswordReset(linkTokenHash(token), when);
    expect(await counts(after(3 * HOUR - 1))).toMatchObject({ id: user.id });
    expect(await counts(after(3 * HOUR))).toBeNull();
    expect(decoded(fixture.mail.caught[0]?.raw ?? '')).toContain('22 November 2026 at 22:14 UTC');
    expect(await emailLog().find(id)).toMatchObject({ status: 'sent', userId: user.id });
  });

  it('works in each of several letters, so that a letter more takes none away', async () => {
    const user = await createUser(fixture.mongo.database);
    for (let index = 0; index < 3; index += 1) await send(await owePasswordReset(user));
    const found = await Promise.all(tokens().map((token) => users().findByPasswordReset(linkTokenHash(token), now)));
    expect(found.map((each) => each?.id)).toEqual([user.id, user.id, user.id]);
  });
});

describe('a letter to nobody', () => {
  it('is not sent, and nothing of it is kept', async () => {
    const id = await owe('password_reset', 'nobody-here@example.org');
    expect(await send(id)).toBe('dropped');
    expect(await send(id)).toBe('skipped');
    expect(fixture.mail.caught).toEqual([]);
    expect(await stored()).not.toContain('nobody-here');
  });

  it('is that to an address which has been left since it was asked for', async () => {
    const user = await createUser(fixture.mongo.database);
    const [reset, confirmation] = [await owePasswordReset(user), await oweConfirmation(user)];
    expect(await send(confirmation)).toBe('sent');
    await users().confirmEmail(linkTokenHash(tokens()[0] ?? ''), now);
    expect(await send(reset)).toBe('dropped');
    expect(fixture.mail.caught).toHaveLength(1);
  });

  it('is that to an address which waits no more', async () => {
    const user = await createUser(fixture.mongo.database);
    const given = await oweConfirmation(user);
    await users().cancelEmailChange(user.id, now);
    const replaced = await oweConfirmation(user);
    await users().requestEmailChange(user.id, { email: 'third@example.org', now, expiresAt: after(HOUR) });
    for (const id of [given, replaced, await owe('email_confirmation', 'x@example.org')])
      expect(await send(id)).toBe('dropped');
    expect(fixture.mail.caught).toEqual([]);
  });
});
