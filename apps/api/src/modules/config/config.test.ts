import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATOR_DEFAULTS } from '@parley/shared';
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

  it('tells who runs the installation, as far as the operator has said so', async () => {
    const silent = await request(api.app).get('/api/config');
    expect(dataOf('getPublicConfig', silent).operator).toEqual(OPERATOR_DEFAULTS);
    const operator = {
      name: 'Halden Practice Ltd',
      address: '1 Nassau Street, Princeton',
      jurisdiction: 'the State of New Jersey, USA',
      founder: '',
      certifications: [{ name: 'SOC 2 Type II', state: 'In Progress' as const }],
    };
    const other = await createTestApp({ settings: { operator } });
    try {
      expect(dataOf('getPublicConfig', await request(other.app).get('/api/config')).operator).toEqual(operator);
    } finally {
      await other.close();
    }
  });
});
