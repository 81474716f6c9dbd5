/** The door for the payment provider's events (product §5.16): believed by their signature, stored, answered, then queued. */
import { EventRefused, isHandledEvent, readEvent, type StripeEventNotice } from '@parley/payments';
import { AppError } from '@parley/shared';
import { Counter } from 'prom-client';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';

const RECEIVED = { received: true } as const;

export function paymentWebhookHandlers({
  settings,
  database,
  queues,
  metrics,
  clock,
}: ApiDependencies): Handlers<'receivePaymentEvent'> {
  const events = new Counter({
    name: 'parley_payment_events_received_total',
    help: 'Events of the payment provider at the door, by what became of them there',
    labelNames: ['outcome'] as const,
    registers: [metrics],
  });
  const { stripe } = settings;
  const isLive = stripe !== null && /^[sr]k_live_/.test(stripe.secretKey);

  return {
    receivePaymentEvent: async ({ signedBody, req, log }) => {
      // Quietly: without a secret nobody can be told from Stripe, and anybody can knock here.
      if (stripe === null) throw new AppError('not_found', 'Not found', { internal: 'Payments are not open' });
      const now = clock();
      const notice = believed(signedBody, req.get('stripe-signature'), { webhookSecret: stripe.webhookSecret, now });
      if (notice === null) {
        events.inc({ outcome: 'refused' });
        throw new AppError('validation_failed', 'This is no event of the payment provider.');
      }
      const { id, type, created, livemode, customerId, objectId } = notice;
      const facts = { eventId: id, type, customerId, objectId };
      if (livemode !== isLive) {
        // Its customers are others: nothing that is read with our key could be what it is about.
        events.inc({ outcome: 'other_mode' });
        log.warn({ ...facts, livemode }, 'an event of the other mode, live or test, was let go');
        return RECEIVED;
      }
      if (!isHandledEvent(type)) {
        events.inc({ outcome: 'ignored' });
        log.info(facts, 'an event that nothing follows from');
        return RECEIVED;
      }
      const isNew = await database.webhookEvents.receive({ id, type, created, customerId, objectId, now });
      events.inc({ outcome: isNew ? 'stored' : 'repeated' });
      log.info(facts, isNew ? 'stored an event' : 'an event came again');
      // Not awaited: the event is safe, and what can't be queued now the worker's sweep finds.
      if (isNew)
        queues.add('payment', { eventId: id }, { jobId: `${id}-${now.getTime()}` }).catch((error: unknown) => {
          log.warn({ err: error, ...facts }, 'an event waits for the sweep: it could not be queued');
        });
      return RECEIVED;
    },
  };

  /** null for what is not Stripe's, or not of now; logged without a word of it. */
  function believed(...sent: Parameters<typeof readEvent>): StripeEventNotice | null {
    try {
      return readEvent(...sent);
    } catch (error) {
      if (error instanceof EventRefused) return null;
      throw error;
    }
  }
}
