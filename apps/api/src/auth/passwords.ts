/** Password hashes: bcrypt, and the same time spent whether or not there is an account. */
import { randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { PASSWORD_MAX_BYTES } from '@parley/shared';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares; with no hash (unknown account) it takes as long and says no. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/** @param cost bcrypt's work factor (12 in production) */
export function createPasswords(cost: number): Passwords {
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => bcrypt.hash(password, cost),
    async matches(password, hash) {
      // bcrypt reads 72 bytes; a longer password never was anybody's.
      const usable = hash !== null && Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
      decoy ??= bcrypt.hash(randomBytes(24).toString('base64'), cost);
      const equal = await bcrypt.compare(password, usable ? hash : await decoy);
      return equal && usable;
    },
  };
}
