/** Who signs in with Google: known by their Google account, joined to the account of their address, or new (product §4.8). */
import { duplicateKeyOf, type Database, type Identity, type UserRecord } from '@parley/db';
import {
  AppError,
  emailSchema,
  NAME_MAX_CHARACTERS,
  oneLine,
  type ErrorDetail,
  type GoogleSignIn,
  VISIBLE,
} from '@parley/shared';
import { GOOGLE, type GoogleIdentity, type GoogleTokens } from '../../auth/google';
import type { OpenAccount } from './open-account';

export interface GoogleSignInParts {
  readonly database: Database;
  readonly google: GoogleTokens;
  readonly openAccount: OpenAccount;
  readonly clock: () => Date;
}

export interface SignedInWithGoogle {
  readonly user: UserRecord;
  readonly isNewUser: boolean;
}

/**
 * Verifies the token and answers whose it is; who has no account gets one.
 * @throws AppError what {@link GoogleTokens.verify} throws; validation_failed when the body says otherwise than the token;
 * forbidden when Google knows no address, or has not verified one that has an account
 */
export type SignInWithGoogle = (body: GoogleSignIn) => Promise<SignedInWithGoogle>;

export function googleSignIn({ database, google, openAccount, clock }: GoogleSignInParts): SignInWithGoogle {
  const { users } = database;

  const known = async (person: Person): Promise<UserRecord | null> => {
    const { identity, email, emailVerified, photoURL } = person;
    const linked = await users.findByIdentity(identity);
    if (linked) return linked;
    const atAddress = await users.findByEmail(email);
    if (!atAddress) return null;
    if (!emailVerified) {
      throw new AppError(
        'forbidden',
        'Google has not verified this email address. Please sign in with your password instead.',
      );
    }
    return users.linkIdentity(atAddress.id, { identity, photoURL });
  };

  return async ({ idToken, ...claimed }) => {
    const token = await google.verify(idToken);
    refuseOtherThan(token, claimed);
    const person = personOf(token, clock());
    const before = await known(person);
    if (before) return { user: before, isNewUser: false };
    const { name, email, photoURL, identity } = person;
    try {
      const user = await openAccount({
        name,
        email,
        organization: '',
        photoURL,
        passwordHash: null,
        identities: [identity],
      });
      return { user, isNewUser: true };
    } catch (error) {
      if (duplicateKeyOf(error) === null) throw error;
      // The same person, at the same moment, from another tab; or somebody has registered the address just now.
      const user = await known(person);
      if (!user) throw error;
      return { user, isNewUser: false };
    }
  };
}

interface Person {
  readonly identity: Identity;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly photoURL: string | null;
}

function personOf({ uid, email, emailVerified, name, photoURL }: GoogleIdentity, now: Date): Person {
  const address = emailSchema.safeParse(email);
  if (!address.success) {
    throw new AppError('forbidden', 'Your Google account has no email address that could be used here.');
  }
  const line = oneLine(name ?? '')
    .slice(0, NAME_MAX_CHARACTERS)
    .trim();
  return {
    identity: { provider: GOOGLE, subject: uid, linkedAt: now },
    email: address.data,
    emailVerified,
    name: VISIBLE.test(line) ? line : address.data.replace(/@.*$/, '').slice(0, NAME_MAX_CHARACTERS),
    photoURL,
  };
}

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** @throws AppError validation_failed with one detail for each field that says otherwise than the token */
function refuseOtherThan(token: GoogleIdentity, claimed: Omit<GoogleSignIn, 'idToken'>): void {
  const differs = (['email', 'name', 'photoURL', 'uid'] as const).filter((field) => {
    const [said, known] = [claimed[field] ?? '', token[field] ?? ''];
    if (said === '' || known === '') return false;
    return field === 'email' ? !sameAddress(said, known) : said !== known;
  });
  const details: ErrorDetail[] = differs.map((field) => ({
    path: `body.${field}`,
    message: 'This is not what Google says',
  }));
  if (details.length > 0)
    throw new AppError('validation_failed', 'Google sign-in failed. Please try again.', { details });
}
