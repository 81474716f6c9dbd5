/** Real MongoDB, Redis and SMTP around workers, for tests. */
import { randomBytes } from 'node:crypto';
import { createTestDatabase, createUser, type TestDatabase } from '@parley/db/testing';
import {
  closeRedis,
  createLogger,
  createMailer,
  createMetricsRegistry,
  createQueueProducers,
  createRedis,
  LEASE_TIMING,
  redisReady,
  Shutdown,
  type Mailer,
  type QueueProducers,
  type Redis,
} from '@parley/platform';
import { brandSchema, type OwedEmail } from '@parley/shared';
import { startWorker, type WorkerParts } from '../start-worker';
import { MailCatcher } from './mail-catcher';
import { SAMPLE_EMAILS } from './sample-emails';
import { ScriptedPrinter } from './scripted-printer';

export const BRAND = brandSchema.parse({});
export const logger = createLogger({ service: 'worker-test', level: process.env['LOG_LEVEL'] ?? 'silent' });

/** @throws one clear line when REDIS_URL is missing */
export function testRedisUrl(): string {
  const url = process.env['REDIS_URL'];
  if (!url) throw new Error('REDIS_URL is not set: worker tests need a Redis (npm test starts one)');
  return url;
}

export interface WorkerFixture {
  readonly mongo: TestDatabase;
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly queues: QueueProducers;
  readonly mail: MailCatcher;
  readonly mailer: Mailer;
  readonly printer: ScriptedPrinter;
  /** Starts a worker over all of it. */
  work(overrides?: Partial<WorkerParts>): Promise<{ healthPort: number; stop: () => Promise<boolean> }>;
  /** Notes an e-mail as owed; its id. */
  owe(content?: OwedEmail, name?: string): Promise<string>;
  close(): Promise<void>;
}

export async function openWorkerFixture(): Promise<WorkerFixture> {
  const mongo = await createTestDatabase();
  const redisPrefix = `test-${randomBytes(6).toString('hex')}`;
  const redis = createRedis({ url: testRedisUrl(), use: 'commands', logger });
  await redisReady(redis, 5_000);
  const queues = createQueueProducers({ redis, redisPrefix, logger, firstBackoffMs: 20 });
  const mail = await MailCatcher.open();
  const mailer = createMailer({
    smtpUrl: mail.url,
    outboxFolder: '/nowhere',
    from: { name: BRAND.name, address: BRAND.supportEmail },
    logger,
  });
  const printer = new ScriptedPrinter();
  const stops: (() => Promise<boolean>)[] = [];

  return {
    mongo,
    redis,
    redisPrefix,
    queues,
    mail,
    mailer,
    printer,
    async work(overrides = {}) {
      const queueRedis = createRedis({ url: testRedisUrl(), use: 'queue', logger });
      await redisReady(queueRedis, 5_000);
      const shutdown = new Shutdown({ logger }).add('queue redis', () => closeRedis(queueRedis));
      const { healthPort } = await startWorker(
        {
          database: mongo.database,
          redis,
          queueRedis,
          redisPrefix,
          queues,
          mailer,
          printer,
          exports: { concurrency: 2, longestMs: 60_000 },
          brand: BRAND,
          payments: null,
          logger,
          metrics: createMetricsRegistry('worker-test'),
          health: { port: 0, host: '127.0.0.1', metricsToken: undefined },
          clock: () => new Date(),
          // The sweep is the test's to call.
          lease: { ...LEASE_TIMING, sweepMs: 3_600_000 },
          ...overrides,
        },
        shutdown,
      );
      const stop = () => shutdown.run('test');
      stops.push(stop);
      return { healthPort, stop };
    },
    async owe(content = SAMPLE_EMAILS.welcome, name = 'Ada Byron') {
      const { id: person } = await createUser(mongo.database);
      const id = await mongo.database.emailLog.create({
        ...content,
        key: `${content.template}:${person}`,
        userId: person,
        to: { name, address: 'ada@example.org' },
        now: new Date(),
      });
      if (id === null) throw new Error('The e-mail was owed before');
      return id;
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await queues.close();
      for await (const keys of redis.scanStream({ match: `${redisPrefix}*`, count: 500 })) {
        if (Array.isArray(keys) && keys.length > 0) await redis.del(keys.map(String));
      }
      await closeRedis(redis);
      await mailer.close();
      await mail.close();
      await mongo.drop();
    },
  };
}
