import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('health', () => {
  it('is live, and ready while MongoDB and Redis answer', async () => {
    expect((await request(api.app).get('/api/health/live')).body).toEqual({ status: 'ok', checks: {} });
    const ready = await request(api.app).get('/api/health/ready');
    expect([ready.status, ready.body]).toEqual([200, { status: 'ok', checks: { mongo: 'ok', redis: 'ok' } }]);
  });

  it('turns red once the process prepares to go, and stays live', async () => {
    api.dependencies.health.drain();
    expect((await request(api.app).get('/api/health/ready')).status).toBe(503);
    expect((await request(api.app).get('/api/health/live')).status).toBe(200);
  });
});
