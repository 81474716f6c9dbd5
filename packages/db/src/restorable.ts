/** What people delete can be taken back for a day, and is erased after it (product §17.8). */

/** How long a deletion can be taken back (ms). */
export const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** Of a TTL index over `deletedAt`. */
export const ERASED_AFTER = { expireAfterSeconds: RESTORABLE_MS / 1000 } as const;

/** For queries: not deleted. */
export const THERE = { deletedAt: null } as const;

/** For queries: deleted, and still to be taken back. MongoDB erases once a minute, so what is overdue may still lie there. */
export const restorableAt = (now: Date) => ({ deletedAt: { $gt: new Date(now.getTime() - RESTORABLE_MS) } });

/** Until when what is deleted now can be taken back. */
export const restorableUntil = (now: Date): Date => new Date(now.getTime() + RESTORABLE_MS);
