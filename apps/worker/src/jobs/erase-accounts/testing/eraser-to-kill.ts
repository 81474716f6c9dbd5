/**
 * An eraser in a process of its own, to be killed in the middle of an account. It stands still, and says so in one line,
 * `begun`: before anything is erased but what one signs in with; `half`: with the account left alone. Run by
 * erase-accounts.test.ts with the arguments `<mode> <json>`.
 */
import { z } from 'zod';
import { connectDatabase } from '@parley/db';
import { createLogger, createRedis, redisReady } from '@parley/platform';
import { eraseAccounts } from '../erase-accounts';

const settingsSchema = z.object({
  mongoUri: z.string(),
  databaseName: z.string(),
  redisUrl: z.string(),
  redisPrefix: z.string(),
  now: z.coerce.date(),
});

const [mode = '', json = '{}'] = process.argv.slice(2);
const { mongoUri, databaseName, redisUrl, redisPrefix, now } = settingsSchema.parse(JSON.parse(json));
const stand = (): Promise<never> => {
  process.stdout.write(`${mode}\n`);
  return new Promise(() => setInterval(() => undefined, 60_000));
};

const logger = createLogger({ service: 'to-kill', level: 'silent' });
const { erasure } = await connectDatabase({ uri: mongoUri, databaseName });
const redis = createRedis({ url: redisUrl, use: 'commands', logger });
await redisReady(redis, 30_000);
const standing = mode === 'begun' ? { ...erasure, eraseHeld: stand } : { ...erasure, finish: stand };
const personPayments = { forget: async () => undefined };
await eraseAccounts({ database: { erasure: standing }, personPayments, redis, redisPrefix, clock: () => now, logger });
