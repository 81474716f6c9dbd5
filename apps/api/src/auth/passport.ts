/** The two ways to say who you are: e-mail with password (local), and the bearer token (jwt). */
import { callbackify } from 'node:util';
import passportModule from 'passport';
import { ExtractJwt, Strategy as JwtStrategy } from 'passport-jwt';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Request } from 'express';
import type { Database, UserRecord } from '@parley/db';
import type { Caller } from '../contract/handler';
import type { Passwords } from './passwords';
import type { Sessions } from './sessions';
import { TOKEN_ALGORITHM, TOKEN_ISSUER, tokenClaimsSchema, tokenKey } from './tokens';

export type Authenticator = InstanceType<typeof passportModule.Passport>;

export interface PassportSettings {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly jwtSecret: string;
  readonly clock: () => Date;
}

/** An authenticator of its own (passport's global one is shared by everything in a process). */
export function createPassport({ database, passwords, sessions, jwtSecret, clock }: PassportSettings): Authenticator {
  const passport = new passportModule.Passport();
  passport.use(
    'local',
    new LocalStrategy(
      { usernameField: 'email', passwordField: 'password', session: false },
      callbackify(
        async (email: string, password: string) =>
          (await findByCredentials(database, passwords, email, password)) ?? false,
      ),
    ),
  );
  passport.use(
    'jwt',
    new JwtStrategy(
      {
        jwtFromRequest: ExtractJwt.fromExtractors([ExtractJwt.fromAuthHeaderAsBearerToken(), formToken]),
        // Passed on to jsonwebtoken as it is, which takes a key; the types of the strategy know texts alone.
        secretOrKey: tokenKey(jwtSecret) as unknown as Buffer,
        algorithms: [TOKEN_ALGORITHM],
        issuer: TOKEN_ISSUER,
        // The library knows the machine's time alone: whether a token has run out is looked at below, by the clock passed in.
        ignoreExpiration: true,
      },
      callbackify((claims: unknown) => findCaller(sessions, claims, clock())),
    ),
  );
  return passport;
}

/**
 * The hidden field of a form (product §14.3). Only rows of the endpoint table with a `form` parse one, so a token in a body counts
 * nowhere else. Whoever can put it there knows it already: there is no cookie that a foreign page could make use of.
 */
function formToken(req: Request): string | null {
  const body: unknown = req.is('application/x-www-form-urlencoded') ? req.body : null;
  return typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
    ? body.token
    : null;
}

async function findByCredentials(
  database: Database,
  passwords: Passwords,
  email: string,
  password: string,
): Promise<UserRecord | null> {
  const user = await database.users.findByEmail(email);
  const verdict = await passwords.verify(password, user?.passwordHash ?? null);
  if (user === null || user.passwordHash === null || verdict === 'wrong') return null;
  if (verdict === 'outdated')
    await database.users.replacePasswordHash(user.id, { from: user.passwordHash, to: await passwords.hash(password) });
  return user;
}

async function findCaller(sessions: Sessions, claims: unknown, now: Date): Promise<Caller | null> {
  const parsed = tokenClaimsSchema.safeParse(claims);
  if (!parsed.success) return null;
  const { sub, ver, sid, exp } = parsed.data;
  if (exp * 1000 <= now.getTime()) return null;
  return sessions.find({ userId: sub, tokenVersion: ver, sessionId: sid });
}
