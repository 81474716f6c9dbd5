/** Does what follows from an event of the payment provider (product §5.16). The event's row owns what became of it. */
import type { Database, WebhookEventClaim, WebhookEventOutcome, WebhookEventRecord } from '@parley/db';
import { loggable, stripeRefusal, syncCustomer, type SyncSettings } from '@parley/payments';
import { leaseEnd, whileHeld, type LeaseTiming, type Logger } from '@parley/platform';
import { PermanentFailure, type Attempt } from '../../processor';

/** The longest one reading may take: many requests of at most ten seconds each, all retried by the queue (ms). */
const LONGEST_MS = 120_000;
/** How much later than the queue's own retry the sweep looks (ms). */
const SWEEP_MARGIN_MS = 15_000;
/** When the sweep tries again what the queue has given up (ms). */
const LATER_MS = 60 * 60_000;
/** Of an error, as much as an operator needs. */
const ERROR_CHARACTERS = 500;

export interface HandlePaymentEventSettings extends Omit<SyncSettings, 'database'> {
  readonly database: SyncSettings['database'] & Pick<Database, 'webhookEvents'>;
  /** How long a worker has an event to itself without being heard of; a killed worker's is taken up by the sweep after that. */
  readonly lease: LeaseTiming;
  readonly logger: Logger;
  /** Told of each attempt. */
  readonly observe: (attempt: { readonly type: string; readonly outcome: WebhookEventOutcome | 'failed' }) => void;
}

/**
 * Reads the customer whom the event is about again; all events of theirs that wait are answered by that. `skipped`: it
 * was handled before, with another one of the same customer, or another worker is at it.
 * @throws what reading or writing threw, to be tried again; PermanentFailure when that is pointless
 */
export async function handlePaymentEvent(
  settings: HandlePaymentEventSettings,
  eventId: string,
  attempt: Attempt,
): Promise<WebhookEventOutcome | 'skipped'> {
  const { database, lease, clock, logger, observe } = settings;
  const taken = await database.webhookEvents.claim(eventId, holdOf(settings));
  if (taken === null) return 'skipped';
  const { event } = taken;
  let { claim } = taken;
  const renew = (heldUntil: Date): Promise<boolean> => database.webhookEvents.renew(claim, heldUntil);
  try {
    return await whileHeld({ lease, longestMs: LONGEST_MS, clock, renew, logger }, async () => {
      const customerId = await customerOf(settings, event);
      // Only what is there before the reading begins is answered by it.
      if (customerId !== null) claim = await database.webhookEvents.gather(claim, customerId, holdOf(settings));
      const outcome = customerId === null ? 'unknown_customer' : (await syncCustomer(settings, customerId)).outcome;
      const events = await database.webhookEvents.complete(claim, outcome, clock());
      const facts = { eventId, type: event.type, customerId, objectId: event.objectId, outcome, events };
      if (outcome === 'unknown_customer')
        logger.error(facts, 'an event is about nobody here: it is kept for the operator');
      else logger.info(facts, 'handled an event');
      observe({ type: event.type, outcome });
      return outcome;
    });
  } catch (error) {
    observe({ type: event.type, outcome: 'failed' });
    await noteFailure(settings, claim, error, attempt);
    throw isPermanent(error) ? new PermanentFailure(messageOf(error)) : loggable(error);
  }
}

const holdOf = ({ clock, lease }: Pick<HandlePaymentEventSettings, 'clock' | 'lease'>) => {
  const now = clock();
  return { now, heldUntil: leaseEnd(now, lease.leaseMs) };
};

/** null where neither the event nor Stripe says whom it is about. */
async function customerOf({ reader }: HandlePaymentEventSettings, event: WebhookEventRecord): Promise<string | null> {
  if (event.customerId !== null) return event.customerId;
  try {
    return await reader.customerOf(event);
  } catch (error) {
    if (isPermanent(error)) return null;
    throw error;
  }
}

async function noteFailure(
  { database, clock }: HandlePaymentEventSettings,
  claim: WebhookEventClaim,
  error: unknown,
  attempt: Attempt,
): Promise<void> {
  const waitMs = attempt.last ? LATER_MS : attempt.nextInMs + SWEEP_MARGIN_MS;
  await database.webhookEvents.markAttemptFailed(claim, {
    error: messageOf(error).slice(0, ERROR_CHARACTERS),
    final: isPermanent(error),
    heldUntil: new Date(clock().getTime() + waitMs),
  });
}

/** Stripe does not know it, and never will: the keys were changed, or it was deleted there. */
const isPermanent = (error: unknown): boolean => stripeRefusal(error)?.code === 'resource_missing';

function messageOf(error: unknown): string {
  const told = loggable(error);
  return told instanceof Error ? told.message : String(told);
}
