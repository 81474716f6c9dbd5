/** Takes a point from a limit, or says how long to wait. */
import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@parley/shared';

/** @throws AppError rate_limited with the seconds to wait; Redis' error while Redis is away */
export async function consume(limiter: RateLimiterRedis, subject: string): Promise<void> {
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
  return seconds <= 2 * 60 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}
