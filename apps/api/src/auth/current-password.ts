/** Asks somebody who is signed in for their password again, before what must not be done with a session alone. */
import type { UserRecord } from '@parley/db';
import { AppError } from '@parley/shared';
import type { Passwords } from './passwords';

export interface CurrentPasswordTexts {
  /** Where none was given. */
  readonly missing: string;
  /** Where the account has none. */
  readonly none: string;
}

/** 403, never 401: the session is as good as before, and a browser must not take it for an end of it (product §4.10). */
const refuse = (code: 'validation_failed' | 'forbidden', message: string): AppError =>
  new AppError(code, message, { details: [{ path: 'body.currentPassword', message }] });

export const wrongCurrentPassword = (): AppError => refuse('forbidden', 'Your current password is not correct');

/**
 * @returns the hash that the password was compared with
 * @throws AppError validation_failed without a password, forbidden with a wrong one or where the account has none
 */
export async function requireCurrentPassword(
  passwords: Passwords,
  { passwordHash }: UserRecord,
  given: string | undefined,
  texts: CurrentPasswordTexts,
): Promise<string> {
  if (passwordHash === null) throw refuse('forbidden', texts.none);
  if (given === undefined || given === '') throw refuse('validation_failed', texts.missing);
  if ((await passwords.verify(given, passwordHash)) === 'wrong') throw wrongCurrentPassword();
  return passwordHash;
}
