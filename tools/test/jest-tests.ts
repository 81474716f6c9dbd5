import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../services/chromium';
import { startMongo } from '../services/mongo';
import { startRedis, type Service } from '../services/redis';
import { PlainError } from '../services/say';
import { findSentenceModel } from '../services/sentence-model';
import { jestCounts, type Counts } from './counts';
import { step } from './steps';

export interface Stores {
  /** For whatever a test run leaves behind; gone after it. */
  readonly scratch: string;
  startMongo(): Promise<Service>;
  startRedis(): Promise<Service>;
}

/** Does the work with stores of its own, which it starts when it wants them and which stop when it is over. */
export async function withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), 'parley-test-'));
  const services: Service[] = [];
  const started = async (service: Promise<Service>): Promise<Service> => {
    services.push(await service);
    return service;
  };
  const optionsOf = (name: string) => ({
    dataDir: join(scratch, name),
    logFile: join(scratch, `${name}.log`),
    durable: false,
  });
  try {
    return await work({
      scratch,
      startMongo: () => started(startMongo(optionsOf('mongo'))),
      startRedis: () => started(startRedis(optionsOf('redis'))),
    });
  } finally {
    for (const service of services.toReversed()) await service.child?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

export interface JestRun {
  /** What is run, in words. */
  readonly name: string;
  readonly stores: Stores;
  /** Parts of the paths of the tests to run, and options for jest; empty for all. */
  readonly filter: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs jest, over every package unless told otherwise, against a real MongoDB and Redis. */
export async function jestTests({ name, stores, filter, env = {} }: JestRun): Promise<Counts> {
  const mongo = await stores.startMongo();
  const redis = await stores.startRedis();
  const sentenceModel = await findSentenceModel();
  const report = join(stores.scratch, 'jest.json');
  const code = await step(
    name,
    process.execPath,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      join('node_modules', 'jest', 'bin', 'jest.js'),
      '--json',
      `--outputFile=${report}`,
      '--reporters=default',
      '--maxWorkers=2',
      ...filter,
    ],
    {
      ...process.env,
      NODE_ENV: 'test',
      MONGODB_URI: mongo.uri,
      REDIS_URL: redis.uri,
      PUPPETEER_EXECUTABLE_PATH: findChromium(),
      BCRYPT_COST: '4',
      ...(sentenceModel && { SENTENCE_MODEL_PATH: sentenceModel }),
      ...env,
    },
  );
  if (!existsSync(report)) throw new PlainError('jest ended without a report; above is what it said.');
  const counts = jestCounts(report);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
