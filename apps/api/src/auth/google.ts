/** Google identity tokens, as Firebase signs them: nothing else is believed about who came from Google (product §4.8). */
import type { Agent } from 'node:https';
import type { UserRecord } from '@parley/db';
import { AppError } from '@parley/shared';
import type { DecodedIdToken, Auth } from 'firebase-admin/auth';

export const GOOGLE = 'google';

export interface GoogleConfig {
  /** Tokens of other projects are refused. */
  readonly projectId: string;
  /** The key of Firebase's web app, which is no secret; null where the web can't offer the sign-in. */
  readonly apiKey: string | null;
  /** The host whose pages sign in: Firebase's own, or this installation's where it passes `/__/auth` on. */
  readonly authDomain: string;
  /** `host:port`. Its tokens are unsigned, which is why production refuses it. */
  readonly emulatorHost: string | null;
  /** A key of the project, or the path of its file: with one, sign-outs and blocks at Google count at once. */
  readonly serviceAccount: Readonly<Record<string, string>> | string | null;
}

/** What a verified token says. */
export interface GoogleIdentity {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly photoURL: string | null;
  readonly issuedAt: Date;
  /** When the person last proved to Google who they are; a refreshed token keeps it. */
  readonly authenticatedAt: Date;
}

export interface GoogleTokens {
  /**
   * @throws AppError unauthenticated for a token that is forged, expired, revoked, of another project, or older than five
   * minutes; forbidden where Google sign-in is not set up; upstream_unavailable while Google can't be asked
   */
  verify(idToken: string): Promise<GoogleIdentity>;
  /**
   * For what somebody without a password has to confirm: a token of this person's Google account, who signed in to it
   * within the last five minutes.
   * @throws AppError forbidden for any other token; upstream_unavailable while Google can't be asked
   */
  verifyFresh(user: Pick<UserRecord, 'identities'>, idToken: string): Promise<void>;
}

export interface GoogleTokensParts {
  readonly config: GoogleConfig | null;
  readonly clock: () => Date;
  /** In place of the usual way to Google. */
  readonly httpAgent?: Agent;
}

/** Older tokens are not taken, though Google's count for an hour: whoever finds one has little time to use it. */
export const GOOGLE_TOKEN_AGE_MS = 300_000;

const FAILED = 'Google sign-in failed. Please try again.';
const STALE = 'Please sign in with Google again to confirm that it is you';

/** What the library says of a token that must not count; anything else went wrong on the way to Google. */
const REFUSALS = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);
/** Under the first of these codes it also says that Google's keys could not be fetched. */
const UNREACHED = /^Error (?:while making request|fetching)/;

export function createGoogleTokens({ config, clock, httpAgent }: GoogleTokensParts): GoogleTokens {
  let auth: Promise<Auth> | null = null;

  const verify = async (idToken: string): Promise<GoogleIdentity> => {
    if (config === null) throw new AppError('forbidden', 'Google sign-in is not set up on this installation.');
    auth ??= connect(config, httpAgent);
    try {
      const checkRevoked = config.serviceAccount !== null;
      return identityOf(await (await auth).verifyIdToken(idToken, checkRevoked));
    } catch (error) {
      throw isRefusal(error)
        ? new AppError('unauthenticated', FAILED, { cause: error })
        : new AppError('upstream_unavailable', 'Google can not be reached. Please try again later.', { cause: error });
    }
  };
  const isFresh = (since: Date): boolean => clock().getTime() - since.getTime() <= GOOGLE_TOKEN_AGE_MS;

  return {
    async verify(idToken) {
      const identity = await verify(idToken);
      if (!isFresh(identity.issuedAt)) throw new AppError('unauthenticated', FAILED);
      return identity;
    },

    async verifyFresh({ identities }, idToken) {
      const identity = await verify(idToken).catch((error: unknown) => {
        // Their session is fine; a 401 would end it.
        if (error instanceof AppError && error.code === 'unauthenticated')
          throw new AppError('forbidden', STALE, { cause: error });
        throw error;
      });
      const theirs = identities.some(({ provider, subject }) => provider === GOOGLE && subject === identity.uid);
      if (!theirs || !isFresh(identity.authenticatedAt)) throw new AppError('forbidden', STALE);
    },
  };
}

/** Loaded by the first sign-in: it takes 30 MB, which an installation without Google never needs. */
async function connect({ projectId, serviceAccount }: GoogleConfig, httpAgent: Agent | undefined): Promise<Auth> {
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const credential = serviceAccount === null ? {} : { credential: cert(serviceAccount) };
  const app = initializeApp(
    { projectId, ...credential, ...(httpAgent === undefined ? {} : { httpAgent }) },
    // The library keeps its applications by name; several of ours in one process must not find each other's.
    `parley-${crypto.randomUUID()}`,
  );
  return getAuth(app);
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return REFUSALS.has(error.code) && !UNREACHED.test(error.message);
}

function identityOf(token: DecodedIdToken): GoogleIdentity {
  const name: unknown = token['name'];
  return {
    uid: token.uid,
    email: token.email ?? null,
    emailVerified: token.email_verified === true,
    name: typeof name === 'string' ? name : null,
    photoURL: token.picture ?? null,
    issuedAt: new Date(token.iat * 1000),
    authenticatedAt: new Date(token.auth_time * 1000),
  };
}
