import { navigateAway } from '@/lib/location';
import { logger } from '@/lib/logger';
import { session } from '@/lib/session';
import { returnTo } from '@/lib/storage';
import type { ApiError } from './api-error';
import { createApiClient } from './client';

type PaymentListener = (error: ApiError) => void;
const paymentListeners = new Set<PaymentListener>();

/** Calls back on every 402, so that the app can lead to the prices. Returns what stops it. */
export function onPaymentRequired(listener: PaymentListener): () => void {
  paymentListeners.add(listener);
  return () => void paymentListeners.delete(listener);
}

/** The product's API (product §2.11): 30 s time-out, bearer token, 401 to /login. */
export const api = createApiClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  baseUrl: '/api',
  timeoutMs: 30_000,
  logger,
  token: () => session.token(),
  onUnauthenticated() {
    if (window.location.pathname !== '/login') returnTo.remember(window.location.pathname + window.location.search);
    session.clear();
    navigateAway('/login');
  },
  onPaymentRequired(error) {
    for (const listener of paymentListeners) listener(error);
  },
});

export { ApiError, fieldMessage, messageOf } from './api-error';
export type { ApiList, BodyOf } from './client';
