/** Hands over to our server who Google says somebody is (product §4.8). */
import type { SessionUser } from '@parley/shared';
import { api } from '@/lib/api';
import { session } from '@/lib/session';
import { forgetUnlessInvited } from '@/lib/invitation';
import { sessionFlags } from '@/lib/storage';
import type { GooglePerson, GoogleToken } from './identity';
import { keepFresh } from './token-refresh';

/** A token that is older is not handed over: what it says may have been true some time ago. */
const TOKEN_AGE_MS = 300_000;

const isStale = ({ issuedAt }: GoogleToken, now: Date): boolean => now.getTime() - issuedAt.getTime() > TOKEN_AGE_MS;

async function handOver(person: GooglePerson, { idToken }: GoogleToken): Promise<SessionUser> {
  const { uid, email, name, photoURL } = person;
  return api.request('POST /users/google-auth', { body: { idToken, uid, email, name, photoURL } });
}

/**
 * Stores user and token; somebody new is welcomed. As long as the page stays, the session is carried on with each token
 * that Google gives it.
 * @throws ApiError when the server refuses
 */
export async function signInWith(person: GooglePerson): Promise<void> {
  const now = new Date();
  let token = await person.token(false);
  // Whoever took long on the way back has proved who they are all the same.
  if (isStale(token, now)) token = await person.token(true);
  const user = await handOver(person, token);
  if (user.isNewUser) {
    forgetUnlessInvited();
    sessionFlags.set('showWelcome');
  }
  session.signIn(user);
  carryOn(person, user, token);
}

function carryOn(person: GooglePerson, { _id }: SessionUser, first: GoogleToken): void {
  // Another tab may have signed out, or somebody else in.
  const isTheirs = (): boolean => session.getState().user?._id === _id;
  const stop = keepFresh({
    first,
    refresh: async () => {
      if (!isTheirs()) return stop();
      const token = await person.token(true);
      if (isTheirs() && !isStale(token, new Date())) session.signIn(await handOver(person, token));
      return token;
    },
  });
}
