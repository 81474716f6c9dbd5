/** One thing at a time for each person, over all processes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger, Redis } from '@parley/platform';
import type { AppError } from '@parley/shared';

/** Only by the one who holds it. */
const RENEW = "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('pexpire', KEYS[1], ARGV[2]) or 0";
const RELEASE = "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0";
/** How often somebody who waits looks again (ms). */
const LOOK_MS = 100;

export interface PersonTurnSettings {
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly logger: Logger;
  /** What the turn is for: 'data-download'. */
  readonly name: string;
  /** After this long without a sign of life a turn counts as lost with its process (ms). It is renewed three times as often. */
  readonly leaseMs: number;
  /** How long to wait for one's turn (ms). */
  readonly waitMs: number;
  /** What is told to who has waited in vain. */
  readonly busy: () => AppError;
}

export interface PersonTurns {
  /**
   * Does the work while the person has the turn.
   * @throws what `busy` says; Redis' error while Redis is away; what the work throws
   */
  during<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

export function createPersonTurns(settings: PersonTurnSettings): PersonTurns {
  const { redis, redisPrefix, logger, name, leaseMs, waitMs, busy } = settings;
  const told = (promise: Promise<unknown>): Promise<unknown> =>
    // It runs out by itself.
    promise.catch((error: unknown) => logger.warn({ err: error, turn: name }, 'a turn could not be noted'));

  const take = async (key: string, holder: string): Promise<void> => {
    const until = performance.now() + waitMs;
    while ((await redis.set(key, holder, 'PX', leaseMs, 'NX')) === null) {
      if (performance.now() >= until) throw busy();
      await pause(LOOK_MS);
    }
  };

  return {
    async during(userId, work) {
      const key = `${redisPrefix}:${name}:${userId}`;
      const holder = randomUUID();
      await take(key, holder);
      const renewing = setInterval(() => void told(redis.eval(RENEW, 1, key, holder, leaseMs)), leaseMs / 3);
      try {
        return await work();
      } finally {
        clearInterval(renewing);
        await told(redis.eval(RELEASE, 1, key, holder));
      }
    },
  };
}
