/** How many welcomes one mailbox gets: registering somebody else's address again and again must not fill it. */
import { createHash } from 'node:crypto';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '@parley/platform';
import { mailboxOf } from './mailbox';

/** Enough for who has a handful of accounts with one mailbox. */
const WELCOMES = 3;
const SECONDS = 60 * 60;

export interface WelcomeAllowance {
  /** Takes one of the three an hour that a mailbox has, in any spelling of its address; false when they are used up. @throws Redis' error while Redis is away */
  take(address: string): Promise<boolean>;
  /** Gives one back that was taken for nothing. */
  giveBack(address: string): Promise<void>;
}

export function createWelcomeAllowance(settings: { redis: Redis; redisPrefix: string }): WelcomeAllowance {
  const limiter = new RateLimiterRedis({
    storeClient: settings.redis,
    keyPrefix: `${settings.redisPrefix}:welcome`,
    points: WELCOMES,
    duration: SECONDS,
    rejectIfRedisNotReady: true,
  });
  // Hashed: what someone typed is not kept in Redis.
  const keyOf = (address: string): string => createHash('sha256').update(mailboxOf(address)).digest('base64url');
  return {
    async take(address) {
      try {
        await limiter.consume(keyOf(address));
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async giveBack(address) {
      await limiter.reward(keyOf(address));
    },
  };
}
