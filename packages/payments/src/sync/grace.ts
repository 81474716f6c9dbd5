/** How long access goes on when a renewal is not paid (product §5.16). */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export const addGrace = (paidUntil: Date): Date => new Date(paidUntil.getTime() + GRACE_MS);
