/** Redis clients by the way they are used. All reconnect for ever; none lets a request wait for a Redis that is away. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from './logger';

export type { Redis } from 'ioredis';

/**
 * - `commands`: requests and queue producers. Fails within `COMMAND_TIMEOUT_MS` while Redis is away.
 * - `blocking`: one reader that blocks on streams. Its commands may take as long as they block for.
 * - `queue`: a BullMQ worker's connection, which waits for Redis by itself and never gives a command up.
 */
export type RedisUse = 'commands' | 'blocking' | 'queue';

export const COMMAND_TIMEOUT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;
const DISCONNECT_TIMEOUT_MS = 500;
/** A blocked read that outlives its own time by this much hangs on a dead connection. */
const BLOCKING_TIMEOUT_MS = 15_000;
const RECONNECT_MAX_MS = 3_000;

/** Replies keep their plain shapes (streams as nested arrays). */
type ClientOptions = Omit<RedisOptions, 'replyMapping'>;

const USES: Record<RedisUse, ClientOptions> = {
  commands: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
  },
  blocking: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    blockingTimeout: BLOCKING_TIMEOUT_MS,
    blockingTimeoutGrace: BLOCKING_TIMEOUT_MS,
  },
  queue: { maxRetriesPerRequest: null },
};

export interface RedisSettings {
  readonly url: string;
  readonly use: RedisUse;
  readonly logger: Logger;
}

/** 100 ms, 200 ms, ... up to 3 s, with jitter so that many processes don't come back in step. */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  return Math.round(Math.min(attempt * 100, RECONNECT_MAX_MS) * (0.75 + random() / 2));
}

/** Opens a client and starts connecting. Losing and regaining Redis is logged once each. */
export function createRedis({ url, use, logger }: RedisSettings): Redis {
  const options: ClientOptions = {
    ...USES[use],
    connectTimeout: CONNECT_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    retryStrategy: (attempt: number) => reconnectDelay(attempt),
  };
  const client = new Redis(url, options);
  let away = false;
  client.on('ready', () => {
    if (away) logger.info({ use }, 'redis is back');
    away = false;
  });
  client.on('error', (error: Error) => {
    if (!away) logger.error({ err: error, use }, 'redis is away');
    away = true;
  });
  return client;
}

/**
 * Resolves when the client can take commands.
 * @throws Error when it can't within `timeoutMs`
 */
export async function redisReady(client: Redis, timeoutMs: number): Promise<void> {
  if (client.status === 'ready') return;
  await new Promise<void>((resolve, reject) => {
    const onReady = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      client.off('ready', onReady);
      reject(new Error(`Redis did not answer within ${timeoutMs} ms`));
    }, timeoutMs);
    client.once('ready', onReady);
  });
}

/** Closes politely where Redis answers, and at once where it does not. */
export async function closeRedis(client: Redis): Promise<void> {
  if (client.status === 'ready') {
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
    });
    const late = sleep(COMMAND_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([Promise.all([client.quit(), ended]), late]);
  }
  if (client.status !== 'end') client.disconnect();
}
