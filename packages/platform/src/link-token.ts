/** Tokens of mailed links: random, and known to us by their hash alone (product §15.6). */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export interface LinkToken {
  /** Stands in the link and nowhere else. */
  readonly token: string;
  /** What is stored of it. */
  readonly hash: string;
}

/** What is stored of a token: its SHA-256. A slow hash would add nothing, since nobody guesses 256 random bits. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new token of 32 random bytes. */
export function newLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: linkTokenHash(token) };
}
