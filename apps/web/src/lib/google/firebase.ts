/** Google sign-in by Firebase. The one file that imports it, and itself only ever loaded on demand (decision 0021). */
import type { GoogleSettings } from '@parley/shared';
import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signInWithRedirect,
  type Auth,
  type User,
} from 'firebase/auth';
import type { GoogleIdentity, GooglePerson } from './identity';

let auth: Auth | null = null;

/** Firebase keeps one application a page. */
function authOf({ apiKey, authDomain, projectId, emulatorUrl }: GoogleSettings): Auth {
  if (auth !== null) return auth;
  auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    // Who is signed in, our own session says. Nothing of Google's stays in the browser, so logging out leaves nothing behind.
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return auth;
}

export function connectFirebase(settings: GoogleSettings): GoogleIdentity {
  const service = authOf(settings);
  const provider = new GoogleAuthProvider();
  // Whoever shares a computer is asked which account, and can confirm who they are.
  provider.setCustomParameters({ prompt: 'select_account' });
  return {
    signInByPopup: async () => personOf((await signInWithPopup(service, provider)).user),
    leaveForSignIn: () => signInWithRedirect(service, provider),
    returned: async () => {
      const result = await getRedirectResult(service);
      return result && personOf(result.user);
    },
  };
}

function personOf(user: User): GooglePerson {
  return {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    photoURL: user.photoURL,
    token: async (fresh) => {
      const { token, issuedAtTime, expirationTime } = await user.getIdTokenResult(fresh);
      return { idToken: token, issuedAt: new Date(issuedAtTime), expiresAt: new Date(expirationTime) };
    },
  };
}
