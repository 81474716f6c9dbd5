/**
 * A process of its own, to be killed: `speak` is an API whose stakeholder never stops talking, `start` begins a
 * conversation and stands still between charge and creation. Run by crash.test.ts with the arguments
 * `<mode> <json>`; writes one line of JSON per event.
 */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Coach, ReplyPart } from '@parley/coach';
import { connectDatabase } from '@parley/db';
import {
  createLogger,
  createMetricsRegistry,
  createQueueProducers,
  createRedis,
  HealthRegistry,
  redisReady,
} from '@parley/platform';
import { buildApp } from '../../../app';
import { createBackgroundWork } from '../../../background-work';
import { OpenConnections } from '../../../open-connections';
import { testRedisUrl, testSettings } from '../../../testing/create-test-app';
import { startConversation } from '../start-conversation';

const optionsSchema = z.object({
  mongoUri: z.string(),
  databaseName: z.string(),
  redisPrefix: z.string(),
  leaseMs: z.number(),
  userId: z.string(),
  scenarioId: z.string(),
});
type Options = z.infer<typeof optionsSchema>;

const tell = (event: object): void => {
  process.stdout.write(`${JSON.stringify(event)}\n`);
};
const refuse = () => Promise.reject(new Error('Not in this process'));

const talker: Coach = {
  engine: 'rehearsal',
  model: 'talker',
  async *reply(): AsyncGenerator<ReplyPart> {
    for (let word = 1; ; word += 1) {
      yield { type: 'text', text: `word${word} ` };
      await sleep(10);
    }
  },
  tip: refuse,
  assess: refuse,
  compare: refuse,
  draftScenario: refuse,
  draftFromBrief: refuse,
  prepare: async () => undefined,
};

async function speak({ mongoUri, databaseName, redisPrefix, leaseMs }: Options): Promise<void> {
  const logger = createLogger({ service: 'process-to-kill', level: 'silent' });
  const clock = (): Date => new Date();
  const database = await connectDatabase({ uri: mongoUri, databaseName });
  const redis = createRedis({ url: testRedisUrl(), use: 'commands', logger });
  const blockingRedis = createRedis({ url: testRedisUrl(), use: 'blocking', logger });
  await Promise.all([redisReady(redis, 5_000), redisReady(blockingRedis, 5_000)]);
  const queues = createQueueProducers({ redis, redisPrefix, logger });
  const metrics = createMetricsRegistry('process-to-kill');
  const lease = { leaseMs, renewMs: leaseMs / 3, sweepMs: 15_000 };
  const backgroundWork = createBackgroundWork({
    database,
    coach: talker,
    redis,
    blockingRedis,
    redisPrefix,
    queues,
    metrics,
    logger,
    clock,
    lease,
  });
  backgroundWork.start();
  const settings = testSettings({ redisPrefix });
  const health = new HealthRegistry();
  const connections = new OpenConnections({ perAddress: 100, metrics });
  const app = buildApp({
    settings,
    database,
    redis,
    queues,
    coach: talker,
    backgroundWork,
    health,
    metrics,
    connections,
    logger,
    clock,
  });
  const server = app.listen(0, '127.0.0.1', () =>
    tell({ event: 'listening', port: (server.address() as AddressInfo).port }),
  );
}

async function start({ mongoUri, databaseName, userId, scenarioId }: Options): Promise<void> {
  const database = await connectDatabase({ uri: mongoUri, databaseName });
  const conversations: typeof database.conversations = {
    ...database.conversations,
    create: () => {
      tell({ event: 'charged' });
      return new Promise(() => undefined);
    },
  };
  await startConversation({ ...database, conversations }, { userId, scenarioId, now: new Date() });
}

const [mode, json = '{}'] = process.argv.slice(2);
const options = optionsSchema.parse(JSON.parse(json));
await (mode === 'start' ? start(options) : speak(options));
