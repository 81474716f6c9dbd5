import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endpoints, type EndpointDefinition } from '@parley/shared';
import request from 'supertest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ in: z.enum(['path', 'query', 'header']), name: z.string(), required: z.boolean().optional() }))
    .optional(),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), z.unknown()).optional() }),
  ),
});
const documentSchema = z.object({
  openapi: z.string().startsWith('3.1'),
  info: z.object({ title: z.string() }),
  servers: z.array(z.object({ url: z.literal('/api') })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    securitySchemes: z.object({ bearer: z.unknown() }),
    schemas: z.record(z.string(), z.unknown()),
  }),
});

const document = async () => documentSchema.parse((await request(api.app).get('/api/openapi.json')).body);

describe('GET /openapi.json', () => {
  it('describes every row of the table, and nothing else', async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const rows = Object.entries<EndpointDefinition>(endpoints).map(
      ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.toSorted()).toEqual(rows.toSorted());
  });

  it('says what goes in, who may call, and how it fails', async () => {
    const { paths } = await document();
    const start = paths['/conversations']?.['post'];
    expect(start?.security).toEqual([{ bearer: [] }]);
    expect(start?.requestBody?.content).toHaveProperty('application/json');
    expect(
      Object.entries(start?.responses ?? {}).map(([status, { description }]) => `${status} ${description}`),
    ).toEqual([
      '201 Success',
      '400 validation_failed',
      '401 unauthenticated',
      '402 plan_required, trial_expired, credits_exhausted',
      '403 account_closing',
      '404 not_found',
      '413 payload_too_large',
      '429 rate_limited',
      '500 internal',
      '503 upstream_unavailable',
    ]);
    expect(paths['/users']?.['post']?.security).toEqual([]);
    expect(paths['/scenarios/{id}']?.['get']?.parameters).toEqual([
      expect.objectContaining({ in: 'path', name: 'id', required: true }),
    ]);
    expect(Object.keys(paths['/conversations/{id}/messages']?.['post']?.responses['200']?.content ?? {})).toEqual([
      'text/event-stream',
      'application/json',
    ]);
  });

  it('refers only to what it contains', async () => {
    const text = JSON.stringify((await request(api.app).get('/api/openapi.json')).body);
    const { components } = await document();
    const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    for (const name of names) expect(Object.keys(components.schemas)).toContain(name);
  });
});

describe('the docs page', () => {
  it('has neither inline script nor style, nor anything from elsewhere', async () => {
    const { text, headers } = await request(api.app).get('/api/docs');
    expect(headers['content-type']).toContain('text/html');
    expect(text).not.toMatch(/<script(?![^>]* src=)[^>]*>|<style|style=|onload=|https?:\/\//);
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const file = await request(api.app).get(address);
      expect([address, file.status]).toEqual([address, 200]);
    }
  });

  it('serves the few files it needs and no other of the package', async () => {
    for (const path of [
      '/api/docs/package.json',
      '/api/docs/index.html',
      '/api/docs/../package.json',
      '/api/docs/oauth2-redirect.html',
    ]) {
      expect((await request(api.app).get(path)).status).toBe(404);
    }
  });
});
