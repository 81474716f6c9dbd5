import { ApiError, messageOf } from '@/lib/api';

/** What somebody is told when a Google sign-in fails (product §4.8). */
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/popup-closed-by-user': 'Sign-in was cancelled. Please try again.',
  'auth/popup-blocked': 'Popup was blocked by browser. Please allow popups and try again.',
  'auth/cancelled-popup-request': 'Sign-in was cancelled.',
  'auth/network-request-failed': 'Network error. Please check your connection and try again.',
  'auth/too-many-requests': 'Too many failed attempts. Please try again later.',
};

/** Came back from Google without an account. */
export const CANCELLED = 'Sign-in was cancelled. Please try again.';

/** @param fallback where neither Firebase nor our server has words for it */
export function googleMessage(error: unknown, fallback = 'Authentication failed. Please try again.'): string {
  if (error instanceof ApiError) return messageOf(error, fallback);
  if (!(error instanceof Error)) return fallback;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return MESSAGES[code] ?? (error.message === '' ? fallback : error.message);
}
