import { logger } from '@/lib/logger';
import { reloadedFor } from '@/lib/storage';

/** How long a code chunk may take to arrive, in ms (product §2.7). */
const CHUNK_TIMEOUT_MS = 120_000;

export interface CodeLoading {
  readonly timeoutMs: number;
  /** Whether the browser has a connection at all: a reload without one would lose even the page that is open. */
  readonly online: () => boolean;
  readonly reload: () => void;
  /** What names the release that this page belongs to. */
  readonly release: () => string;
}

const IN_BROWSER: CodeLoading = {
  timeoutMs: CHUNK_TIMEOUT_MS,
  online: () => navigator.onLine,
  reload: () => window.location.reload(),
  release: () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '',
};

/** Given up after the time-out: nobody waits for ever for a page. */
class TooLate extends Error {}

/**
 * Fetches code that isn't there yet. Where it cannot be had, most likely because a new release has replaced it, the page is
 * loaded anew, once for each release (product §2.7).
 * @throws when it is not there in time, when there is no connection, or when loading anew has not helped
 */
export async function loadCode<Code>(name: string, load: () => Promise<Code>, how = IN_BROWSER): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`The page ${name} did not load in time`)), how.timeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    const release = how.release();
    const wasTried = reloadedFor.release() === release;
    if (error instanceof TooLate || !how.online() || wasTried || !reloadedFor.remember(release)) throw error;
    logger.info('The page is loaded anew: code of it was not to be had', { name, error: String(error) });
    how.reload();
    // The page goes away; nothing is to be shown in the meantime.
    return await new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}
