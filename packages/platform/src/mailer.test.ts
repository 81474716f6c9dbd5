import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from './logger';
import { createMailer } from './mailer';

const logger = createLogger({ service: 'test', level: 'silent' });
const from = { name: 'Parley', address: 'support@parley.example' };
const message = {
  to: { name: 'Ada "the first" Byron', address: 'ada@example.org' },
  subject: 'Grüße\r\nBcc: eve@example.org',
  html: '<p>Hello</p>',
  text: 'Hello',
  key: 'welcome-1',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the mailer without an SMTP server', () => {
  it('writes the message into the outbox, and the same one into the same place', async () => {
    const mailer = createMailer({ smtpUrl: undefined, outboxFolder: join(folder, 'outbox'), from, logger });
    expect(mailer.kind).toBe('outbox');
    const receipt = await mailer.send(message);
    expect(await mailer.send(message)).toEqual(receipt);
    expect(receipt.messageId).toBe('<welcome-1@parley.example>');
    expect((await readdir(join(folder, 'outbox'))).sort()).toEqual(['welcome-1.eml', 'welcome-1.html']);
    const eml = await readFile(receipt.detail, 'utf8');
    expect(eml).toContain('Message-ID: <welcome-1@parley.example>');
    expect(eml).not.toMatch(/^Bcc:/im);
    await mailer.close();
  });

  it('names whom an answer goes to, and lets nothing in the name begin a header', async () => {
    const mailer = createMailer({ smtpUrl: undefined, outboxFolder: folder, from, logger });
    const { detail } = await mailer.send({
      ...message,
      replyTo: { name: 'Eve\r\nBcc: all@example.org', address: 'eve@example.org' },
    });
    const eml = await readFile(detail, 'utf8');
    expect(eml).toMatch(/^Reply-To: .*<eve@example\.org>\r$/m);
    expect(eml).not.toMatch(/^Bcc:/im);
    await mailer.close();
  });

  it('never leaves the outbox, whatever the key', async () => {
    const mailer = createMailer({ smtpUrl: undefined, outboxFolder: folder, from, logger });
    await mailer.send({ ...message, key: '../../etc/passwd' });
    expect(await readdir(folder)).toContain('.._.._etc_passwd.eml');
    await mailer.close();
  });
});

describe('the mailer with an SMTP server that is away', () => {
  it('fails, so that the message is tried again', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', outboxFolder: folder, from, logger });
    await expect(mailer.send(message)).rejects.toThrow('ECONNREFUSED');
    expect(await readdir(folder)).toEqual([]);
    await mailer.close();
  });
});
