/** Keeps a Google token from running out while the page is open (product §4.8). */
import type { GoogleToken } from './identity';

/** So long before a token runs out the next one is asked for (ms). */
const AHEAD_MS = 5 * 60_000;
/** After a failure; doubled with each that follows (ms). */
const RETRY_MIN_MS = 30_000;
const RETRY_MAX_MS = 16 * 60_000;

export interface FreshToken {
  readonly first: Pick<GoogleToken, 'expiresAt'>;
  /** Gets and uses the next token; nothing where there is no more need of one. */
  readonly refresh: () => Promise<Pick<GoogleToken, 'expiresAt'> | void>;
  readonly now?: () => number;
  /** Calls back after so many milliseconds; returns what stops it. */
  readonly after?: (ms: number, then: () => void) => () => void;
}

const later = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/**
 * Refreshes five minutes before each token ends; after a failure in 30 s, then in twice as long each time, in 16 minutes at
 * most. @returns what ends it
 */
export function keepFresh({ first, refresh, now = Date.now, after = later }: FreshToken): () => void {
  let isStopped = false;
  let cancel: () => void = () => undefined;
  let retryMs = RETRY_MIN_MS;

  const wait = (ms: number): void => {
    if (!isStopped) cancel = after(ms, () => void next());
  };
  const waitFor = ({ expiresAt }: Pick<GoogleToken, 'expiresAt'>): void =>
    wait(Math.max(0, expiresAt.getTime() - now() - AHEAD_MS));
  const next = async (): Promise<void> => {
    try {
      const token = await refresh();
      retryMs = RETRY_MIN_MS;
      if (token) waitFor(token);
    } catch {
      // Whatever it was, our own session goes on, and the next try may get through.
      wait(retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    }
  };

  waitFor(first);
  return () => {
    isStopped = true;
    cancel();
  };
}
