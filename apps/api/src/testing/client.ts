/** Speaks to the application as a client does, and holds every answer against the endpoint table. */
import { randomUUID } from 'node:crypto';
import { createUser, type UserOptions } from '@parley/db/testing';
import type { UserRecord, UserSession } from '@parley/db';
import { endpoints, failureSchema, pageSchema, type Endpoints, type Failure, type Page } from '@parley/shared';
import type { Response } from 'supertest';
import { z } from 'zod';
import { signToken, tokenEnd, tokenKey } from '../auth/tokens';
import { TEST_JWT_SECRET, type TestApp } from './create-test-app';

export interface SignedIn {
  readonly user: UserRecord;
  readonly token: string;
  /** To be set as the Authorization header. */
  readonly bearer: string;
}

/** A person with an account (free trial unless told otherwise) and a valid token, without going through the sign-in. */
export async function signedIn(api: TestApp, options: UserOptions = {}): Promise<SignedIn> {
  const user = await createUser(api.database, options);
  const token = await tokenOn(api, user);
  return { user, token, bearer: `Bearer ${token}` };
}

/** Signs the person in on one more device. @param given e.g. when it was last seen */
export async function tokenOn(api: TestApp, user: UserRecord, given: Partial<UserSession> = {}): Promise<string> {
  const now = api.dependencies.clock();
  const begun = {
    id: randomUUID(),
    device: 'Firefox on Linux',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: tokenEnd(now),
    ...given,
  };
  if (!(await api.database.users.beginSession(user, begun))) throw new Error('The session could not begin');
  const { id: userId, tokenVersion } = user;
  return signToken(tokenKey(TEST_JWT_SECRET), { userId, tokenVersion, sessionId: begun.id }, now);
}

const strict = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodObject ? z.strictObject(schema.shape) : schema;

/** `data` of a successful answer. @throws when status or body are not what the table promises, unknown fields included */
export function dataOf<N extends keyof Endpoints>(name: N, response: Response): z.output<Endpoints[N]['response']> {
  const { status, response: schema } = endpoints[name];
  if (response.status !== status)
    throw new Error(`${name} answered ${response.status}: ${JSON.stringify(response.body)}`);
  const envelope = z.strictObject({ success: z.literal(true), data: strict(schema), page: pageSchema.optional() });
  return envelope.parse(response.body).data as z.output<Endpoints[N]['response']>;
}

/** `page` of a list's answer. */
export function pageOf(response: Response): Page {
  return z.object({ page: pageSchema }).parse(response.body).page;
}

/** The failure envelope. @throws when the answer is none */
export function failureOf(response: Response): Failure {
  return z.strictObject(failureSchema.shape).parse(response.body);
}
