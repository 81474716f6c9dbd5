/** A team as the operator sees it (product §24.3). */
import type { Database, TeamRecord } from '@parley/db';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface DescribedTeam extends Omit<TeamRecord, 'ownerId'> {
  /** null where the owner closed the account and nobody has taken over. */
  readonly owner: { readonly name: string; readonly email: string } | null;
  readonly state: 'running' | 'over';
  /** Whole days, rounded up, never below 0; null where it is open-ended. */
  readonly daysRemaining: number | null;
}

export async function describeTeams(
  { users }: Pick<Database, 'users'>,
  teams: readonly TeamRecord[],
  now: Date,
): Promise<DescribedTeam[]> {
  return Promise.all(
    teams.map(async ({ ownerId, ...team }) => {
      const owner = ownerId === null ? null : await users.findById(ownerId);
      const msLeft = team.endsAt && team.endsAt.getTime() - now.getTime();
      return {
        ...team,
        owner: owner && { name: owner.name, email: owner.email },
        state: msLeft === null || msLeft > 0 ? 'running' : 'over',
        daysRemaining: msLeft === null ? null : Math.max(0, Math.ceil(msLeft / DAY_MS)),
      };
    }),
  );
}
