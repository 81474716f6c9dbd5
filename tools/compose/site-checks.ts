import type { Check } from './checks';

/** What Caddy has to answer, as `npm start` does (apps/api/src/web-app.test.ts): path, status, and where it leads or what stands there. */
const ANSWERS: readonly (readonly [path: string, status: number, what: string])[] = [
  ['/', 200, 'rel="canonical"'],
  ['/pricing', 200, 'rel="canonical"'],
  ['/features/ai-coaching', 200, 'rel="canonical"'],
  ['/login', 200, 'content="noindex"'],
  ['/dashboard', 200, 'content="noindex"'],
  ['/Coaching-Sessions/aBc/', 200, 'content="noindex"'],
  ['/Pricing', 301, '/pricing'],
  ['/PRICING/?plan=team&x=%2F', 301, '/pricing?plan=team&x=%2F'],
  ['/features/ai-coaching.html', 301, '/features/ai-coaching'],
  ['/Features/AI-Coaching/', 301, '/features/ai-coaching'],
  ['/index.html', 301, '/'],
  ['/Dashboard/', 301, '/dashboard'],
  ['/help?from=mail', 301, '/contact?from=mail'],
  ['/nothing', 404, 'Page not found'],
  ['/features/nothing', 404, 'Feature Not Found'],
  ['/Industries', 404, 'Industry Page Not Found'],
  ['/features%2Fai-coaching', 404, 'Page not found'],
  ['/features/ai-coaching%00', 404, 'Page not found'],
  ['/app.html', 404, 'Page not found'],
  ['/index.html.br', 404, 'Page not found'],
  ['/.vite/manifest.json', 404, 'Page not found'],
  ['/.caddy/addresses.caddy', 404, 'Page not found'],
  [`/features/${'a'.repeat(6000)}`, 404, 'Feature Not Found'],
  ['/assets/gone-1.js', 404, ''],
  ['/sitemap.xml', 200, '<urlset'],
  ['/robots.txt', 200, 'Disallow: /api/'],
  ['/llms.txt', 200, '## '],
];

/** The public pages as the containers serve them, with the API and without. */
export function siteChecks(base: string): Check[] {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(base + path, { redirect: 'manual', headers, signal: AbortSignal.timeout(10_000) });
  return [
    {
      name: 'every kind of address is answered as it should be',
      run: async () => {
        const wrong: string[] = [];
        for (const [path, status, what] of ANSWERS) {
          const answer = await get(path);
          const said = status === 301 ? (answer.headers.get('location') ?? '') : await answer.text();
          const fits = status === 301 ? said === what : said.includes(what);
          if (answer.status !== status || !fits)
            wrong.push(`${path.slice(0, 40)}: ${answer.status} ${said.slice(0, 80)}`);
          if (!(answer.headers.get('content-security-policy') ?? '').includes("default-src 'none'"))
            wrong.push(`${path.slice(0, 40)}: no policy`);
        }
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      },
    },
    {
      name: 'pages are asked for anew and come compressed, hashed files stay for a year',
      run: async () => {
        for (const encoding of ['br', 'gzip']) {
          const page = await get('/pricing', { 'Accept-Encoding': encoding });
          // Caddy itself makes no brotli: that one lay there.
          const named = page.headers.get('content-encoding');
          if (named !== encoding) throw new Error(`asked for ${encoding}, it sends ${named}`);
          const etag = page.headers.get('etag') ?? '';
          const again = await get('/pricing', { 'Accept-Encoding': encoding, 'If-None-Match': etag });
          if (page.headers.get('cache-control') !== 'no-cache' || again.status !== 304)
            throw new Error(`asked again with ${etag}, it answers ${again.status}`);
        }
        const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text())?.[1] ?? '/none';
        const kept = (await get(script)).headers.get('cache-control');
        if (kept !== 'public, max-age=31536000, immutable') throw new Error(`${script}: ${kept}`);
        const gone = (await get('/assets/gone-1.js')).headers.get('cache-control');
        if (gone !== 'no-cache') throw new Error(`a script that is gone is kept: ${gone}`);
      },
    },
  ];
}
