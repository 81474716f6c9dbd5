/** Runs passport's strategies and turns their verdict into a value, or into the error the user sees. */
import type { Request, Response } from 'express';
import type { UserRecord } from '@parley/db';
import { AppError } from '@parley/shared';
import type { Authenticator } from '../auth/passport';
import { SESSION_ENDED } from '../auth/sessions';
import type { Caller } from '../contract/handler';

/** @throws AppError unauthenticated when the bearer token is missing, broken or expired, or its session has ended */
export type Authenticate = (req: Request, res: Response) => Promise<Caller>;
/** @throws AppError unauthenticated when e-mail and password don't belong together */
export type CheckCredentials = (req: Request, res: Response) => Promise<UserRecord>;

/** The same for an unknown address and a wrong password (product §4.4). */
const WRONG_CREDENTIALS = 'Failed to login. Please check your credentials.';

/** Who makes the call where that is only good to know; null without a token that counts. */
export type FindCaller = (req: Request, res: Response) => Promise<Caller | null>;

export const callerFinding =
  (passport: Authenticator): FindCaller =>
  (req, res) =>
    runStrategy<Caller>(passport, 'jwt', req, res);

export function bearerAuthentication(findCaller: FindCaller): Authenticate {
  return async (req, res) => {
    const caller = await findCaller(req, res);
    if (caller) return caller;
    const message = req.get('authorization') === undefined ? 'Please sign in to continue.' : SESSION_ENDED;
    throw new AppError('unauthenticated', message);
  };
}

export function credentialsCheck(passport: Authenticator): CheckCredentials {
  return async (req, res) => {
    const user = await runStrategy<UserRecord>(passport, 'local', req, res);
    if (!user) throw new AppError('unauthenticated', WRONG_CREDENTIALS);
    return user;
  };
}

function runStrategy<T>(passport: Authenticator, name: string, req: Request, res: Response): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const verdict = (error: unknown, subject: T | false | null | undefined): void => {
      if (error) reject(error instanceof Error ? error : new Error('Authentication failed', { cause: error }));
      else resolve(subject || null);
    };
    passport.authenticate(name, { session: false }, verdict)(req, res, reject);
  });
}
