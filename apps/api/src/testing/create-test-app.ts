/** The real application over the real MongoDB and Redis, for tests. */
import { randomBytes } from 'node:crypto';
import type { Coach } from '@parley/coach';
import { createTestDatabase, type TestDatabase } from '@parley/db/testing';
import {
  closeRedis,
  createLogger,
  createMetricsRegistry,
  createQueueProducers,
  createRedis,
  HealthRegistry,
  redisReady,
  type Redis,
} from '@parley/platform';
import { brandSchema, OPERATOR_DEFAULTS } from '@parley/shared';
import type { Express } from 'express';
import { buildApp } from '../app';
import type { ApiDependencies, ApiSettings } from '../dependencies';
import { createBackgroundWork, type BackgroundWork, type BackgroundWorkSettings } from '../background-work';
import { OpenConnections } from '../open-connections';

export interface TestAppOptions {
  readonly settings?: Partial<ApiSettings>;
  /** Without one, a test that makes the coach speak fails. */
  readonly coach?: Coach;
  /** Timings of replies, leases and streams. */
  readonly backgroundWork?: Partial<BackgroundWorkSettings>;
  /** Another way to MongoDB or Redis than the environment's, e.g. through a proxy. */
  readonly mongoUri?: string;
  /** Used in place of a fresh database; `close` drops it. */
  readonly mongo?: TestDatabase;
  readonly redisUrl?: string;
  /** Replaces parts of the dependencies, e.g. the clock. */
  readonly dependencies?: Partial<ApiDependencies>;
}

export interface TestApp {
  readonly app: Express;
  readonly dependencies: ApiDependencies;
  readonly database: TestDatabase['database'];
  readonly mongo: TestDatabase;
  readonly redis: Redis;
  /** Not started: a test that wants the sweep calls it. */
  readonly backgroundWork: BackgroundWork;
  /** Drops the database, removes the Redis keys and closes both; call it in `afterAll`. */
  close(): Promise<void>;
}

const noCoach = (): never => {
  throw new Error('This test was not given a coach');
};
const absentCoach: Coach = {
  engine: 'rehearsal',
  model: 'none',
  reply: noCoach,
  tip: noCoach,
  assess: noCoach,
  compare: noCoach,
  draftScenario: noCoach,
  draftFromBrief: noCoach,
  prepare: async () => undefined,
};

const REDIS_READY_MS = 5_000;

export const TEST_JWT_SECRET = 'k3Yx9-test-only-fJq27Zr8WmN4vTb6Hc1Ds5';

/** @throws one clear line when REDIS_URL is missing */
export function testRedisUrl(): string {
  const url = process.env['REDIS_URL'];
  if (!url) throw new Error('REDIS_URL is not set: API tests need a Redis (npm test starts one)');
  return url;
}

export const testSettings = (overrides: Partial<ApiSettings> = {}): ApiSettings => ({
  brand: brandSchema.parse({}),
  operator: OPERATOR_DEFAULTS,
  jwtSecret: TEST_JWT_SECRET,
  bcryptCost: 4,
  rateLimitScale: 1_000,
  trustProxy: 'loopback',
  google: null,
  stripe: null,
  webDist: null,
  exportWaitMs: 10_000,
  metricsToken: undefined,
  redisPrefix: `test-${randomBytes(6).toString('hex')}`,
  ...overrides,
});

/** Limits are a thousand times the usual unless `settings.rateLimitScale` says otherwise. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const settings = testSettings(options.settings);
  const mongo = options.mongo ?? (await createTestDatabase(options.mongoUri));
  const { database } = mongo;
  const logger = createLogger({ service: 'api-test', level: process.env['LOG_LEVEL'] ?? 'silent' });
  const redisUrl = options.redisUrl ?? testRedisUrl();
  const redis = createRedis({ url: redisUrl, use: 'commands', logger });
  await redisReady(redis, REDIS_READY_MS);
  const queues = createQueueProducers({ redis, redisPrefix: settings.redisPrefix, logger });
  const health = new HealthRegistry().add('mongo', () => database.ping()).add('redis', () => redis.ping());
  const coach = options.coach ?? absentCoach;
  const metrics = createMetricsRegistry('api-test');
  const clock = options.dependencies?.clock ?? (() => new Date());
  const blockingRedis = createRedis({ url: redisUrl, use: 'blocking', logger });
  await redisReady(blockingRedis, REDIS_READY_MS);
  const { redisPrefix } = settings;
  const backgroundWork = createBackgroundWork({
    database,
    coach,
    redis,
    blockingRedis,
    redisPrefix,
    queues,
    metrics,
    logger,
    clock,
    ...options.backgroundWork,
  });
  const dependencies: ApiDependencies = {
    settings,
    database,
    redis,
    queues,
    coach,
    backgroundWork,
    health,
    metrics,
    connections: new OpenConnections({ perAddress: 1_000, metrics }),
    logger,
    clock,
    ...options.dependencies,
  };
  return {
    app: buildApp(dependencies),
    dependencies,
    database,
    mongo,
    redis,
    backgroundWork,
    close: async () => {
      await backgroundWork.stop(0);
      await queues.close();
      await removeKeys(redis, settings.redisPrefix);
      await closeRedis(redis);
      await mongo.drop();
    },
  };
}

async function removeKeys(redis: Redis, prefix: string): Promise<void> {
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 })) {
    if (Array.isArray(keys) && keys.length > 0) await redis.del(keys as string[]);
  }
}
