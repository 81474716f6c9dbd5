import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { dataOf } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('GET /config', () => {
  it('tells everybody the brand and the engine, but not where sales mail goes', async () => {
    const response = await request(api.app).get('/api/config');
    expect(dataOf('getPublicConfig', response)).toMatchObject({
      brand: { name: 'Parley', supportEmail: 'support@parley.example' },
      coach: { engine: 'rehearsal' },
      google: null,
      paymentsOpen: false,
    });
    expect(response.text).not.toContain('sales@');
  });
});
