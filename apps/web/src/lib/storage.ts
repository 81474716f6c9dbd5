/** Local and session storage under the names of product §2.9; a browser that refuses storage keeps them in memory. */
import { logger } from '@/lib/logger';

export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

interface WebStorage extends KeyValueStorage {
  /** Whether what is set outlives this page: false once the browser has refused. */
  lasts(): boolean;
}

/** Wraps a Web Storage. Where it can't be used (private window, quota), values live until the page is left. */
export function webStorage(open: () => Storage): WebStorage {
  const memory = new Map<string, string>();
  let refusalLogged = false;
  const attempt = <T>(action: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return action(open());
    } catch (error) {
      if (!refusalLogged) logger.error('Browser storage is not available', { error: String(error) });
      refusalLogged = true;
      return otherwise();
    }
  };
  return {
    get: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => memory.get(key) ?? null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    remove: (key) =>
      attempt(
        (storage) => storage.removeItem(key),
        () => void memory.delete(key),
      ),
    lasts: () => !refusalLogged,
  };
}

export const localStore = webStorage(() => window.localStorage);
const sessionStore = webStorage(() => window.sessionStorage);

/** Flags that last as long as the browser tab (product §2.9). */
export type SessionFlag =
  | 'ctaDismissed'
  | 'upgradeSidebarDismissed'
  | 'mobileFABDismissed'
  | 'exitIntentShown'
  | 'showWelcome'
  | 'googleRedirect';

export const sessionFlags = {
  isSet: (flag: SessionFlag): boolean => sessionStore.get(flag) === 'true',
  set: (flag: SessionFlag): void => sessionStore.set(flag, 'true'),
  clear: (flag: SessionFlag): void => sessionStore.remove(flag),
};

const RETURN_TO = 'returnTo';

/** Where somebody wanted to go before signing in became necessary; a path on this site, never another origin. */
export const returnTo = {
  remember: (path: string): void => sessionStore.set(RETURN_TO, path),
  path: (): string | null => {
    const path = sessionStore.get(RETURN_TO);
    return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
  },
  forget: (): void => sessionStore.remove(RETURN_TO),
};

const RELOADED_FOR = 'reloadedFor';

/** The release for which this tab has loaded a page anew because code of it was missing (product §2.7). */
export const reloadedFor = {
  release: (): string | null => sessionStore.get(RELOADED_FOR),
  /** Whether it will still be known after the page is loaded anew: a browser that refuses storage forgets it. */
  remember: (release: string): boolean => {
    sessionStore.set(RELOADED_FOR, release);
    return sessionStore.lasts();
  },
};

const CHOSEN_PLAN = 'chosenPlan';

/** The plan that somebody clicked before they had an account, as text; for the session. */
export const chosenPlan = {
  remember: (choice: string): void => sessionStore.set(CHOSEN_PLAN, choice),
  choice: (): string | null => sessionStore.get(CHOSEN_PLAN),
  forget: (): void => sessionStore.remove(CHOSEN_PLAN),
};
