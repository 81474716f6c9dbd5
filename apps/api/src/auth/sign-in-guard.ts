/**
 * Guessing one account's password from many networks. Wrong tries are counted per account, whether it exists or not;
 * tries from networks that have signed in to it lately are counted apart, so that strangers can't lock its owner out.
 */
import { createHash } from 'node:crypto';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { addressKey, type Redis } from '@parley/platform';
import { AppError } from '@parley/shared';
import { consume } from '../middleware/consume';
import { networkOf, widerNetworkOf } from '../middleware/network';

const DAY = 24 * 60 * 60;
/** For how long a network counts as the account's own after its last sign-in from there. */
const KNOWN_SECONDS = 30 * DAY;

/** Wrong passwords within a day. */
export const SIGN_IN_BOUNDS = {
  /** For one account, from all networks together that have not signed in to it. */
  strangers: { points: 100, seconds: DAY },
  /** The part of those that one such network (IPv6: /48) may use up. */
  stranger: { points: 20, seconds: DAY },
  /** For one account, from one network that has. */
  known: { points: 100, seconds: DAY },
} as const;

export interface SignInGuard {
  /**
   * Makes one try: `check` answers with the person or throws. Only a wrong password counts.
   * @throws AppError rate_limited without checking; whatever `check` throws
   */
  attempt<T>(email: string, address: string, check: () => Promise<T>): Promise<T>;
  /** Notes that the account's owner is on this network. */
  remember(email: string, address: string): Promise<void>;
}

export interface SignInGuardSettings {
  readonly redis: Redis;
  readonly redisPrefix: string;
  /** Multiplies the bounds. */
  readonly scale: number;
}

/** Networks are not kept in Redis as they are. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');

export function createSignInGuard({ redis, redisPrefix, scale }: SignInGuardSettings): SignInGuard {
  const limiter = (name: keyof typeof SIGN_IN_BOUNDS): RateLimiterRedis =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${redisPrefix}:wrong-password:${name}`,
      points: Math.max(1, Math.floor(SIGN_IN_BOUNDS[name].points * scale)),
      duration: SIGN_IN_BOUNDS[name].seconds,
      rejectIfRedisNotReady: true,
    });
  const [strangers, stranger, known] = [limiter('strangers'), limiter('stranger'), limiter('known')];

  const knownKey = (email: string, address: string): string =>
    `${redisPrefix}:known-network:${addressKey(email)}:${hashed(networkOf(address))}`;

  const remember: SignInGuard['remember'] = async (email, address) => {
    await redis.set(knownKey(email, address), '1', 'EX', KNOWN_SECONDS);
  };

  return {
    remember,
    async attempt(email, address, check) {
      const account = addressKey(email);
      const isKnown = (await redis.exists(knownKey(email, address))) === 1;
      const counted: [RateLimiterRedis, string][] = isKnown
        ? [[known, `${account}:${hashed(networkOf(address))}`]]
        : [
            [stranger, `${account}:${hashed(widerNetworkOf(address))}`],
            [strangers, account],
          ];
      // Counted before the check, so that a thousand tries at the same moment don't all pass.
      for (const [each, subject] of counted) await consume(each, subject);
      const giveBack = () => Promise.all(counted.map(([each, subject]) => each.reward(subject)));
      try {
        const person = await check();
        await giveBack();
        await remember(email, address);
        return person;
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'unauthenticated') await giveBack();
        throw error;
      }
    },
  };
}
