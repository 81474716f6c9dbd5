/** Bearer tokens: JWT, HS256 only, seven days, each naming the session it is the token of (product §4.5). */
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import type { TokenReference } from '@parley/db';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_ISSUER = 'parley';
export const TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** What a token says beside its end: whose it is, under which token version, and of which session. */
export const tokenClaimsSchema = z.object({
  sub: z.string(),
  ver: z.number().int(),
  sid: z.string(),
  /** Its end (seconds since 1970). */
  exp: z.number().int(),
});

/** The secret as a key, made once: from a text the library would first try, for every token, whether it is a certificate. */
export const tokenKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'));

/** Signs a token of a session. @param now the moment it starts to count; it ends with {@link tokenEnd} */
export function signToken(key: KeyObject, token: TokenReference, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return jwt.sign(
    {
      sub: token.userId,
      ver: token.tokenVersion,
      sid: token.sessionId,
      // Asked for by processes of the release before, which may still run (decision 0014).
      jti: randomUUID(),
      iat: issuedAt,
      exp: issuedAt + TOKEN_LIFETIME_SECONDS,
    },
    key,
    { algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER },
  );
}

/** The end of a token that is signed now. */
export const tokenEnd = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / 1000) + TOKEN_LIFETIME_SECONDS) * 1000);
