import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish } from './publish';

const PAGE = `<!doctype html>${'<p>words</p>'.repeat(200)}`;
let base: string;
let folder: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'parley publish '));
  folder = join(base, 'dist');
  await mkdir(join(folder, 'features'), { recursive: true });
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'features', 'ai-coaching.html'), PAGE);
  await writeFile(join(folder, 'small.js'), 'export {};');
  await writeFile(join(folder, 'letters.woff2'), PAGE);
  await writeFile(
    join(folder, 'site.webmanifest'),
    JSON.stringify({ name: 'Parley', short_name: 'Parley', icons: [] }),
  );
  await publish({
    folder,
    kinds: ['features', 'vs'],
    brand: 'Halden',
    origin: 'https://halden.example',
    pages: [
      { path: '/', title: 'Home', description: 'At home' },
      { path: '/features/ai-coaching', title: 'Coaching', description: 'A tip', updated: '2026-11-23' },
    ],
  });
});
afterAll(() => rm(base, { recursive: true }));

const read = (name: string) => readFile(join(folder, name), 'utf8');

describe('the last step of the build (product §3.16)', () => {
  it('gives every page a picture', async () => {
    expect(await readdir(join(folder, 'og'), { recursive: true })).toEqual(
      expect.arrayContaining(['home.png', join('features', 'ai-coaching.png')]),
    );
  });

  it('writes the lists of the pages for this installation', async () => {
    expect(await read('sitemap.xml')).toContain('<loc>https://halden.example/features/ai-coaching</loc>');
    expect(await read('robots.txt')).toContain('Sitemap: https://halden.example/sitemap.xml');
    expect(await read('llms.txt')).toContain('# Halden');
    expect(JSON.parse(await read('site.webmanifest'))).toEqual({ name: 'Halden', short_name: 'Halden', icons: [] });
  });

  it('compresses what is text and worth it, and nothing else', async () => {
    const files = await readdir(folder);
    expect(files).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz']));
    expect(files.filter((file) => /^(?:small|letters).*\.(?:br|gz)$/.test(file))).toEqual([]);
    expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(PAGE);
    expect(gunzipSync(await readFile(join(folder, 'features', 'ai-coaching.html.gz'))).toString()).toBe(PAGE);
  });

  it('tells Caddy of each page, of the app, of what has moved and of the not-found pages', async () => {
    const snippet = await readFile(join(folder, '.caddy', 'addresses.caddy'), 'utf8');
    /** What Caddy's `map` would answer: of its patterns the first that fits. */
    const look = (path: string): readonly string[] | undefined =>
      snippet
        .split('\n')
        .map((line) => line.trim().split(' '))
        .filter(([pattern]) => pattern?.startsWith('~(?i)'))
        .find(([pattern = '']) => new RegExp(pattern.slice('~(?i)'.length), 'i').test(path))
        ?.slice(1);
    expect(look('/')).toEqual(['/', '/index.html']);
    expect(look('/index.html')).toEqual(['/', '/index.html']);
    expect(look('/Features/AI-coaching/')).toEqual(['/features/ai-coaching', '/features/ai-coaching.html']);
    expect(look('/features/ai-coaching.html')).toEqual(['/features/ai-coaching', '/features/ai-coaching.html']);
    expect(look('/Dashboard/')).toEqual(['/dashboard', '/app.html']);
    expect(look('/coaching-sessions/0123/try/4')).toEqual(['""', '/app.html']);
    expect(look('/help')).toEqual(['/contact', '""']);
    expect(look('/features/nothing')).toEqual(['/features/404.html']);
    expect(look('/vs')).toEqual(['/vs/404.html']);
    expect(look('/featuresque')).toBeUndefined();
    expect(look('/coaching-sessions/0123/nothing')).toBeUndefined();
  });
});
