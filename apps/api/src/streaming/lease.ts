/** How long a process may be silent before another takes over what it was doing. */
export interface LeaseTiming {
  /** A lease counts for this long (ms). */
  readonly leaseMs: number;
  /** It is renewed this often (ms). */
  readonly renewMs: number;
  /** How often a process looks for work whose lease has run out (ms). */
  readonly sweepMs: number;
}

export const LEASE_TIMING: LeaseTiming = { leaseMs: 15_000, renewMs: 5_000, sweepMs: 15_000 };

/** The moment a lease taken now runs out. */
export function leaseEnd(now: Date, leaseMs: number): Date {
  return new Date(now.getTime() + leaseMs);
}
