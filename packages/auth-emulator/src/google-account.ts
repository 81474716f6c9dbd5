/** People with a Google account, as the emulator has them. */
import type { AuthEmulator } from './auth-emulator';

export interface GoogleAccount {
  /** What the account says of itself; `sub` is Google's own id of it. */
  readonly sub: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

export interface GoogleSession {
  readonly idToken: string;
  /** Firebase's id of the person. */
  readonly uid: string;
}

/** Signs in to the emulator as this person; the first time adds them. @throws Error when the emulator refuses */
export async function signInToEmulator(
  { host }: Pick<AuthEmulator, 'host'>,
  { emailVerified = true, ...account }: GoogleAccount,
): Promise<GoogleSession> {
  const claims = { ...account, email_verified: emailVerified, iss: '', aud: '', exp: 0, iat: 0 };
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      postBody: new URLSearchParams({ id_token: JSON.stringify(claims), providerId: 'google.com' }).toString(),
      requestUri: `http://${host}`,
      returnSecureToken: true,
    }),
  });
  const body: unknown = await answer.json();
  if (!isSignedIn(body)) throw new Error(`The emulator answered ${answer.status}: ${JSON.stringify(body)}`);
  return { idToken: body.idToken, uid: body.localId };
}

function isSignedIn(body: unknown): body is { readonly idToken: string; readonly localId: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'idToken' in body &&
    typeof body.idToken === 'string' &&
    'localId' in body &&
    typeof body.localId === 'string'
  );
}
