/** What somebody is in a team (product §18.7). Plain data, for the browser too. */
export const TEAM_ROLES = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
