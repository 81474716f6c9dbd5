/** What the team is asked for, as its admins see it (product §25). */
import type { TeamAssignment } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { teamKeys, useTeamChange } from '@/lib/team';

export const ASK_FAILED = 'Failed to ask your team';
export const END_FAILED = 'Failed to end this';

/** GET /teams/assignments: what runs, the first to be over first, and then what did last. */
export const teamAssignmentsQuery = () =>
  queryOptions({
    queryKey: [...teamKeys.all, 'assignments'],
    queryFn: ({ signal }): Promise<TeamAssignment[]> => api.request('GET /teams/assignments', { signal }),
  });

export type NewAssignment = BodyOf<'POST /teams/assignments'>;

/** POST /teams/assignments. */
export const useAsk = () =>
  useTeamChange((body: NewAssignment): Promise<TeamAssignment> => api.request('POST /teams/assignments', { body }));

/** POST /teams/assignments/:id/end. One that ended meanwhile is what was asked for. */
export const useEnd = () =>
  useTeamChange(({ _id: id }: TeamAssignment): Promise<TeamAssignment> =>
    api.request('POST /teams/assignments/:id/end', { params: { id } }),
  );
