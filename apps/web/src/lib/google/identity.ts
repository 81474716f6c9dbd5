/** What the product wants of Google: who somebody is, and tokens that say so. What stands behind it is firebase.ts. */
import type { GoogleSettings } from '@parley/shared';

export interface GoogleToken {
  readonly idToken: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface GooglePerson {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly photoURL: string | null;
  /** The token of this sign-in, or a new one in its place. */
  token(fresh: boolean): Promise<GoogleToken>;
}

export interface GoogleIdentity {
  /** Signs in in a window of its own. */
  signInByPopup(): Promise<GooglePerson>;
  /** Leaves for Google; whoever comes back is found by {@link GoogleIdentity.returned}. */
  leaveForSignIn(): Promise<void>;
  /** Who has come back; null where nobody has signed in on the way. */
  returned(): Promise<GooglePerson | null>;
}

export type ConnectGoogle = (settings: GoogleSettings) => Promise<GoogleIdentity>;

/** The code that Firebase has for it, so that one table of messages serves both. */
class GoogleUnreachable extends Error {
  readonly code = 'auth/network-request-failed';
}

/** Fetches Firebase, which nobody else pays for (decision 0007). @throws an error with the code of no network */
export const connectGoogle: ConnectGoogle = async (settings) => {
  const { connectFirebase } = await import('./firebase').catch((cause: unknown) => {
    throw new GoogleUnreachable('Firebase did not load', { cause });
  });
  return connectFirebase(settings);
};

/** Phones and tablets leave the page to sign in: windows of their own serve them badly. */
export const signsInByRedirect = (userAgent: string): boolean =>
  /android|iphone|ipad|ipod|mobile|blackberry|iemobile|opera mini/i.test(userAgent);
