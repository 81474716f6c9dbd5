import type { EmailPreferences } from '@parley/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';

const emailPreferencesQuery = () =>
  queryOptions({
    queryKey: ['email-preferences'],
    queryFn: ({ signal }): Promise<EmailPreferences> => api.request('GET /users/email-preferences', { signal }),
    // A letter's link may have switched one off since.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** GET /users/email-preferences (product §15.5). */
export const useEmailPreferences = () => useQuery(emailPreferencesQuery());

/** PUT /users/email-preferences, all six at once; what is stored then is what is shown. */
export function useSaveEmailPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailPreferences) => api.request('PUT /users/email-preferences', { body }),
    onSuccess: (saved) => client.setQueryData(emailPreferencesQuery().queryKey, saved),
  });
}
