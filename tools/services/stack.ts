import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/prepare.mjs';
import { startChild, type RunningChild } from './child';
import { findChromium } from './chromium';
import { startMongo } from './mongo';
import { freePort, waitFor } from './ports';
import { startRedis, type Service } from './redis';
import { PlainError, say } from './say';
import { findModels } from './models';
import { startStripeStandIn, stripeStandInUrl, type StripeKeys } from './stripe';

export interface StackOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Keep what is written, on ports that stay; off for tests. */
  readonly durable: boolean;
  /** Start a process again when it ends by itself. */
  readonly supervise: boolean;
  readonly jwtSecret: string;
  /** Of the stand-in for Stripe, which is started where the environment has no key of Stripe's own; null: nobody pays. */
  readonly stripe: StripeKeys | null;
  readonly env: Readonly<Record<string, string>>;
  /** Told whenever the set of processes changes: name -> process id. */
  readonly onChange?: (children: Record<string, number>) => void;
}

export interface Stack {
  readonly url: string;
  readonly mongoUri: string;
  readonly redisUri: string;
  /** Stops everything in order: those who serve, then what they lean on. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 1000;
/** As in the image: what glibc got back it gives back, instead of keeping it for later. Elsewhere nobody reads these. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Whether the API at this address says that it and what it leans on are ready. */
async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

/** What the worker prints reports with. Parley starts without it: then exports fail, and the log says why. */
function printing(): Record<string, string> {
  const sandbox = process.env.PDF_SANDBOX ?? (process.getuid?.() === 0 ? 'off' : 'on');
  try {
    return { PUPPETEER_EXECUTABLE_PATH: findChromium(), PDF_SANDBOX: sandbox };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    say(`${error.message} Until then reports can't be exported as PDF.`);
    return { PDF_SANDBOX: sandbox };
  }
}

/**
 * MongoDB, Redis, the stand-in for Stripe where there are no keys, the API (serving the built web as well) and the worker,
 * on loopback.
 * @throws PlainError when something can't be started; what had been started is stopped again
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const log = (name: string) => join(dataDir, 'logs', `${name}.log`);
  const running = new Map<string, RunningChild>();
  let stopping = false;
  const changed = () => options.onChange?.(Object.fromEntries([...running].map(([name, child]) => [name, child.pid])));

  const stop = async () => {
    stopping = true;
    const stopAll = (...names: string[]) => Promise.all(names.map(async (name) => running.get(name)?.stop(15_000)));
    await stopAll('api', 'worker');
    await stopAll('stripe');
    await stopAll('redis', 'mongod');
    running.clear();
  };

  /** Starts a process and, when asked to, starts it again whenever it ends unasked. */
  const keep = async (
    name: string,
    start: (onUnexpectedExit: (how: string) => void) => Promise<RunningChild | null>,
  ): Promise<void> => {
    const again = (how: string) => {
      running.delete(name);
      if (stopping) return;
      say(`${name} ended (${how}); ${log(name)} says why${options.supervise ? '. Starting it again' : ''}`);
      if (!options.supervise) return;
      setTimeout(() => {
        if (stopping) return;
        keep(name, start).catch((error: unknown) => say(`${name} could not be started again: ${String(error)}`));
      }, RESTART_AFTER_MS);
    };
    const child = await start(again);
    if (!child) return;
    running.set(name, child);
    changed();
    if (stopping) await child.stop();
  };

  const service = async (name: 'mongod' | 'redis', port: number, start: typeof startMongo): Promise<Service> => {
    let current: Service | undefined;
    await keep(name, async (onUnexpectedExit) => {
      current = await start({
        dataDir: join(dataDir, name),
        logFile: log(name),
        durable: options.durable,
        preferredPort: port,
        onUnexpectedExit,
      });
      return current.child;
    });
    if (!current) throw new PlainError(`${name} did not start`);
    return current;
  };

  try {
    const [mongoPort, redisPort, workerPort, metricsPort, stripePort] = [
      await freePort(options.port + 1),
      await freePort(options.port + 2),
      await freePort(options.port + 3),
      await freePort(options.port + 4),
      await freePort(options.port + 5),
    ];
    const mongo = await service('mongod', mongoPort, startMongo);
    const redis = await service('redis', redisPort, startRedis);
    const url = `http://localhost:${options.port}`;
    const models = await findModels();
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      NODE_ENV: 'development',
      MONGODB_URI: mongo.uri,
      REDIS_URL: redis.uri,
      JWT_SECRET: options.jwtSecret,
      PARLEY_DATA: dataDir,
      PARLEY_PUBLIC_URL: url,
      ...options.env,
    };
    const keys = options.stripe;
    if (keys !== null && (env.STRIPE_SECRET_KEY ?? '') === '') {
      await keep('stripe', (onUnexpectedExit) =>
        startStripeStandIn({
          ...keys,
          port: stripePort,
          file: join(dataDir, 'stripe', 'state.json'),
          logFile: log('stripe'),
          webhook: `http://127.0.0.1:${options.port}/api/payments/webhook`,
          env,
          onUnexpectedExit,
        }),
      );
      Object.assign(env, {
        STRIPE_SECRET_KEY: keys.secretKey,
        STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
        STRIPE_API_BASE: stripeStandInUrl(stripePort),
      });
    }
    const app = (name: string, script: string, extra: Record<string, string>) =>
      keep(name, (onUnexpectedExit) =>
        startChild({
          name,
          command: process.execPath,
          args: ['--enable-source-maps', join(ROOT, 'apps', name, 'dist', script)],
          logFile: log(name),
          onUnexpectedExit,
          env: { ...MEMORY, ...env, ...extra },
        }),
      );
    await app('api', 'server.js', {
      PORT: String(options.port),
      HOST: '127.0.0.1',
      METRICS_PORT: String(metricsPort),
      WEB_DIST: join(ROOT, 'apps', 'web', 'dist'),
      ...models,
    });
    await app('worker', 'worker.js', { WORKER_HEALTH_PORT: String(workerPort), ...printing() });
    await waitFor(`Parley becoming ready (see ${log('api')})`, 60_000, async () => {
      if (!options.supervise && !running.has('api'))
        throw new PlainError(`the API ended while starting; ${log('api')} says why.`);
      return isReady(`http://127.0.0.1:${options.port}`);
    });
    return { url, mongoUri: mongo.uri, redisUri: redis.uri, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
