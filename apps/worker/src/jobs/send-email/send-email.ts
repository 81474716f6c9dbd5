/** Sends one owed e-mail, once (product §15.2). The row in the e-mail log owns what became of it. */
import type { Database, EmailRecord } from '@parley/db';
import { leaseEnd, MailRefusedError, whileHeld, type LeaseTiming, type Logger, type Mailer } from '@parley/platform';
import type { Brand } from '@parley/shared';
import { PermanentFailure, type Attempt } from '../../processor';
import { consentTo } from './consent';
import { fillIn } from './fill-in';
import { nameForMail } from './links';
import { renderEmail, type EmailToRender, type RenderedEmail } from './render-email';
import { whyNotAsked } from './still-asked';

/** The longest a worker may be at one e-mail, far above the mailer's own time-outs (ms). */
const LONGEST_MS = 120_000;
/** How much later than the queue's own retry the sweep looks (ms). */
const SWEEP_MARGIN_MS = 60_000;
/** Of an error, as much as an operator needs. */
const ERROR_CHARACTERS = 500;

export interface SendEmailSettings {
  readonly database: Pick<Database, 'assignments' | 'emailLog' | 'teams' | 'users'>;
  readonly mailer: Mailer;
  readonly brand: Brand;
  /** How long a worker has an e-mail to itself without being heard of; a killed worker's is taken up by the sweep after that. */
  readonly lease: LeaseTiming;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * `skipped`: it was sent before, has failed for good, or another worker is at it. `dropped`: it is not wanted any more,
 * has nothing left to say, or there is nobody to send it to. A worker killed between the mail server's yes and our note of it sends again, under the
 * same Message-ID, which mail servers drop.
 * @throws the mailer's error, to be tried again; PermanentFailure when that is pointless
 */
export async function sendEmail(
  settings: SendEmailSettings,
  emailId: string,
  attempt: Attempt,
): Promise<'sent' | 'skipped' | 'dropped'> {
  const { database, lease, clock, logger } = settings;
  const now = clock();
  const email = await database.emailLog.claim(emailId, { now, heldUntil: leaseEnd(now, lease.leaseMs) });
  if (email === null) {
    logger.info({ emailId }, 'nothing to send: sent before, failed for good, or another worker is at it');
    return 'skipped';
  }
  try {
    const filled = await fillIn(database, email, now);
    if (filled === null) {
      await database.emailLog.discard(email);
      logger.info({ emailId, template: email.template }, 'did not send an e-mail: there is nobody to send it to');
      return 'dropped';
    }
    const prepared = await prepare(settings, email, filled, now);
    if (!prepared.wanted) {
      await database.emailLog.markDropped(email, prepared.why);
      logger.info({ emailId, template: email.template, why: prepared.why }, 'did not send an e-mail');
      return 'dropped';
    }
    await deliver(settings, email, prepared.message);
    return 'sent';
  } catch (error) {
    await noteFailure(settings, email, error, attempt);
    throw isPermanent(error) ? new PermanentFailure(messageOf(error)) : error;
  }
}

type Prepared =
  | { readonly wanted: true; readonly message: RenderedEmail }
  | { readonly wanted: false; readonly why: string };

async function prepare(
  { database, brand }: SendEmailSettings,
  email: EmailRecord,
  filled: EmailToRender,
  now: Date,
): Promise<Prepared> {
  const consent = await consentTo(email, database.users, brand);
  if (!consent.wanted) return consent;
  const why = await whyNotAsked(database, email, now);
  if (why !== null) return { wanted: false, why };
  const message = renderEmail(filled, { brand, now }, consent.links);
  return message === null ? { wanted: false, why: 'There is nothing left to say' } : { wanted: true, message };
}

async function deliver(
  { database, mailer, lease, clock, logger }: SendEmailSettings,
  email: EmailRecord,
  message: RenderedEmail,
): Promise<void> {
  const renew = (heldUntil: Date): Promise<boolean> => database.emailLog.renew(email, heldUntil);
  const { messageId, detail } = await whileHeld({ lease, longestMs: LONGEST_MS, clock, renew, logger }, () =>
    mailer.send({
      ...message,
      to: { name: nameForMail(email.to.name), address: email.to.address },
      key: email.id,
      headers: { ...message.headers, 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': email.id },
    }),
  );
  await database.emailLog.markSent(email.id, { messageId, detail, now: clock() });
  logger.info({ emailId: email.id, template: email.template, via: mailer.kind }, 'sent an e-mail');
}

async function noteFailure(
  { database, clock }: SendEmailSettings,
  email: EmailRecord,
  error: unknown,
  attempt: Attempt,
): Promise<void> {
  await database.emailLog.markAttemptFailed(email, {
    error: messageOf(error).slice(0, ERROR_CHARACTERS),
    last: attempt.last || isPermanent(error),
    heldUntil: new Date(clock().getTime() + attempt.nextInMs + SWEEP_MARGIN_MS),
  });
}

/** Refused for good, or nothing that can be rendered. */
function isPermanent(error: unknown): boolean {
  return error instanceof MailRefusedError || error instanceof PermanentFailure;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
