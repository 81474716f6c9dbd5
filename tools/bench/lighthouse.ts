import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../services/chromium';
import { row } from './figures';

const run = promisify(execFile);
/** Not among the dependencies: 200 packages for one figure of one benchmark. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>
  >;
}

/** The public pages as the sitemap of the running copy names them, without what is a form for signing in. */
export async function publicPaths(base: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (paths.length === 0) throw new Error('The sitemap names no page');
  return paths;
}

async function measure(url: string, file: string): Promise<Report> {
  await run(
    'npx',
    ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME_FLAGS}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 },
  );
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

const figure = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;

/**
 * What Lighthouse says of the public pages on its simulated slow phone (product §3.17): four scores of 100, the moment of
 * the largest paint in seconds, the layout shift. `PARLEY_BENCH_PAGES` names some paths, separated by commas; without it all
 * pages of the sitemap are measured, some 15 s each.
 */
export async function benchLighthouse(base: string, scratch: string): Promise<void> {
  const asked = process.env.PARLEY_BENCH_PAGES?.split(',');
  process.stdout.write('Lighthouse: performance / accessibility / best practices / SEO, LCP, CLS\n');
  for (const [at, path] of (asked ?? (await publicPaths(base))).entries()) {
    const report = await measure(`${base}${path}`, join(scratch, `lighthouse-${at}.json`));
    const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
    const lcp = (figure(report, 'largest-contentful-paint') / 1000).toFixed(2);
    const cls = figure(report, 'cumulative-layout-shift').toFixed(3);
    row(path, `${scores.join(' / ')}, ${lcp} s, ${cls}`, 'aims: 95, 1.2 s, 0.02');
    if (Math.min(...scores.slice(1)) < 95)
      for (const audit of Object.values(report.audits))
        if (audit.score === 0 && audit.numericValue === undefined) process.stdout.write(`      ${audit.title}\n`);
  }
}
