/** Bearer tokens: JWT, HS256 only, seven days, each with an id of its own so that it can be revoked (product §4.5). */
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_ISSUER = 'parley';
export const TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** What a token says: whose it is, under which token version, its own id and its end (seconds since 1970). */
export const tokenClaimsSchema = z.object({
  sub: z.string(),
  ver: z.number().int(),
  jti: z.string(),
  exp: z.number(),
});

/** The secret as a key, made once: from a text the library would first try, for every token, whether it is a certificate. */
export const tokenKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'));

/** Signs a token for the user. @param now the moment it starts to count */
export function signToken(key: KeyObject, user: { id: string; tokenVersion: number }, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return jwt.sign(
    { sub: user.id, ver: user.tokenVersion, jti: randomUUID(), iat: issuedAt, exp: issuedAt + TOKEN_LIFETIME_SECONDS },
    key,
    { algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER },
  );
}
