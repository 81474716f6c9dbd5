/** What is said when a track can't be shown (product §16.4). Pure. */
import { ApiError, messageOf } from '@/lib/api';

export const NO_SLUG = 'No kit specified in URL';

/** The text for an answer of this status; else the server's words, or those of the connection. */
export function trackFailure(error: unknown, slug: string): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) {
    return messageOf(error, `Learning Track "${slug}" not found. Please check the URL or try another track.`);
  }
  if (status === 403) return 'You do not have permission to access this Learning Track.';
  if (status === 500) return 'Server error while loading Learning Track. Please try again later.';
  return `Failed to load Learning Track: ${messageOf(error, 'No answer came. Please check your connection.')}`;
}
