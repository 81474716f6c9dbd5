import { mkdirSync } from 'node:fs';
import { Redis } from 'ioredis';
import { startChild, type RunningChild } from './child';
import { freePort, waitFor } from './ports';
import { PlainError, say } from './say';
import { installSystemPackages, onPath } from './system-packages';

export interface Service {
  readonly uri: string;
  /** null when the service is not ours (given by the environment). */
  readonly child: RunningChild | null;
}

export interface ServiceOptions {
  readonly dataDir: string;
  readonly logFile: string;
  readonly preferredPort?: number;
  /** Keep what is written; off for tests. */
  readonly durable: boolean;
  readonly onUnexpectedExit?: (how: string) => void;
}

function findRedis(): string {
  const known = onPath('redis-server');
  if (known) return known;
  const fault = installSystemPackages({ apt: ['redis-server'], brew: ['redis'] });
  const installed = onPath('redis-server');
  if (installed) return installed;
  throw new PlainError(
    `Redis is missing: Parley keeps queues, rate limits and running replies in it, and it could not be installed (${fault ?? 'no redis-server on PATH afterwards'}). Install redis-server, or set REDIS_URL to a running one.`,
  );
}

async function answers(uri: string): Promise<boolean> {
  const client = new Redis(uri, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

/**
 * Redis for the product: REDIS_URL, else a `redis-server` on PATH, else one from the system's package manager.
 * @throws PlainError when none can be had
 */
export async function startRedis(options: ServiceOptions): Promise<Service> {
  const given = process.env.REDIS_URL;
  if (given) {
    if (!(await answers(given)))
      throw new PlainError(
        'REDIS_URL is set, but no Redis answers there. Start it, or unset REDIS_URL to let Parley start its own.',
      );
    say('Redis: REDIS_URL');
    return { uri: given, child: null };
  }
  const command = findRedis();
  const port = await freePort(options.preferredPort);
  mkdirSync(options.dataDir, { recursive: true });
  const persistence = options.durable ? ['--appendonly', 'yes'] : ['--appendonly', 'no'];
  const child = await startChild({
    name: 'redis',
    command,
    logFile: options.logFile,
    args: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      options.dataDir,
      '--save',
      '',
      ...persistence,
      '--maxmemory-policy',
      'noeviction',
    ],
    ...(options.onUnexpectedExit && { onUnexpectedExit: options.onUnexpectedExit }),
  });
  const uri = `redis://127.0.0.1:${port}`;
  await waitFor(`Redis answering (see ${options.logFile})`, 15_000, () => answers(uri));
  say(`Redis: ${command}, port ${port}`);
  return { uri, child };
}
