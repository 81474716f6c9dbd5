/** The API process: environment, connections, seeds, listening, and the way back in order. */
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createThreadedCoach, patienceWith } from '@parley/coach';
import { scenarios } from '@parley/content';
import { connectDatabase } from '@parley/db';
import {
  brandFromEnv,
  closeRedis,
  createLogger,
  createMetricsRegistry,
  createQueueProducers,
  createRedis,
  HealthRegistry,
  loadEnvOrExit,
  operatorFactsFromEnv,
  providerFromEnv,
  redisReady,
  retry,
  Shutdown,
} from '@parley/platform';
import { stripeFromEnv } from '@parley/payments';
import { buildApp } from './app';
import { createPasswords } from './auth/passwords';
import { seedDemoAccounts } from './demo-accounts';
import { apiEnvSchema } from './env';
import { googleFromEnv } from './google-env';
import { listen } from './http-server';
import { createBackgroundWork } from './background-work';
import { startMetricsServer } from './metrics-server';
import { OpenConnections } from './open-connections';
import { REPLY_TIMING } from './streaming/reply-speaker';

/** How long a starting API waits for MongoDB and Redis to come up, in ms. */
const START_PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;
/** How long a start waits for the coach to have read the library, in ms; it goes on reading beside the first requests. */
const WARMING_MS = 5_000;
/** What requests still running get at the end, in ms; replies have had their own grace before. */
const FINISH_MS = 5_000;

/** A request for a file ends before clients and proxies give up on it, which is after 30 s (ms). */
const EXPORT_WAIT_MS = 25_000;

const env = loadEnvOrExit(apiEnvSchema, process.env);
const logger = createLogger({ service: 'api', level: env.LOG_LEVEL });
const shutdown = new Shutdown({ logger }).listen();

try {
  await start();
} catch (error) {
  logger.fatal({ err: error }, 'the API could not start');
  await shutdown.run('failed start');
  process.exit(1);
}

async function start(): Promise<void> {
  const clock = (): Date => new Date();
  const redisPrefix = env.REDIS_PREFIX;

  const database = await retry(() => connectDatabase({ uri: env.MONGODB_URI, appName: 'parley-api' }), {
    forMs: START_PATIENCE_MS,
    everyMs: RETRY_MS,
    onFailure: (error) => logger.warn({ err: error }, 'waiting for MongoDB'),
  });
  shutdown.add('mongo', () => database.close());
  const redis = createRedis({ url: env.REDIS_URL, use: 'commands', logger });
  shutdown.add('redis', () => closeRedis(redis));
  const blockingRedis = createRedis({ url: env.REDIS_URL, use: 'blocking', logger });
  await Promise.all([redisReady(redis, START_PATIENCE_MS), redisReady(blockingRedis, START_PATIENCE_MS)]);
  const queues = createQueueProducers({ redis, redisPrefix, logger });
  shutdown.add('queues', () => queues.close());

  await database.prepare(logger);
  await database.scenarios.seed(scenarios);
  if (env.PARLEY_DEMO_ACCOUNTS === '1') {
    await seedDemoAccounts({ database, passwords: createPasswords(env.BCRYPT_COST), logger, now: clock() });
  }

  const metrics = createMetricsRegistry('api');
  const openai = providerFromEnv(env);
  const coach = createThreadedCoach({
    script: new URL('coach-thread.js', import.meta.url),
    library: fileURLToPath(new URL('library.bin', import.meta.url)),
    sentenceModelPath: env.SENTENCE_MODEL_PATH,
    passageModelPath: env.PASSAGE_MODEL_PATH,
    logger,
    ...(openai === undefined ? {} : { openai }),
  });
  shutdown.add('coach', () => coach.dispose());
  const warmed = coach.warm(scenarios);
  const patience = openai === undefined ? null : patienceWith(openai);
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
    // Giving up before the coach has fallen back would leave the person without a reply.
    ...(patience === null
      ? {}
      : {
          replyTiming: {
            idleMs: Math.max(REPLY_TIMING.idleMs, patience.silence),
            totalMs: Math.max(REPLY_TIMING.totalMs, patience.reply),
          },
          assessMs: patience.assessment,
        }),
  });
  const health = new HealthRegistry().add('mongo', () => database.ping()).add('redis', () => redis.ping());
  const connections = new OpenConnections({
    perAddress: Math.max(1, Math.floor(env.CONNECTIONS_PER_ADDRESS * env.RATE_LIMIT_SCALE)),
    metrics,
  });
  const google = googleFromEnv(env);
  if (google !== null && google.apiKey === null && google.emulatorHost === null)
    logger.warn('FIREBASE_API_KEY is not set: the buttons of Google sign-in stay disabled');
  const app = buildApp({
    settings: {
      brand: brandFromEnv(env),
      operator: operatorFactsFromEnv(env),
      jwtSecret: env.JWT_SECRET,
      bcryptCost: env.BCRYPT_COST,
      rateLimitScale: env.RATE_LIMIT_SCALE,
      trustProxy: env.TRUST_PROXY,
      google,
      stripe: stripeFromEnv(env),
      webDist: env.WEB_DIST ?? null,
      exportWaitMs: EXPORT_WAIT_MS,
      metricsToken: env.METRICS_TOKEN,
      redisPrefix,
    },
    database,
    redis,
    queues,
    coach,
    backgroundWork,
    health,
    metrics,
    connections,
    logger,
    clock,
  });

  // Whoever comes first shall not wait for what everybody needs; but neither shall a start hang on it.
  await Promise.race([warmed, setTimeout(WARMING_MS, undefined, { ref: false })]);
  const metricsServer = await startMetricsServer({
    health,
    metrics,
    metricsToken: env.METRICS_TOKEN,
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
  });
  shutdown.add('metrics', () => metricsServer.close());
  backgroundWork.start();
  const server = await listen(app, { port: env.PORT, host: env.HOST, connections });
  shutdown.add('requests', () => server.finish(FINISH_MS));
  shutdown.add('replies and streams', () => backgroundWork.stop(), 12_000);
  shutdown.add('http', async () => {
    health.drain();
    server.stopAccepting();
  });
  const { port } = server;
  const { engine, model } = coach;
  logger.info({ port, metricsPort: metricsServer.port, scenarios: scenarios.length, engine, model }, 'ready');
}
