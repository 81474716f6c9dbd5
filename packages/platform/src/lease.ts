/** Leases: work that outlives its process is taken up by another one, and never done by two. */
import type { Logger } from './logger';

/** How long a process may be silent before another takes over what it was doing. */
export interface LeaseTiming {
  /** A lease counts for this long (ms). */
  readonly leaseMs: number;
  /** It is renewed this often (ms). */
  readonly renewMs: number;
  /** How often a process looks for work whose lease has run out (ms). */
  readonly sweepMs: number;
}

/**
 * What a killed process was doing is taken up by another within lease + sweep, 12 s. A process that only stands still
 * keeps its leases for three missed renewals.
 */
export const LEASE_TIMING: LeaseTiming = { leaseMs: 10_000, renewMs: 2_500, sweepMs: 2_000 };

/** The moment a lease taken now runs out. */
export function leaseEnd(now: Date, leaseMs: number): Date {
  return new Date(now.getTime() + leaseMs);
}

export interface HeldWork {
  readonly lease: LeaseTiming;
  /** Renewed no longer than this (ms): work that hangs passes to somebody else too. */
  readonly longestMs: number;
  readonly clock: () => Date;
  /** False when somebody else has the work now. */
  readonly renew: (heldUntil: Date) => Promise<boolean>;
  readonly logger: Logger;
}

/**
 * Does the work and renews its lease meanwhile. A renewal that fails is tried again with the next one.
 * @throws what the work throws
 */
export async function whileHeld<T>(held: HeldWork, work: () => Promise<T>): Promise<T> {
  const { lease, longestMs, clock, renew, logger } = held;
  const began = performance.now();
  const renewOnce = async (): Promise<void> => {
    try {
      if (await renew(leaseEnd(clock(), lease.leaseMs))) return;
      clearInterval(renewing);
    } catch (error) {
      logger.warn({ err: error }, 'a lease could not be renewed');
    }
  };
  const renewing = setInterval(() => {
    if (performance.now() - began < longestMs) void renewOnce();
    else clearInterval(renewing);
  }, lease.renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
