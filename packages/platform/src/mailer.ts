/** Sending one message: over `SMTP_URL`, or into the data folder's outbox (product §15.4). */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from './logger';

export interface MailMessage {
  readonly to: { readonly name: string; readonly address: string };
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Stays the same whenever the same message is sent again, so that mail servers can drop the repeat: letters, digits, dots, dashes. */
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What became of a message: the server's reply, or the file it was written to. */
export interface MailReceipt {
  readonly messageId: string;
  readonly detail: string;
}

export interface Mailer {
  /** Says where messages go: 'smtp' or 'outbox'. */
  readonly kind: 'smtp' | 'outbox';
  /** @throws MailRefusedError when the server will never take this message; any other error: sending it again later is in order */
  send(message: MailMessage): Promise<MailReceipt>;
  close(): Promise<void>;
}

/** The server refused the message or its recipient for good (SMTP 5xx). */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

export interface MailerSettings {
  readonly smtpUrl: string | undefined;
  /** Folder for messages while no SMTP server is configured. */
  readonly outboxFolder: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly logger: Logger;
}

const SMTP_TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function compose(message: MailMessage, from: MailerSettings['from']) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from: { ...from },
    to: { ...message.to },
    ...(message.replyTo && { replyTo: { ...message.replyTo } }),
    subject: message.subject,
    html: message.html,
    text: message.text,
    messageId: `<${message.key}@${domain}>`,
    headers: { ...message.headers },
    // Content is ours alone: nothing in it may make the mailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Whether the mail server can be reached and takes our sign-in; nothing is sent.
 * @throws its refusal, or why it can't be reached
 */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS_MS });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpMailer(smtpUrl: string, from: MailerSettings['from']): Mailer {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS_MS });
  return {
    kind: 'smtp',
    async send(message) {
      try {
        const sent = await transport.sendMail(compose(message, from));
        return { messageId: sent.messageId, detail: sent.response };
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      }
    },
    close: async () => {
      transport.close();
    },
  };
}

/** A 5xx to the recipient or the content. One to the sign-in or the greeting is the operator's to mend, and worth another try. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Whole or not at all: a reader of the folder never sees half a message. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

function outboxMailer(folder: string, from: MailerSettings['from'], logger: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async send(message) {
      const sent = await transport.sendMail(compose(message, from));
      if (!Buffer.isBuffer(sent.message)) throw new Error('The message could not be rendered');
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${message.key.replaceAll(/[^\w.-]/g, '_')}.eml`);
      await writeWhole(path.replace(/\.eml$/, '.html'), message.html);
      await writeWhole(path, sent.message);
      logger.info({ path, subject: message.subject }, 'no SMTP_URL is set: the e-mail was written to the outbox');
      return { messageId: sent.messageId, detail: path };
    },
    close: async () => {
      transport.close();
    },
  };
}

export function createMailer({ smtpUrl, outboxFolder, from, logger }: MailerSettings): Mailer {
  return smtpUrl === undefined ? outboxMailer(outboxFolder, from, logger) : smtpMailer(smtpUrl, from);
}
