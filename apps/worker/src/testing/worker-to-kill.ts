/**
 * A whole worker in a process of its own, to be killed: its printer never ends and its mail is never taken. Run by
 * killed.test.ts with one argument, the settings as JSON; writes one line of JSON when a job is in its hands.
 */
import { z } from 'zod';
import { connectDatabase } from '@parley/db';
import {
  createLogger,
  createMetricsRegistry,
  createQueueProducers,
  createRedis,
  redisReady,
  retry,
  Shutdown,
} from '@parley/platform';
import { brandSchema } from '@parley/shared';
import { startWorker } from '../start-worker';

/** On a busy machine the stores take their time (ms). */
const START_PATIENCE_MS = 30_000;

const settingsSchema = z.object({
  mongoUri: z.string(),
  databaseName: z.string(),
  redisUrl: z.string(),
  redisPrefix: z.string(),
  /** null: it takes no payments. */
  payments: z
    .object({ secretKey: z.string(), webhookSecret: z.string(), apiBase: z.string(), launchCoupon: z.string() })
    .nullable()
    .default(null),
  lease: z.object({ leaseMs: z.number(), renewMs: z.number(), sweepMs: z.number() }),
});

const { mongoUri, databaseName, redisUrl, redisPrefix, payments, lease } = settingsSchema.parse(
  JSON.parse(process.argv[2] ?? '{}'),
);
const inHands = (what: string) => (): Promise<never> => {
  process.stdout.write(`${JSON.stringify({ inHands: what })}\n`);
  return new Promise(() => undefined);
};

const logger = createLogger({ service: 'to-kill', level: 'silent' });
const database = await retry(() => connectDatabase({ uri: mongoUri, databaseName }), {
  forMs: START_PATIENCE_MS,
  everyMs: 500,
  onFailure: (error) => logger.warn({ err: error }, 'waiting for MongoDB'),
});
const redis = createRedis({ url: redisUrl, use: 'commands', logger });
const queueRedis = createRedis({ url: redisUrl, use: 'queue', logger });
await Promise.all([redisReady(redis, START_PATIENCE_MS), redisReady(queueRedis, START_PATIENCE_MS)]);
await startWorker(
  {
    database,
    redis,
    queueRedis,
    redisPrefix,
    queues: createQueueProducers({ redis, redisPrefix, logger }),
    mailer: { kind: 'smtp', send: inHands('email'), close: async () => undefined },
    printer: { print: inHands('export') },
    exports: { concurrency: 1, longestMs: 60_000 },
    lease,
    brand: brandSchema.parse({}),
    payments,
    metrics: createMetricsRegistry('to-kill'),
    health: { port: 0, host: '127.0.0.1', metricsToken: undefined },
    clock: () => new Date(),
    logger,
  },
  new Shutdown({ logger }),
);
