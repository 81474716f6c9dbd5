import { useMutation } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';

/** POST /enquiries: the contact form and the footer's e-mail field. */
export function useSendEnquiry() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /enquiries'>) => api.request('POST /enquiries', { body }),
  });
}

/** S2 §8; shown where the server says nothing of its own. */
export const ENQUIRY_FAILED = 'Failed to submit form. Please try again.';
