import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../services/chromium';
import { findLibreOffice } from '../services/libreoffice';
import { startMongo } from '../services/mongo';
import { startRedis, type Service } from '../services/redis';
import { PlainError, say } from '../services/say';
import { findModels } from '../services/models';
import { jestCounts, withSecondTry, type Counts } from './counts';
import { step } from './steps';

export interface Stores {
  /** For whatever a test run leaves behind; gone after it. */
  readonly scratch: string;
  startMongo(): Promise<Service>;
  startRedis(): Promise<Service>;
}

/**
 * The coach's tests make many short-lived objects: with the usual 16 MB for these a fifth of their time went into collecting
 * garbage (megabytes; each of two processes holds up to three times as much).
 */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64';
const IN_MEMORY = '/dev/shm';
const BYTES_WANTED = 4 * 2 ** 30;

/** Where what a test run stores lies: in memory where there is enough of it (databases are made in half the time), else on disk. */
function scratchParent(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= BYTES_WANTED ? IN_MEMORY : tmpdir();
}

/** Does the work with stores of its own, which it starts when it wants them and which stop when it is over. */
export async function withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(join(scratchParent(), 'parley-test-'));
  const services: Service[] = [];
  const started = async (service: Promise<Service>): Promise<Service> => {
    services.push(await service);
    return service;
  };
  const optionsOf = (name: string) => ({
    dataDir: join(scratch, name),
    logFile: join(scratch, `${name}.log`),
    durable: false,
    onUnexpectedExit: (how: string) => {
      say(`${name} ended in the middle of the tests (${how}). Its last words:`);
      for (const line of lastLines(join(scratch, `${name}.log`))) say(line);
    },
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

const LAST_LINES = 12;
const lastLines = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);

export interface JestRun {
  /** What is run, in words. */
  readonly name: string;
  readonly stores: Stores;
  /** Parts of the paths of the tests to run, and options for jest; empty for all. */
  readonly filter: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** So many failed files are no accident, and are not tried again. */
const FILES_TRIED_AGAIN = 8;

/**
 * Runs jest, over every package unless told otherwise, against a real MongoDB and Redis. Files with a failure are run a
 * second time, alone: what passes then is told as unsteady. That run ends with its last test, whatever was left open by one
 * that failed.
 */
export async function jestTests({ name, stores, filter, env = {} }: JestRun): Promise<Counts> {
  const mongo = await stores.startMongo();
  const redis = await stores.startRedis();
  const models = await findModels();
  const libreOffice = findLibreOffice();
  const environment = {
    ...process.env,
    NODE_ENV: 'test',
    MONGODB_URI: mongo.uri,
    REDIS_URL: redis.uri,
    PUPPETEER_EXECUTABLE_PATH: findChromium(),
    BCRYPT_COST: '4',
    ...models,
    ...(libreOffice && { SOFFICE_PATH: libreOffice }),
    ...env,
  };
  const run = async (title: string, options: readonly string[]): Promise<Counts & { readonly code: number }> => {
    const report = join(stores.scratch, 'jest.json');
    rmSync(report, { force: true });
    const jest = join('node_modules', 'jest', 'bin', 'jest.js');
    const args = [
      ROOM_FOR_YOUNG_OBJECTS,
      '--experimental-vm-modules',
      '--no-warnings',
      jest,
      '--json',
      `--outputFile=${report}`,
    ];
    const code = await step(title, process.execPath, [...args, '--reporters=default', ...options], environment);
    if (!existsSync(report)) throw new PlainError('jest ended without a report; above is what it said.');
    return { code, ...jestCounts(report) };
  };

  const { code, ...first } = await run(name, ['--maxWorkers=2', ...filter]);
  if (first.failed === 0) return code === 0 ? first : { ...first, failed: 1 };
  const files = [...new Set(first.faults.map(({ file }) => file))];
  if (files.length > FILES_TRIED_AGAIN || code > 1) return first;
  const { code: _code, ...second } = await run('what failed, once more', [
    '--runInBand',
    '--forceExit',
    '--runTestsByPath',
    ...files,
  ]);
  return withSecondTry(first, second);
}
