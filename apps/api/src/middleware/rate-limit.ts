/** The named request limits of the endpoint table, counted in Redis so that every API process counts together. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from '@parley/platform';
import { AppError, type RateLimitName } from '@parley/shared';
import type { Caller } from '../contract/handler';

interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** Whom the limit counts; null when this request can't be counted by it. */
  readonly key: (req: Request, caller: Caller | null) => string | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const byAddress: Limit['key'] = (req) => `ip:${networkOf(req.ip ?? 'unknown')}`;
const byUser: Limit['key'] = (_req, caller) => (caller ? `user:${caller.userId}` : null);
/** The e-mail is hashed: what someone typed is not kept in Redis. */
const byEmailAndAddress: Limit['key'] = (req, caller) => {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return null;
  const email = createHash('sha256').update(body.email.trim().toLowerCase()).digest('base64url');
  return `${byAddress(req, caller)}:email:${email}`;
};

/** The figures of every limit. A request must pass all limits of its name. */
export const LIMITS: Record<RateLimitName, readonly Limit[]> = {
  'sign-in': [
    { points: 100, seconds: 15 * MINUTE, key: byAddress },
    { points: 10, seconds: 15 * MINUTE, key: byEmailAndAddress },
  ],
  registration: [{ points: 60, seconds: HOUR, key: byAddress }],
  start: [{ points: 60, seconds: HOUR, key: byUser }],
  branch: [{ points: 30, seconds: HOUR, key: byUser }],
  comparison: [{ points: 60, seconds: MINUTE, key: byUser }],
  message: [{ points: 60, seconds: MINUTE, key: byUser }],
  tip: [{ points: 60, seconds: MINUTE, key: byUser }],
  export: [{ points: 30, seconds: HOUR, key: byUser }],
  enquiry: [{ points: 10, seconds: HOUR, key: byAddress }],
};

/** Whoever has one IPv6 address has a whole /64 of them: they count as one. IPv4 addresses count singly, mapped or not. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

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

async function consume(limiter: RateLimiterRedis, subject: string): Promise<void> {
  try {
    await limiter.consume(subject);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError('rate_limited', `Too many requests. Please try again in ${inWords(retryAfter)}.`, {
      retryAfter,
    });
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
