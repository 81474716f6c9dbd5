import { expect, test, type APIRequestContext } from '@playwright/test';

/** What a page refers to, as its HTML says without any script having run. */
interface Read {
  readonly status: number;
  readonly links: readonly string[];
  /** Scripts, styles, fonts, pictures, icons. */
  readonly parts: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly isApp: boolean;
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const attributes = (html: string, tag: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decode(value));

async function read(request: APIRequestContext, path: string): Promise<Read> {
  // A link that is led on is one that should name its aim.
  const response = await request.get(path, { maxRedirects: 0 });
  const html = (response.headers()['content-type'] ?? '').startsWith('text/html') ? await response.text() : '';
  return {
    status: response.status(),
    links: attributes(html, 'a', 'href'),
    parts: [
      ...attributes(html, 'link', 'href').filter((href) => href.startsWith('/')),
      ...attributes(html, 'script', 'src'),
      ...attributes(html, 'img', 'src'),
    ],
    ids: new Set(attributes(html, String.raw`\w+`, 'id')),
    isApp: html.includes('name="robots" content="noindex"'),
  };
}

async function publicPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(decode(address)).pathname,
  );
  expect(paths).toContain('/features/ai-coaching');
  return paths;
}

test('every link of every public page leads to a page that is there, and every anchor to its place', async ({
  request,
}) => {
  const pages = new Map<string, Read>();
  const at = async (path: string): Promise<Read> => {
    const known = pages.get(path) ?? (await read(request, path));
    pages.set(path, known);
    return known;
  };
  const paths = await publicPaths(request);
  const broken: string[] = [];
  let followed = 0;
  for (const path of paths) {
    const page = await at(path);
    if (page.status !== 200) broken.push(`${path} in the sitemap: ${page.status}`);
    for (const link of new Set(page.links)) {
      if (/^(?:mailto:|tel:)/.test(link)) continue;
      const url = new URL(link, `http://here${path}`);
      if (url.host !== 'here') {
        if (url.protocol !== 'https:') broken.push(`${path}: ${link} is not safe`);
        continue;
      }
      followed += 1;
      const to = await at(url.pathname);
      if (to.status !== 200) broken.push(`${path}: ${link} answers ${to.status}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor !== '' && !to.isApp && !to.ids.has(anchor)) broken.push(`${path}: ${link} has no such place`);
    }
    for (const part of new Set(page.parts)) {
      const { status } = await at(part);
      if (status !== 200) broken.push(`${path}: ${part} answers ${status}`);
    }
  }
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(paths.length * 5);
});

test('every public page has a title and a description of its own, its address, and a picture that is there', async ({
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() };
  const paths = await publicPaths(request);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const meta = (name: string): string => {
      const [tag = ''] = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html) ?? [];
      return decode(/content="([^"]*)"/.exec(tag)?.[1] ?? '');
    };
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(title, path).not.toBe('');
    seen.titles.add(title);
    expect(meta('description').length, path).toBeGreaterThan(40);
    seen.descriptions.add(meta('description'));
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(new URL(canonical).pathname, path).toBe(path);
    const picture = new URL(meta('og:image'));
    seen.pictures.add(picture.pathname);
    const answer = await request.get(picture.pathname);
    expect(answer.status(), picture.pathname).toBe(200);
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture.pathname).toEqual([1200, 630]);
    expect(html, path).not.toContain('content="noindex"');
  }
  expect(seen.titles.size).toBe(paths.length);
  expect(seen.descriptions.size).toBe(paths.length);
  expect(seen.pictures.size).toBe(paths.length);
});

test('robots, sitemap and llms.txt name the same pages, and no page of the app is for search engines', async ({
  request,
}) => {
  const paths = await publicPaths(request);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const llms = await (await request.get('/llms.txt')).text();
  for (const path of paths.filter((path) => path !== '/')) expect(llms).toContain(`${path}): `);
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length).toBe(paths.length);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('/sitemap.xml');
  for (const path of ['/login', '/dashboard', '/coaching-sessions/0123', '/nothing'])
    expect((await read(request, path)).isApp, path).toBe(true);
});

const GONE = [
  ['/nothing', 'Page not found'],
  ['/features/nothing', 'Feature Not Found'],
  ['/solutions/nothing', 'Solution Not Found'],
  ['/resources/nothing', 'Resource Not Found'],
  ['/vs/nothing', 'Comparison Not Found'],
  ['/alternatives/nothing', 'Comparison Not Found'],
  ['/industries/nothing', 'Industry Page Not Found'],
] as const;

test('addresses without a page say so, with and without scripts', async ({ page, request, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  for (const [path, heading] of GONE) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    for (const shown of [still, page]) {
      await shown.goto(new URL(path, answer.url()).href);
      await expect(shown.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
  }
  await context.close();
});
