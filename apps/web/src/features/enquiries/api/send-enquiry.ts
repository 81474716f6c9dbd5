import { useMutation } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';

/** POST /enquiries: the contact form and the footer's e-mail field. */
export function useSendEnquiry() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /enquiries'>) => api.request('POST /enquiries', { body }),
  });
}

/** Shown where the server says nothing of its own (product §2.12). */
export const ENQUIRY_FAILED = 'Failed to submit form. Please try again.';
