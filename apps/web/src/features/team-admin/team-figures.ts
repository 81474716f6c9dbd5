/** Figures that several parts of the page need, from what the server said. */
import type { TeamDashboard } from '@parley/shared';

export type TeamTotals = TeamDashboard['teamTotals'];

/** How many more can be invited; null: as many as one likes (product §18.1). */
export function seatsLeft({ totalSeats, seatsTaken }: Pick<TeamTotals, 'totalSeats' | 'seatsTaken'>): number | null {
  return totalSeats === null ? null : Math.max(0, totalSeats - seatsTaken);
}

/** What is left of the pool; null: unlimited (product §18.1). */
export function creditsLeft({
  totalCreditsAvailable,
  creditsUsed,
}: Pick<TeamTotals, 'totalCreditsAvailable' | 'creditsUsed'>): number | null {
  return totalCreditsAvailable === null ? null : Math.max(0, totalCreditsAvailable - creditsUsed);
}

/** 'Expires soon!' from so many days on (product §18.8). */
const SOON_DAYS = 7;

export const expiresSoon = ({ daysRemaining }: Pick<TeamTotals, 'daysRemaining'>): boolean =>
  daysRemaining !== null && daysRemaining <= SOON_DAYS;
