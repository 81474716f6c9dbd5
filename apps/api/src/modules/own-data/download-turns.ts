/** Who may download their data now: one download at a time for each person, over all processes, and a few for each process. */
import type { Logger, Redis } from '@parley/platform';
import { AppError } from '@parley/shared';
import { createPersonTurns, type PersonTurns } from '../../person-turns';

/** Downloads that one process reads from the database at once; each holds some conversations and a compressor. */
const AT_ONCE = 8;
const LEASE_MS = 30_000;

/**
 * @returns turns whose `during` throws AppError conflict while another download of the person runs,
 * upstream_unavailable while this process has enough of them
 */
export function createDownloadTurns(settings: {
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly logger: Logger;
}): PersonTurns {
  const turns = createPersonTurns({
    ...settings,
    name: 'data-download',
    leaseMs: LEASE_MS,
    waitMs: 0,
    busy: () => new AppError('conflict', 'Your data is being downloaded already. Please wait until that has ended.'),
  });
  let running = 0;

  return {
    async during(userId, work) {
      if (running >= AT_ONCE)
        throw new AppError('upstream_unavailable', 'Too many downloads at the moment. Please try again in a minute.', {
          retryAfter: 60,
        });
      running += 1;
      try {
        return await turns.during(userId, work);
      } finally {
        running -= 1;
      }
    },
  };
}
