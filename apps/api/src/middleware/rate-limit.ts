/** The named request limits of the endpoint table, counted in Redis so that every API process counts together. */
import type { Request } from 'express';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { addressKey, type Redis } from '@parley/platform';
import type { RateLimitName } from '@parley/shared';
import type { Caller } from '../contract/handler';
import { consume } from './consume';
import { addressOf, networkOf } from './network';

interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** Whom the limit counts; null when this request can't be counted by it. */
  readonly key: (req: Request, caller: Caller | null) => string | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const byAddress: Limit['key'] = (req) => `ip:${networkOf(addressOf(req))}`;
const byUser: Limit['key'] = (_req, caller) => (caller ? `user:${caller.userId}` : null);
/** The e-mail is hashed: what someone typed is not kept in Redis. */
const byEmailAndAddress: Limit['key'] = (req, caller) => {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  return `${byAddress(req, caller)}:email:${addressKey(body.email)}`;
};

/** The figures of every limit. A request must pass all limits of its name. */
export const LIMITS: Record<RateLimitName, readonly Limit[]> = {
  'sign-in': [
    { points: 100, seconds: 15 * MINUTE, key: byAddress },
    { points: 10, seconds: 15 * MINUTE, key: byEmailAndAddress },
  ],
  registration: [{ points: 60, seconds: HOUR, key: byAddress }],
  profile: [
    { points: 60, seconds: HOUR, key: byAddress },
    { points: 20, seconds: HOUR, key: byUser },
  ],
  // Each is a guess at a password, and with the right one a question whether an address has an account.
  'email-change': [
    { points: 20, seconds: HOUR, key: byAddress },
    { points: 10, seconds: HOUR, key: byUser },
  ],
  // The second counts typed addresses alike, whether or not they have an account.
  'forgot-password': [
    { points: 30, seconds: HOUR, key: byAddress },
    { points: 5, seconds: 15 * MINUTE, key: byEmailAndAddress },
  ],
  // Nobody guesses a token; each right one costs a password hash.
  'mailed-link': [{ points: 60, seconds: HOUR, key: byAddress }],
  // Each is a guess at a password.
  'password-change': [
    { points: 20, seconds: HOUR, key: byAddress },
    { points: 10, seconds: HOUR, key: byUser },
  ],
  start: [{ points: 60, seconds: HOUR, key: byUser }],
  template: [{ points: 120, seconds: HOUR, key: byUser }],
  draft: [{ points: 60, seconds: HOUR, key: byUser }],
  branch: [{ points: 30, seconds: HOUR, key: byUser }],
  comparison: [{ points: 60, seconds: MINUTE, key: byUser }],
  message: [{ points: 60, seconds: MINUTE, key: byUser }],
  tip: [{ points: 60, seconds: MINUTE, key: byUser }],
  export: [{ points: 30, seconds: HOUR, key: byUser }],
  'email-preferences': [{ points: 60, seconds: HOUR, key: byUser }],
  // Each asks the payment provider several times.
  checkout: [{ points: 60, seconds: HOUR, key: byUser }],
  billing: [{ points: 120, seconds: HOUR, key: byUser }],
  subscription: [{ points: 60, seconds: MINUTE, key: byUser }],
  'data-download': [{ points: 10, seconds: HOUR, key: byUser }],
  // Each is a guess at a password.
  'account-closing': [
    { points: 20, seconds: HOUR, key: byAddress },
    { points: 10, seconds: HOUR, key: byUser },
  ],
  enquiry: [{ points: 10, seconds: HOUR, key: byAddress }],
  invitation: [{ points: 60, seconds: HOUR, key: byUser }],
  assignment: [{ points: 60, seconds: HOUR, key: byUser }],
};

/** @throws AppError rate_limited with the seconds to wait; Redis' error while Redis is away */
export type EnforceLimit = (name: RateLimitName, req: Request, caller: Caller | null) => Promise<void>;

export interface RateLimitSettings {
  readonly redis: Redis;
  readonly redisPrefix: string;
  /** Multiplies every limit. */
  readonly scale: number;
}

export function rateLimits({ redis, redisPrefix, scale }: RateLimitSettings): EnforceLimit {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, limits]) => [
      name,
      limits.map(({ points, seconds, key }, index) => ({
        key,
        limiter: new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `${redisPrefix}:limit:${name}:${index}`,
          points: Math.max(1, Math.floor(points * scale)),
          duration: seconds,
          rejectIfRedisNotReady: true,
        }),
      })),
    ]),
  );
  return async (name, req, caller) => {
    for (const { key, limiter } of limiters.get(name) ?? []) {
      const subject = key(req, caller);
      if (subject !== null) await consume(limiter, subject);
    }
  };
}
