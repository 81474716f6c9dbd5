/**
 * An eraser of practice in a process of its own, to be killed in the middle. It stands still, and says so in one line,
 * `begun`: before anything is erased; `half`: with everything erased and nobody told. Run by erase-practice.test.ts with
 * the arguments `<mode> <json>`.
 */
import { z } from 'zod';
import { connectDatabase } from '@parley/db';
import { createLogger } from '@parley/platform';
import { erasePractice } from '../erase-practice';

const settingsSchema = z.object({ mongoUri: z.string(), databaseName: z.string(), now: z.coerce.date() });

const [mode = '', json = '{}'] = process.argv.slice(2);
const { mongoUri, databaseName, now } = settingsSchema.parse(JSON.parse(json));
const stand = (): Promise<never> => {
  process.stdout.write(`${mode}\n`);
  return new Promise(() => setInterval(() => undefined, 60_000));
};

const logger = createLogger({ service: 'to-kill', level: 'silent' });
const { retention } = await connectDatabase({ uri: mongoUri, databaseName });
const standing = mode === 'begun' ? { ...retention, erase: stand } : { ...retention, finish: stand };
const personPayments = { sync: async () => undefined };
await erasePractice({ database: { retention: standing }, personPayments, clock: () => now, logger });
