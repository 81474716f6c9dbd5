import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { failureOf } from './testing/client';
import { createTestApp, type TestApp } from './testing/create-test-app';

const page = (name: string): string => `<!doctype html><title>${name}</title>${`<p>${name}</p>`.repeat(80)}`;
const FILES: Readonly<Record<string, string>> = {
  'index.html': page('home'),
  'app.html': page('the app'),
  'pricing.html': page('pricing'),
  'features/ai-coaching.html': page('ai-coaching'),
  '404.html': page('no page'),
  'features/404.html': page('no feature'),
  'robots.txt': 'User-agent: *',
  'og/pricing.png': 'a picture',
  'assets/main-Bx81k2.js': 'export const words = 1;'.repeat(60),
  '.vite/manifest.json': '{}',
  '../secret.txt': 'outside',
};

let base: string;
let api: TestApp;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'parley web '));
  const folder = join(base, 'dist');
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (/\.(?:html|js)$/.test(name)) {
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
  }
  api = await createTestApp({ settings: { webDist: folder } });
});
afterAll(async () => {
  await api.close();
  await rm(base, { recursive: true });
});

const get = (path: string) => request(api.app).get(path).set('Accept', 'text/html');

describe('the web beside the API', () => {
  it.each([
    ['/', 'index.html'],
    ['/?from=mail', 'index.html'],
    ['/pricing', 'pricing.html'],
    ['/features/ai-coaching', 'features/ai-coaching.html'],
    ['/login', 'app.html'],
    ['/coaching-sessions/0123456789abcdef01234567', 'app.html'],
    ['/Coaching-Sessions/aBc/', 'app.html'],
    ['/coaching-sessions/0123/messages/3/try', 'app.html'],
    ['/learning-tracks/new-pm-essentials?from=nav', 'app.html'],
    ['/invitations/T0ken_-x', 'app.html'],
  ])('answers %s with %s, asked for anew each time', async (path, file) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.text).toBe(FILES[file]);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/PRICING/?plan=team&x=%2F', '/pricing?plan=team&x=%2F'],
    ['/pricing.html', '/pricing'],
    ['/index.html', '/'],
    ['/Features/AI-Coaching/', '/features/ai-coaching'],
    ['/Dashboard', '/dashboard'],
    ['/login/', '/login'],
    ['/help', '/contact'],
    ['/careers/', '/about'],
    ['/payment-success?session_id=cs_1', '/payment/success?session_id=cs_1'],
  ])('leads from %s to %s for good', async (path, to) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers['location']).toBe(to);
  });

  it.each([
    ['/nothing', '404.html'],
    ['/features/nothing', 'features/404.html'],
    ['/Features/Nothing/', 'features/404.html'],
    ['/features', 'features/404.html'],
    ['/features/', 'features/404.html'],
    ['/features/ai-coaching/more', 'features/404.html'],
    ['/features%2Fai-coaching', '404.html'],
    ['/features/ai-coaching%00', '404.html'],
    ['/solutions/nothing', '404.html'],
    ['/dashboard/nothing', '404.html'],
    ['/coaching-sessions/0123/nothing', '404.html'],
    ['/app', '404.html'],
    ['/app.html', '404.html'],
    ['/404.html', '404.html'],
    ['/index.html.br', '404.html'],
    ['/favicon.ico', '404.html'],
    ['/.vite/manifest.json', '404.html'],
    ['/../secret.txt', '404.html'],
    ['/%2e%2e/secret.txt', '404.html'],
    ['/..%2fsecret.txt', '404.html'],
    ['/%E0%A4%A', '404.html'],
    ['//pricing', '404.html'],
    ['//evil.example/', '404.html'],
    [`/${'a'.repeat(6000)}`, '404.html'],
    [`/features/${'a'.repeat(6000)}`, 'features/404.html'],
    [`/${'/'.repeat(6000)}x`, '404.html'],
  ])('answers %.40s with 404 and %s', async (path, file) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.text).toBe(FILES[file]);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('says 404 whatever part of the page or state of it is asked for', async () => {
    const { headers } = await get('/nothing');
    expect((await get('/nothing').set('Range', 'bytes=0-3')).status).toBe(404);
    expect((await get('/nothing').set('If-None-Match', String(headers['etag']))).status).toBe(404);
    const head = await request(api.app).head('/nothing');
    expect(head.status).toBe(404);
    expect(head.text).toBeUndefined();
  });

  it('sends a page again only when it has changed', async () => {
    const { headers } = await get('/pricing');
    expect((await get('/pricing').set('If-None-Match', String(headers['etag']))).status).toBe(304);
    expect((await get('/pricing').set('If-None-Match', '"another"')).status).toBe(200);
  });

  it('keeps hashed files for a year, others not', async () => {
    const hashed = await get('/assets/main-Bx81k2.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
    expect((await get('/og/pricing.png')).headers['content-type']).toBe('image/png');
  });

  it.each([
    ['/pricing', 'pricing.html'],
    ['/nothing', '404.html'],
    ['/assets/main-Bx81k2.js', 'assets/main-Bx81k2.js'],
  ])('sends %s as it was compressed ahead, as the browser takes it', async (path, file) => {
    // The client takes the encoding off again: what was not encoded as named could not be read.
    const as = (encoding: string) => get(path).set('Accept-Encoding', encoding);
    const both = await as('gzip, deflate, br, zstd');
    expect(both.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') });
    expect(both.text).toBe(FILES[file]);
    const older = await as('gzip');
    expect(older.headers['content-encoding']).toBe('gzip');
    expect(older.text).toBe(FILES[file]);
    const none = await as('identity');
    expect(none.headers).toMatchObject({ vary: expect.stringContaining('Accept-Encoding') });
    expect(none.headers['content-encoding']).toBeUndefined();
    expect(none.text).toBe(FILES[file]);
  });

  it.each(['/assets/gone-1.js', '/assets/', '/assets/..%2f..%2fsecret.txt', '/assets/%2e%2e/app.html.br'])(
    'has no page for %s: a script of an earlier release is simply gone',
    async (path) => {
      const response = await get(path);
      expect(failureOf(response)).toMatchObject({ code: 'not_found' });
      expect(response.headers['cache-control']).toBeUndefined();
    },
  );

  it('leaves the API its own not-found', async () => {
    expect(failureOf(await get('/api/nothing'))).toMatchObject({ code: 'not_found' });
    expect((await request(api.app).post('/login').send({})).status).toBe(404);
  });
});
