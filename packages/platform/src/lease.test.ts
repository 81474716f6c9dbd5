import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { LEASE_TIMING, leaseEnd, whileHeld, type HeldWork } from './lease';
import { createLogger } from './logger';

const logger = createLogger({ service: 'lease-test', level: 'silent' });
const START = new Date('2026-11-22T09:00:00Z');
const lease = { leaseMs: 100, renewMs: 5, sweepMs: 40 };

interface Renewals {
  readonly held: HeldWork;
  /** Resolves with the renewal of this number, counted from 1. */
  readonly reached: (count: number) => Promise<void>;
  readonly until: Date[];
}

function renewals(answer: (count: number) => Promise<boolean>, longestMs = 60_000): Renewals {
  const until: Date[] = [];
  const waiting = new Map<number, () => void>();
  return {
    until,
    held: {
      lease,
      longestMs,
      clock: () => START,
      logger,
      renew: (heldUntil) => {
        until.push(heldUntil);
        waiting.get(until.length)?.();
        return answer(until.length);
      },
    },
    reached: (count) => new Promise((resolve) => waiting.set(count, resolve)),
  };
}

describe('the timing of leases', () => {
  it('lets another finish within 15 s, its own work included, and forgives three missed renewals', () => {
    const { leaseMs, renewMs, sweepMs } = LEASE_TIMING;
    expect(leaseMs).toBe(10_000);
    expect(leaseMs + sweepMs).toBeLessThanOrEqual(13_000);
    expect(3 * renewMs).toBeLessThan(leaseMs);
  });
});

describe('work under a lease', () => {
  it('is renewed while it lasts, and no longer', async () => {
    const { held, reached, until } = renewals(async () => true);
    const third = reached(3);
    expect(await whileHeld(held, () => third.then(() => 'done'))).toBe('done');
    expect(until.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => leaseEnd(START, 100)));
    const count = until.length;
    await pause(30);
    expect(until).toHaveLength(count);
  });

  it('is renewed again after a renewal that failed', async () => {
    const { held, reached } = renewals((count) =>
      count === 1 ? Promise.reject(new Error('away')) : Promise.resolve(true),
    );
    await expect(whileHeld(held, () => reached(2))).resolves.toBeUndefined();
  });

  it('is not renewed once somebody else has it', async () => {
    const { held, until } = renewals(async () => false);
    await whileHeld(held, () => pause(60));
    expect(until).toHaveLength(1);
  });

  it('is not renewed for ever when it hangs', async () => {
    const { held, until } = renewals(async () => true, 30);
    await whileHeld(held, () => pause(60));
    const count = until.length;
    expect(count).toBeGreaterThan(0);
    // At most one for each 5 ms of the 30.
    expect(count).toBeLessThanOrEqual(6);
  });

  it('throws what the work throws', async () => {
    const { held } = renewals(async () => true);
    await expect(whileHeld(held, () => Promise.reject(new Error('the work')))).rejects.toThrow('the work');
  });
});
