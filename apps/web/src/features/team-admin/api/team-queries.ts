import type { TeamDashboard, TeamLeaderboard } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { teamKeys } from '@/lib/team';

/** GET /teams/dashboard (product §18.5). */
export const teamDashboardQuery = () =>
  queryOptions({
    queryKey: [...teamKeys.all, 'dashboard'],
    queryFn: ({ signal }): Promise<TeamDashboard> => api.request('GET /teams/dashboard', { signal }),
  });

/** GET /teams/leaderboard (product §18.14). */
export const teamLeaderboardQuery = () =>
  queryOptions({
    queryKey: [...teamKeys.all, 'leaderboard'],
    queryFn: ({ signal }): Promise<TeamLeaderboard> => api.request('GET /teams/leaderboard', { signal }),
  });
