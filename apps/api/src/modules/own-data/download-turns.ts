/** Who may download their data now: one download at a time for each person, over all processes, and a few for each process. */
import { randomUUID } from 'node:crypto';
import type { Logger, Redis } from '@parley/platform';
import { AppError } from '@parley/shared';

/** Downloads that one process reads from the database at once; each holds some conversations and a compressor. */
const AT_ONCE = 8;
/** After this long without a sign of life a download counts as lost with its process (ms). */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;

/** Only by the one who holds it. */
const RENEW = "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('pexpire', KEYS[1], ARGV[2]) or 0";
const RELEASE = "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('del', KEYS[1]) or 0";

export interface DownloadTurns {
  /**
   * Does the work while the person has the turn.
   * @throws AppError conflict while another download of theirs runs, upstream_unavailable while this process has enough
   * of them; Redis' error while Redis is away; what the work throws
   */
  during<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

export function createDownloadTurns(settings: {
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly logger: Logger;
}): DownloadTurns {
  const { redis, redisPrefix, logger } = settings;
  let running = 0;

  const hold = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const holder = randomUUID();
    if ((await redis.set(key, holder, 'PX', LEASE_MS, 'NX')) === null)
      throw new AppError('conflict', 'Your data is being downloaded already. Please wait until that has ended.');
    const told = (promise: Promise<unknown>): Promise<unknown> =>
      // It runs out by itself.
      promise.catch((error: unknown) => logger.warn({ err: error }, 'the turn of a download could not be noted'));
    const renewing = setInterval(() => void told(redis.eval(RENEW, 1, key, holder, LEASE_MS)), RENEW_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await told(redis.eval(RELEASE, 1, key, holder));
    }
  };

  return {
    async during(userId, work) {
      if (running >= AT_ONCE)
        throw new AppError('upstream_unavailable', 'Too many downloads at the moment. Please try again in a minute.', {
          retryAfter: 60,
        });
      running += 1;
      try {
        return await hold(`${redisPrefix}:data-download:${userId}`, work);
      } finally {
        running -= 1;
      }
    },
  };
}
