/** Over a real Redis, behind a wire that can be cut. */
import { randomBytes } from 'node:crypto';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from './logger';
import { createQueueProducers } from './queues';
import { closeRedis, COMMAND_TIMEOUT_MS, createRedis, reconnectDelay, redisReady, type Redis } from './redis';

const logger = createLogger({ service: 'test', level: 'silent' });

function redisUrl(): URL {
  const url = process.env['REDIS_URL'];
  if (!url) throw new Error('REDIS_URL is not set: these tests need a Redis (npm test starts one)');
  return new URL(url);
}

/** Passes bytes on to Redis until it is cut; can be mended at the same port. */
class Wire {
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  port = 0;

  async mend(): Promise<void> {
    const { hostname, port } = redisUrl();
    const server = createServer((near) => {
      const far = connect(Number(port || 6379), hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => [near, far].forEach((end) => end.destroy()));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', () => resolve()));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await new Promise((resolve) => (this.#server === null ? resolve(null) : this.#server.close(resolve)));
    this.#server = null;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }
}

/** What a command gets while Redis is away. */
const AWAY = /Connection is closed|isn't writeable|ECONN|timed out|max retries per request/;

let wire: Wire;
let redis: Redis;
beforeEach(async () => {
  wire = new Wire();
  await wire.mend();
  redis = createRedis({ url: wire.url, use: 'commands', logger });
  await redisReady(redis, 5_000);
});
afterEach(async () => {
  await closeRedis(redis);
  await wire.cut();
});

describe('a client for commands', () => {
  it('fails fast while Redis is away, and comes back by itself', async () => {
    expect(await redis.ping()).toBe('PONG');
    await wire.cut();
    const started = performance.now();
    await expect(redis.ping()).rejects.toThrow(AWAY);
    expect(performance.now() - started).toBeLessThan(COMMAND_TIMEOUT_MS + 500);
    await wire.mend();
    await redisReady(redis, 10_000);
    expect(await redis.ping()).toBe('PONG');
  });

  it('says when Redis does not come', async () => {
    const nobody = createRedis({ url: 'redis://127.0.0.1:1', use: 'commands', logger });
    await expect(redisReady(nobody, 50)).rejects.toThrow('did not answer within 50 ms');
    await closeRedis(nobody);
  });
});

describe('reconnecting', () => {
  it('waits longer each time, up to about three seconds, never in step', () => {
    expect(reconnectDelay(1, () => 0.5)).toBe(100);
    expect(reconnectDelay(10, () => 0)).toBe(750);
    expect(reconnectDelay(10_000, () => 1)).toBe(3_750);
  });
});

describe('queue producers', () => {
  it('refuse a payload that is not what the queue carries, and fail fast while Redis is away', async () => {
    const queues = createQueueProducers({ redis, redisPrefix: `test-${randomBytes(4).toString('hex')}`, logger });
    await expect(queues.add('email', { emailId: '' }, { jobId: 'a' })).rejects.toThrow('emailId');
    await wire.cut();
    const started = performance.now();
    await expect(queues.add('email', { emailId: 'x' }, { jobId: 'x' })).rejects.toThrow(AWAY);
    expect(performance.now() - started).toBeLessThan(2 * COMMAND_TIMEOUT_MS);
    await queues.close();
  });
});
