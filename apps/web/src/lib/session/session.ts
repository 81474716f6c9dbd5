/** Who is signed in: user and token, kept in local storage (product §2.9). */
import type { SessionUser, User } from '@parley/shared';
import type { KeyValueStorage } from '@/lib/storage';

export const TOKEN_KEY = 'token';
const USER_KEY = 'user';

export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User };

export interface Session {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The bearer token as stored now; another tab may have changed it. */
  token(): string | null;
  /** Reads what an earlier visit stored; `loading` ends here. */
  restore(): void;
  signIn(user: SessionUser): void;
  /** The session goes on with another token (product §4.10). */
  replaceToken(token: string): void;
  /** A profile update replaces the stored user. */
  replaceUser(user: User): void;
  clear(): void;
}

/** What a version before this one did not store. It is asked for again where it matters (product §4.7). */
const NOT_STORED = { hasPassword: true, pendingEmail: null } as const;

function parseUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? { ...NOT_STORED, ...value } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'email' in value &&
    typeof value.email === 'string'
  );
}

/** Builds a session over a storage. It starts `loading` until `restore` is called. */
export function createSession(storage: KeyValueStorage): Session {
  let state: SessionState = { status: 'loading', user: null };
  const listeners = new Set<() => void>();
  const become = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const store = (user: User): void => {
    storage.set(USER_KEY, JSON.stringify(user));
    become({ status: 'signed-in', user });
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    token: () => storage.get(TOKEN_KEY),
    restore() {
      const user = parseUser(storage.get(USER_KEY));
      const token = storage.get(TOKEN_KEY);
      become(user !== null && token !== null ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
    },
    signIn({ token, ...user }) {
      storage.set(TOKEN_KEY, token);
      store(user);
    },
    replaceToken: (token) => storage.set(TOKEN_KEY, token),
    replaceUser: store,
    clear() {
      storage.remove(TOKEN_KEY);
      storage.remove(USER_KEY);
      become({ status: 'signed-out', user: null });
    },
  };
}
