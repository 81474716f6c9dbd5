/** Puts the worker together from its parts; `worker.ts` makes the real ones, tests make theirs. */
import type { Registry } from 'prom-client';
import type { Database } from '@parley/db';
import {
  emailPoster,
  HealthRegistry,
  LEASE_TIMING,
  startHealthServer,
  type LeaseTiming,
  type Logger,
  type Mailer,
  type QueueProducers,
  type Redis,
  type Shutdown,
} from '@parley/platform';
import type { StripeSettings } from '@parley/payments';
import type { Brand } from '@parley/shared';
import { startConsumers } from './consumers';
import type { Printer } from './jobs/export-report/export-report';
import { reportDocuments } from './jobs/export-report/report-documents';
import { sweepExports } from './jobs/export-report/sweep-exports';
import { sweepPaymentEvents } from './jobs/handle-payment-event/sweep-payment-events';
import { createPersonPayments } from './jobs/person-payments/person-payments';
import { stopRenewals } from './jobs/person-payments/stop-renewals';
import { sweepEmails } from './jobs/send-email/sweep-emails';
import { registry } from './processor';
import { emailProcessor } from './processors/email';
import { erasureProcessor } from './processors/erasure';
import { exportProcessor } from './processors/export';
import { monthProcessor } from './processors/month';
import { paymentProcessor } from './processors/payment';
import { reminderProcessor } from './processors/reminder';
import { keepSchedules } from './schedules';

/** How long jobs at work may take to end (ms). */
const FINISH_MS = 15_000;

export interface WorkerParts {
  readonly database: Database;
  /** A client of use `commands`, for health checks. */
  readonly redis: Redis;
  /** A client of use `queue`. */
  readonly queueRedis: Redis;
  readonly redisPrefix: string;
  readonly queues: QueueProducers;
  readonly mailer: Mailer;
  /** Stays the caller's to close. */
  readonly printer: Printer;
  readonly exports: {
    /** How many reports are rendered at once. */
    readonly concurrency: number;
    /** The longest one may take, retries of the printer included (ms). */
    readonly longestMs: number;
  };
  readonly brand: Brand;
  /** null where this installation takes no payments. */
  readonly payments: StripeSettings | null;
  readonly metrics: Registry;
  readonly health: { readonly port: number; readonly host: string; readonly metricsToken: string | undefined };
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly lease?: LeaseTiming;
}

/**
 * Starts reading the queues; closing it is added to `shutdown`.
 * @returns the port of the health server
 * @throws Error when a queue has no processor or two, or the health port is taken
 */
export async function startWorker(parts: WorkerParts, shutdown: Shutdown): Promise<{ healthPort: number }> {
  const {
    database,
    redis,
    redisPrefix,
    queueRedis,
    queues,
    mailer,
    printer,
    brand,
    payments,
    metrics,
    clock,
    logger,
    lease = LEASE_TIMING,
  } = parts;
  const post = emailPoster({ queues, logger });
  const personPayments = createPersonPayments({ database, payments, post, clock, logger });
  const processors = registry([
    emailProcessor({ database, mailer, brand, lease, clock, logger }),
    exportProcessor(
      {
        database,
        printer,
        documentOf: reportDocuments({ database, brand }),
        lease,
        longestMs: parts.exports.longestMs,
        clock,
        logger,
      },
      parts.exports.concurrency,
    ),
    reminderProcessor({ database, brand, post, queues, clock, logger }),
    erasureProcessor({ database, personPayments, redis, redisPrefix, clock, logger }),
    monthProcessor({ database, queues, clock, logger }),
    paymentProcessor({ database, payments, post, lease, metrics, clock, logger }),
  ]);
  const consumers = startConsumers({ processors, redis: queueRedis, redisPrefix, lease, metrics, logger });
  shutdown.add('jobs', () => consumers.close(), FINISH_MS);

  const sweep = async (): Promise<void> => {
    try {
      const queued = await sweepEmails({ database, queues, clock });
      if (queued > 0) logger.warn({ queued }, 'queued e-mails that had been lost');
      const lost = await sweepExports({ database, queues, clock });
      if (lost.queued > 0) logger.warn(lost, 'queued exports that had been lost');
      const events = payments === null ? 0 : await sweepPaymentEvents({ database, queues, clock });
      if (events > 0) logger.warn({ queued: events }, 'queued payment events that had been lost');
      const stopped = payments === null ? 0 : await stopRenewals({ database, personPayments, logger });
      if (stopped > 0) logger.info({ stopped }, 'cancelled the plans of closed accounts');
    } catch (error) {
      logger.warn({ err: error }, 'the sweep could not look for lost work');
    }
  };
  const sweeping = setInterval(() => void sweep(), lease.sweepMs);
  shutdown.add('sweep', async () => clearInterval(sweeping));
  await sweep();

  const stopSchedules = await keepSchedules({ queues, clock, logger });
  shutdown.add('schedules', async () => stopSchedules());

  const health = new HealthRegistry()
    .add('mongo', () => database.ping())
    .add('redis', () => redis.ping())
    .add('queues', async () => {
      if (!consumers.running()) throw new Error('A queue is not being read');
    });
  const server = await startHealthServer({ health, metrics, ...parts.health });
  shutdown.add('health', async () => {
    health.drain();
    await server.close();
  });
  return { healthPort: server.port };
}
