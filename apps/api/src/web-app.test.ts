import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { failureOf } from './testing/client';
import { createTestApp, type TestApp } from './testing/create-test-app';

const INDEX = '<!doctype html><title>Parley</title><div id="root"></div>';
let base: string;
let api: TestApp;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'parley web '));
  const folder = join(base, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'app.html'), INDEX);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'assets', 'main-Bx81k2.js'), 'export {};');
  await writeFile(join(base, 'secret.txt'), 'outside');
  await writeFile(join(folder, '.env.txt'), 'hidden');
  api = await createTestApp({ settings: { webDist: folder } });
});
afterAll(async () => {
  await api.close();
  await rm(base, { recursive: true });
});

describe('the web app beside the API', () => {
  it.each([
    '/',
    '/login',
    '/coaching-sessions/0123456789abcdef01234567',
    '/learning-tracks/new-pm-essentials?from=nav',
    '/index.html',
  ])('answers its page, never cached, to %s', async (path) => {
    const response = await request(api.app).get(path).set('Accept', 'text/html');
    expect(response.status).toBe(200);
    expect(response.text).toBe(INDEX);
    expect(response.headers['cache-control']).toMatch(/no-cache|max-age=0/);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('keeps hashed files for ever, others not', async () => {
    const hashed = await request(api.app).get('/assets/main-Bx81k2.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect((await request(api.app).get('/robots.txt')).headers['cache-control']).toBe('public, max-age=0');
  });

  it.each([
    '/assets/gone-1.js',
    '/favicon.ico',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.env.txt',
  ])('has nothing at %s', async (path) => {
    expect(failureOf(await request(api.app).get(path))).toMatchObject({ code: 'not_found' });
  });

  it('leaves the API its own not-found', async () => {
    expect(failureOf(await request(api.app).get('/api/nothing').set('Accept', 'text/html'))).toMatchObject({
      code: 'not_found',
    });
    expect((await request(api.app).post('/login').send({})).status).toBe(404);
  });
});
