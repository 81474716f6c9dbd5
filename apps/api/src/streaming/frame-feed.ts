/**
 * Frames that other processes speak, read from Redis: one blocking connection for all readers of this process. Adding a
 * reader wakes the blocked read through a stream of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger, Redis } from '@parley/platform';
import type { NumberedFrame } from './frames';
import { frameKey, framesOfEntry } from './frame-log';

/** How long one read blocks (ms). */
const BLOCK_MS = 5_000;
const PAUSE_AFTER_FAILURE_MS = 500;
const WAKE_KEEP_MS = 60_000;

interface Subscription {
  readonly key: string;
  readonly attempt: number;
  seen: number;
  readonly deliver: (frame: NumberedFrame) => void;
}

export interface FrameFeedSettings {
  /** A client of use `commands`, for waking. */
  readonly redis: Redis;
  /** A client of use `blocking`, for nothing else. */
  readonly blockingRedis: Redis;
  readonly redisPrefix: string;
  /** The name of this process. */
  readonly owner: string;
  readonly logger: Logger;
}

export class FrameFeed {
  readonly #settings: FrameFeedSettings;
  readonly #wakeKey: string;
  readonly #subscriptions = new Set<Subscription>();
  #wakeSeen = '0-0';
  #reading: Promise<void> | null = null;
  #closed = false;

  constructor(settings: FrameFeedSettings) {
    this.#settings = settings;
    this.#wakeKey = `${settings.redisPrefix}:wake:${settings.owner}`;
  }

  /** Hands over the frames of an attempt after `seen`, the written ones first. @returns how to stop */
  subscribe(generationId: string, attempt: number, seen: number, deliver: (frame: NumberedFrame) => void): () => void {
    const subscription: Subscription = {
      key: frameKey(this.#settings.redisPrefix, generationId, attempt),
      attempt,
      seen,
      deliver,
    };
    this.#subscriptions.add(subscription);
    if (this.#reading === null) this.#reading = this.#read();
    else void this.#wake();
    return () => {
      this.#subscriptions.delete(subscription);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#subscriptions.clear();
    this.#settings.blockingRedis.disconnect();
    await this.#reading;
  }

  async #wake(): Promise<void> {
    const { redis, logger } = this.#settings;
    try {
      await redis
        .pipeline()
        .xadd(this.#wakeKey, 'MAXLEN', '~', 10, '*', 'w', '1')
        .pexpire(this.#wakeKey, WAKE_KEEP_MS)
        .exec();
    } catch (error) {
      // The blocked read ends by itself within its time, and then sees the new reader.
      logger.debug({ err: error }, 'the feed could not be woken');
    }
  }

  /** Reads as long as anybody listens. Never rejects. */
  async #read(): Promise<void> {
    while (this.#subscriptions.size > 0 && !this.#closed) {
      try {
        await this.#readOnce();
      } catch (error) {
        if (!this.#closed) {
          this.#settings.logger.debug({ err: error }, 'the feed pauses: redis does not answer');
          await sleep(PAUSE_AFTER_FAILURE_MS);
        }
      }
    }
    this.#reading = null;
  }

  async #readOnce(): Promise<void> {
    const positions = new Map<string, number>();
    for (const { key, seen } of this.#subscriptions) positions.set(key, Math.min(seen, positions.get(key) ?? seen));
    const keys = [this.#wakeKey, ...positions.keys()];
    const ids = [this.#wakeSeen, ...[...positions.values()].map((seen) => `${seen}-0`)];
    const answer = await this.#settings.blockingRedis.xread('BLOCK', BLOCK_MS, 'STREAMS', ...keys, ...ids);
    for (const [key, entries] of answer ?? []) {
      for (const [id, fields] of entries) {
        if (key === this.#wakeKey) this.#wakeSeen = id;
        else this.#deliver(key, fields);
      }
    }
  }

  #deliver(key: string, fields: readonly string[]): void {
    for (const subscription of this.#subscriptions) {
      if (subscription.key !== key) continue;
      for (const frame of framesOfEntry(subscription.attempt, fields)) {
        if (frame.sequence <= subscription.seen || !this.#subscriptions.has(subscription)) continue;
        subscription.seen = frame.sequence;
        subscription.deliver(frame);
      }
    }
  }
}
