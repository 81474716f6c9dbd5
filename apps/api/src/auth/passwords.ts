/** Password hashes: bcrypt, and the same time spent whether or not there is an account. */
import { randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { normalisedPassword, PASSWORD_MAX_BYTES } from '@parley/shared';

/** `outdated`: right, but hashed from the form it was typed in; {@link Passwords.hash} it again. */
export type PasswordVerdict = 'right' | 'outdated' | 'wrong';

export interface Passwords {
  /** Of the password in its Unicode normal form (NFKC). */
  hash(password: string): Promise<string>;
  /** Compares; with no hash (unknown account) it takes as long and says no. */
  verify(password: string, hash: string | null): Promise<PasswordVerdict>;
}

/** bcrypt reads 72 bytes; a longer password never was anybody's. */
const fits = (password: string): boolean => Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;

/** @param cost bcrypt's work factor (12 in production) */
export function createPasswords(cost: number): Passwords {
  let decoy: Promise<string> | null = null;

  const equals = async (password: string, hash: string | null): Promise<boolean> => {
    const usable = hash !== null && fits(password);
    decoy ??= bcrypt.hash(randomBytes(24).toString('base64'), cost);
    const equal = await bcrypt.compare(password, usable ? hash : await decoy);
    return equal && usable;
  };

  return {
    hash: (password) => bcrypt.hash(normalisedPassword(password), cost),
    async verify(password, hash) {
      const normalised = normalisedPassword(password);
      if (await equals(normalised, hash)) return 'right';
      // Hashes from before passwords were normalised. The second comparison depends on what was typed, not on the account.
      if (password === normalised || !(await equals(password, hash))) return 'wrong';
      return fits(normalised) ? 'outdated' : 'right';
    },
  };
}
