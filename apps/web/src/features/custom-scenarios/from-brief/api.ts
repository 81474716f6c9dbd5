/** A brief on its way to a scenario: read, looked at, corrected (product §23). */
import type { LibraryScenario } from '@parley/shared';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { scenarioKeys } from '@/lib/conversations';

/** A provider has a minute for it, and the built-in engine goes on after that (ms). */
const TIMEOUT_MS = 90_000;

const keyOf = (id: string) => [...scenarioKeys.all, 'one', id] as const;

/** GET /scenarios/{id}: with its brief, where it is one's own. */
export const scenarioQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }): Promise<LibraryScenario> => api.request('GET /scenarios/:id', { params: { id }, signal }),
    // What is being corrected is not read anew under one's hands.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** POST /scenarios/generate with a brief. */
export function useReadBrief(onRead: (scenario: LibraryScenario) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (brief: string): Promise<LibraryScenario> =>
      api.request('POST /scenarios/generate', { body: { brief }, timeoutMs: TIMEOUT_MS }),
    onSuccess(scenario) {
      client.setQueryData(keyOf(scenario._id), scenario);
      void client.invalidateQueries({ queryKey: [...scenarioKeys.all, 'own'] });
      onRead(scenario);
    },
  });
}

/** PUT /scenarios/{id}. */
export function useCorrect(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'PUT /scenarios/:id'>): Promise<LibraryScenario> =>
      api.request('PUT /scenarios/:id', {
        params: { id },
        body,
        ...(body.brief?.about === undefined ? {} : { timeoutMs: TIMEOUT_MS }),
      }),
    onSuccess(scenario) {
      client.setQueryData(keyOf(id), scenario);
      void client.invalidateQueries({ queryKey: [...scenarioKeys.all, 'own'] });
    },
  });
}
