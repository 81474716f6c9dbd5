import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '../services/chromium';
import { register } from './api-client';
import { row } from './figures';
import { publicPaths } from './lighthouse';

/** The gzip size, in kB, of all JavaScript a browser fetches for a first visit of this page. */
async function firstLoad(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total / 1000;
}

/** How much JavaScript a first visit costs. */
export async function benchWeb(base: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    process.stdout.write('JavaScript of a first visit, gzip\n');
    const signedOut = await browser.newContext();
    const firstLoads: { readonly path: string; readonly kilobytes: number }[] = [];
    for (const path of await publicPaths(base)) {
      firstLoads.push({ path, kilobytes: await firstLoad(signedOut, `${base}${path}`) });
    }
    const largest = Math.max(...firstLoads.map(({ kilobytes }) => kilobytes));
    for (const { path, kilobytes } of firstLoads) row(`${path}, kB`, kilobytes.toFixed(1));
    row(`most of ${firstLoads.length} public pages, kB`, largest.toFixed(1), 'aim: at most 110 (product §3.18)');
    row('/login, kB', (await firstLoad(signedOut, `${base}/login`)).toFixed(1), 'aim: at most 160');

    const user = await register(base, 'web');
    const signedIn = await browser.newContext();
    await signedIn.addInitScript((record) => {
      localStorage.setItem('token', record.token);
      localStorage.setItem('user', JSON.stringify(record));
    }, user);
    row(
      '/coaching-sessions, kB',
      (await firstLoad(signedIn, `${base}/coaching-sessions`)).toFixed(1),
      'aim: at most 160',
    );
  } finally {
    await browser.close();
  }
}
