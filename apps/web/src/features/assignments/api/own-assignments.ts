import type { OwnAssignment } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { teamKeys } from '@/lib/team';

/** GET /teams/my-assignments: the first to be over first. Read again where it is shown anew: each report changes it. */
export const ownAssignmentsQuery = () =>
  queryOptions({
    queryKey: [...teamKeys.all, 'my-assignments'],
    queryFn: ({ signal }): Promise<OwnAssignment[]> => api.request('GET /teams/my-assignments', { signal }),
    // Long enough that a page does not ask again for what was fetched ahead of it (ms).
    staleTime: 5000,
  });
