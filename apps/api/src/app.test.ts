import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger, createMetricsRegistry } from '@parley/platform';
import request from 'supertest';
import { buildApp } from './app';
import { failureOf, signedIn } from './testing/client';
import { createTestApp, type TestApp } from './testing/create-test-app';

let api: TestApp;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  api = await createTestApp({ dependencies: { logger: createLogger({ service: 'api', level: 'info', destination }) } });
});
afterAll(() => api.close());

describe('bad input', () => {
  it.each(['{"email": ', '{]', '"just a text"', 'null'])('that is not a JSON object (%s) is refused', async (body) => {
    const response = await request(api.app).post('/api/users/login').set('Content-Type', 'application/json').send(body);
    expect(response.status).toBe(400);
    expect(failureOf(response)).toMatchObject({
      code: 'validation_failed',
      message: 'The request body is not valid JSON',
    });
  });

  it('over 100 kB is too large, up to 100 kB is not', async () => {
    const body = (length: number) => ({ email: 'a@example.org', password: 'x'.repeat(length) });
    const large = await request(api.app).post('/api/users/login').send(body(102_400));
    expect(large.status).toBe(413);
    expect(failureOf(large)).toMatchObject({ code: 'payload_too_large', message: 'The request is larger than 100 kB' });
    expect((await request(api.app).post('/api/users/login').send(body(100_000))).status).toBe(400);
  });

  it('in a strange encoding or of another type is refused, not crashed on', async () => {
    const strange = await request(api.app)
      .post('/api/users')
      .set('Content-Type', 'application/json; charset=ebcdic')
      .send('{}');
    expect(failureOf(strange)).toMatchObject({ code: 'validation_failed' });
    const form = await request(api.app).post('/api/users').type('form').send('name=Ada&email[$gt]=');
    expect(failureOf(form)).toMatchObject({ code: 'validation_failed', message: 'Name is required' });
    const gzip = await request(api.app)
      .post('/api/users')
      .set('Content-Encoding', 'gzip')
      .set('Content-Type', 'application/json')
      .send('not gzip');
    expect(failureOf(gzip)).toMatchObject({ code: 'validation_failed' });
  });
});

describe('unknown addresses', () => {
  it.each(['/api', '/api/nothing-here', '/api/users/plan/more', '/api/%E0%A4%A', '/elsewhere'])(
    '%s answer 404 in the envelope',
    async (path) => {
      const response = await request(api.app).get(path);
      expect(response.status).toBe(404);
      expect(failureOf(response)).toMatchObject({
        code: 'not_found',
        message: 'Not found',
        requestId: response.headers['x-request-id'],
      });
    },
  );

  it('with a broken escape in an id answer 404 too', async () => {
    const { bearer } = await signedIn(api);
    for (const id of ['%', '%E0%A4%A', '%00', '..%2f..', '$where', '[object%20Object]', 'x'.repeat(2_000)]) {
      const response = await request(api.app).get(`/api/scenarios/${id}`).set('Authorization', bearer);
      expect(response.status).toBe(404);
    }
  });

  it('and wrong methods answer 404', async () => {
    expect((await request(api.app).delete('/api/users')).status).toBe(404);
  });
});

describe('every answer', () => {
  it("carries a request id: the caller's own when it looks like one", async () => {
    const live = (id: string) => request(api.app).get('/api/health/live').set('X-Request-Id', id);
    expect((await live('edge-0123456789')).headers['x-request-id']).toBe('edge-0123456789');
    expect((await live('bad id\u00e9!')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await live('short')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries the security headers and is not cached', async () => {
    const { headers } = await request(api.app).get('/api/config');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';manifest-src 'self';connect-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('lets in what Google sign-in needs where that is set up, and nothing else', async () => {
    const google = { projectId: 'p-1', apiKey: 'k', authDomain: 'parley.example', emulatorHost: null };
    const settings = { ...api.dependencies.settings, google: { ...google, serviceAccount: null } };
    const { headers } = await request(
      buildApp({ ...api.dependencies, settings, metrics: createMetricsRegistry('api-google') }),
    ).get('/api/config');
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self' https://apis.google.com",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        "frame-src 'self' https://parley.example",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join(';'),
    );
    // Its window talks back to the page that opened it.
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('is logged once with its id, and without what was secret in it', async () => {
    lines.length = 0;
    const { bearer, user } = await signedIn(api);
    await request(api.app)
      .get('/api/users/plan?token=in-the-address')
      .set('Authorization', bearer)
      .set('X-Request-Id', 'logged-request-1');
    await request(api.app).post('/api/users/login').send({ email: user.email, password: 'a-secret-password' });
    const plan = lines.filter(({ requestId }) => requestId === 'logged-request-1');
    expect(plan).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/api/users/plan',
        status: 200,
        userId: user.id,
        ms: expect.any(Number),
      }),
    ]);
    await request(api.app)
      .post('/api/users/login')
      .set('Content-Type', 'application/json')
      .send('{"password": unquoted}');
    const text = JSON.stringify(lines);
    for (const secret of ['a-secret-password', 'in-the-address', bearer, 'unquoted'])
      expect(text).not.toContain(secret);
  });

  it('to a fault of ours says little to the caller and all to the log', async () => {
    lines.length = 0;
    const { bearer, user } = await signedIn(api);
    const { credits } = api.database;
    const broken = {
      ...api.dependencies,
      database: { ...api.database, credits: { ...credits, read: () => Promise.reject(new Error('a hidden detail')) } },
    };
    const app = buildApp({ ...broken, metrics: createMetricsRegistry('broken') });
    const response = await request(app).get('/api/users/plan').set('Authorization', bearer);
    expect(response.status).toBe(500);
    expect(failureOf(response)).toMatchObject({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(response.text).not.toContain('hidden detail');
    const line = lines.find(({ status }) => status === 500);
    expect(line).toMatchObject({ level: 50, userId: user.id });
    expect(JSON.stringify(line)).toContain('a hidden detail');
  });
});

describe('/metrics', () => {
  const TOKEN = 'a-scraper-has-this-token';
  const appWith = (metricsToken: string | undefined) =>
    buildApp({
      ...api.dependencies,
      settings: { ...api.dependencies.settings, metricsToken },
      metrics: createMetricsRegistry('metrics'),
    });

  it('is not there on the main port, where no token is set', async () => {
    const response = await request(appWith(undefined)).get('/metrics');
    expect(failureOf(response)).toMatchObject({ code: 'not_found' });
  });

  it('is there for who has the token, and tells durations by route, never by address', async () => {
    const app = appWith(TOKEN);
    await request(app).get('/api/scenarios/some-id-of-someone');
    for (const header of ['', 'Bearer', `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
      const refused = await request(app).get('/metrics').set('Authorization', header);
      expect(failureOf(refused)).toMatchObject({ code: 'unauthenticated' });
    }
    const response = await request(app).get('/metrics').set('Authorization', `Bearer ${TOKEN}`);
    expect(response.status).toBe(200);
    const counts = response.text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts.filter((line) => line.includes('route="/scenarios/:id",status="401"'))).toHaveLength(1);
    expect(response.text.includes('process_cpu_seconds_total')).toBe(true);
    expect(response.text.includes('some-id-of-someone')).toBe(false);
  });
});
