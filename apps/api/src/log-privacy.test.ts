/** Nobody's e-mail address gets into the log, by whatever door: each kind of failure is provoked, and the log read. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@parley/platform';
import bcrypt from 'bcrypt';
import request from 'supertest';
import { signedIn } from './testing/client';
import { createTestApp, type TestApp } from './testing/create-test-app';

const ADDRESS = 'private.person+tag@secret-house.example';
const PASSWORD = 'analytical engine';

const lines: string[] = [];
const logger = createLogger({
  service: 'api',
  level: 'trace',
  destination: { write: (line) => void lines.push(line) },
});
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ dependencies: { logger } });
});
afterAll(() => api.close());

/** What was logged since the last call. */
const logged = (): string => lines.splice(0).join('');
const expectPrivate = (log: string): void => {
  expect(log).not.toBe('');
  expect(log).not.toMatch(/private\.person|secret-house/i);
};
const registration = { name: ADDRESS, email: ADDRESS, organization: ADDRESS, password: PASSWORD };

describe('the log of', () => {
  it("registering twice holds the driver's error, without the address it repeats", async () => {
    expect((await request(api.app).post('/api/users').send(registration)).status).toBe(201);
    expect((await request(api.app).post('/api/users').send(registration)).status).toBe(409);
    const log = logged();
    expect(log).toContain('E11000');
    expect(log).toContain('[email]');
    expectPrivate(log);
  });

  it("asking for somebody's address holds it as little", async () => {
    const { bearer } = await signedIn(api, { passwordHash: await bcrypt.hash(PASSWORD, 4) });
    const response = await request(api.app)
      .put('/api/users/profile')
      .set('Authorization', bearer)
      .send({ name: 'Eve', email: ADDRESS, currentPassword: PASSWORD });
    expect(response.status).toBe(409);
    expectPrivate(logged());
  });

  it.each([
    ['a wrong password', 'POST', '/api/users/login', JSON.stringify({ email: ADDRESS, password: ADDRESS })],
    ['a wrong address', 'POST', '/api/users/login', JSON.stringify({ email: `${ADDRESS} ${ADDRESS}`, password: 'x' })],
    ['broken JSON', 'POST', '/api/users/login', `{ "email": "${ADDRESS}", `],
    ['an enquiry', 'POST', '/api/enquiries', JSON.stringify({ kind: 'footer', email: ADDRESS })],
    ['a wrong enquiry', 'POST', '/api/enquiries', JSON.stringify({ kind: ADDRESS, email: ADDRESS })],
    ['an address in a path', 'GET', `/api/scenarios/${ADDRESS}`, undefined],
    ['an escaped address in a path', 'GET', `/api/rubrics/${encodeURIComponent(ADDRESS)}`, undefined],
    ['an address in a query', 'GET', `/api/rubrics/nothing?email=${ADDRESS}`, undefined],
    ['no route', 'DELETE', `/api/users/${ADDRESS}`, undefined],
  ] as const)('%s', async (_what, method, path, body) => {
    const call =
      method === 'POST'
        ? request(api.app).post(path)
        : method === 'GET'
          ? request(api.app).get(path)
          : request(api.app).delete(path);
    await (body === undefined ? call : call.set('Content-Type', 'application/json').send(body));
    expectPrivate(logged());
  });

  it("a document that does not fit holds mongoose's words, without the value", async () => {
    const failure: unknown = await api.database.emailLog
      .create({
        key: `test:${ADDRESS}`,
        // @ts-expect-error what a fault of ours would look like
        template: { [ADDRESS]: ADDRESS },
        userId: null,
        to: { name: ADDRESS, address: ADDRESS },
        data: { name: ADDRESS },
        now: new Date(),
      })
      .catch((error: unknown) => error);
    logger.error({ err: failure }, `could not store ${ADDRESS}`);
    const log = logged();
    expect(log).toContain('ValidationError');
    expectPrivate(log);
  });
});
