import { useSyncExternalStore } from 'react';
import { navigateAway } from '@/lib/location';
import { localStore } from '@/lib/storage';
import { createSession, TOKEN_KEY, type SessionState } from './session';

/** The one session of this browser tab. */
export const session = createSession(localStore);

/** Follows signing in and out in other tabs. Returns what stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === TOKEN_KEY || event.key === null) session.restore();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Forgets who was signed in and leaves, for / where nothing else is said, with a full load, so that nothing of theirs stays in memory (product §4.6). */
export function leaveSignedOut(path = '/'): void {
  session.clear();
  navigateAway(path);
}

const VISITOR = { status: 'signed-out', user: null } as const;
/** Pages made ahead are made for visitors. */
const asVisitor = (): SessionState => VISITOR;

/** Who is signed in, and whether that is known yet. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, asVisitor);
}

export type { SessionState } from './session';
