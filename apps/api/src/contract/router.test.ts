import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endpoints, type EndpointDefinition } from '@parley/shared';
import request from 'supertest';
import { failureOf } from '../testing/client';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { Handlers } from './handler';
import { contractRouter } from './router';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Every route that Express would match, however deep its router. */
const routesOf = (layers: readonly Layer[]): string[] =>
  layers.flatMap(({ route, handle }) => [
    ...(route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : []),
    ...routesOf(handle.stack ?? []),
  ]);

const rows = Object.entries<EndpointDefinition>(endpoints);

describe('the endpoint table', () => {
  it('and the routes of the application are the same', () => {
    const { stack } = api.app.router as unknown as { stack: readonly Layer[] };
    expect(routesOf(stack).toSorted()).toEqual(rows.map(([, { method, path }]) => `${method} ${path}`).toSorted());
  });

  it('must have a handler for every row', () => {
    const tools = { authenticate: () => Promise.reject(new Error('unused')), enforceLimit: () => Promise.resolve() };
    const incomplete = Object.fromEntries(
      rows.slice(1).map(([name]) => [name, () => Promise.resolve()]),
    ) as unknown as Handlers;
    expect(() => contractRouter(incomplete, tools)).toThrow("The endpoint 'register' has no handler");
  });

  it.each(rows.filter(([, { access }]) => access === 'user'))(
    'lets nobody into %s without a token',
    async (_name, { method, path }) => {
      const address = `/api${path.replaceAll(/:\w+/g, '0123456789abcdef01234567')}`;
      const agent = request(api.app);
      const sent = {
        GET: () => agent.get(address),
        POST: () => agent.post(address),
        PUT: () => agent.put(address),
        DELETE: () => agent.delete(address),
      };
      const response = await sent[method]();
      expect(response.status).toBe(401);
      expect(failureOf(response).code).toBe('unauthenticated');
    },
  );
});
