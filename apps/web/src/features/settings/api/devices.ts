import type { DeviceSession } from '@parley/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { leaveSignedOut } from '@/lib/session';

export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: ({ signal }): Promise<DeviceSession[]> => api.request('GET /users/sessions', { signal }),
    // Another device may have signed in, or out, since.
    staleTime: 0,
  });

/** GET /users/sessions (product §4.11). */
export const useDevices = () => useQuery(devicesQuery());

/** DELETE /users/sessions/:id. One that was signed out in the meantime is what was asked for. */
export function useSignOutDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ _id: id }: DeviceSession) => {
      try {
        await api.request('DELETE /users/sessions/:id', { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_done, { _id }) =>
      client.setQueryData(devicesQuery().queryKey, (listed) => listed?.filter((device) => device._id !== _id)),
  });
}

/** POST /users/logout-everywhere; this device is among them, and forgets who was signed in. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => api.request('POST /users/logout-everywhere'),
    onSuccess: () => leaveSignedOut(),
  });
}
