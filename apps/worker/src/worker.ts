/** The worker process: environment, connections, queues, and the way back in order. */
import { join } from 'node:path';
import { connectDatabase } from '@parley/db';
import {
  brandFromEnv,
  closeRedis,
  createLogger,
  createMailer,
  createMetricsRegistry,
  createQueueProducers,
  createRedis,
  loadEnvOrExit,
  redisReady,
  retry,
  Shutdown,
} from '@parley/platform';
import { stripeFromEnv } from '@parley/payments';
import { workerEnvSchema } from './env';
import { pdfSettingsFromEnv } from './pdf/env';
import { createPdfPrinter } from './pdf/printer';
import { startWorker } from './start-worker';

/** How long a starting worker waits for MongoDB and Redis to come up (ms). */
const START_PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

/** For all of an export that is not printing, a start of the browser included (ms). */
const EXPORT_MARGIN_MS = 40_000;

const env = loadEnvOrExit(workerEnvSchema, process.env);
const logger = createLogger({ service: 'worker', level: env.LOG_LEVEL });
const shutdown = new Shutdown({ logger }).listen();

try {
  await start();
} catch (error) {
  logger.fatal({ err: error }, 'the worker could not start');
  await shutdown.run('failed start');
  process.exit(1);
}

async function start(): Promise<void> {
  const redisPrefix = env.REDIS_PREFIX;
  const brand = brandFromEnv(env);
  const database = await retry(() => connectDatabase({ uri: env.MONGODB_URI, appName: 'parley-worker' }), {
    forMs: START_PATIENCE_MS,
    everyMs: RETRY_MS,
    onFailure: (error) => logger.warn({ err: error }, 'waiting for MongoDB'),
  });
  shutdown.add('mongo', () => database.close());
  await database.prepare(logger);

  const redis = createRedis({ url: env.REDIS_URL, use: 'commands', logger });
  shutdown.add('redis', () => closeRedis(redis));
  const queueRedis = createRedis({ url: env.REDIS_URL, use: 'queue', logger });
  shutdown.add('queue redis', () => closeRedis(queueRedis));
  await Promise.all([redisReady(redis, START_PATIENCE_MS), redisReady(queueRedis, START_PATIENCE_MS)]);
  const queues = createQueueProducers({ redis, redisPrefix, logger });
  shutdown.add('queues', () => queues.close());

  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    outboxFolder: join(env.PARLEY_DATA, 'outbox'),
    from: { name: brand.name, address: brand.supportEmail },
    logger,
  });
  shutdown.add('mailer', () => mailer.close());

  const pdf = pdfSettingsFromEnv(env, logger);
  const printer = createPdfPrinter(pdf);
  shutdown.add('printer', () => printer.close());
  // E-mails don't wait for Chromium. Exports say for themselves that there is none.
  printer
    .warm()
    .catch((error: unknown) => logger.error({ err: error }, 'reports can not be exported: Chromium did not start'));

  const { healthPort } = await startWorker(
    {
      database,
      redis,
      queueRedis,
      redisPrefix,
      queues,
      mailer,
      printer,
      // The printer prints once more when its browser dies.
      exports: { concurrency: pdf.concurrency, longestMs: 2 * pdf.timeoutMs + EXPORT_MARGIN_MS },
      brand,
      payments: stripeFromEnv(env),
      metrics: createMetricsRegistry('worker'),
      health: { port: env.WORKER_HEALTH_PORT, host: env.WORKER_HEALTH_HOST, metricsToken: env.METRICS_TOKEN },
      clock: () => new Date(),
      logger,
    },
    shutdown,
  );
  logger.info({ healthPort, mail: mailer.kind }, 'ready');
}
