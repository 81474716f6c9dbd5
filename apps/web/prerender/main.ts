/** Makes the public pages ahead, after the browser's code is built (decision 0032). */
import { explainRubric } from '@parley/coach/rubric';
import { brandEnv, brandFromEnv, loadEnv, operatorFactsEnv, operatorFactsFromEnv } from '@parley/platform';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';
import { z } from 'zod';
import type * as Server from '../src/site/server';
import { escape, headTags, jsonInHtml } from './head';
import { publish } from '../publish/publish';
import type { BuiltPage } from '../publish/site-files';
import { filesOf } from './manifest';
import { fillTemplate } from './template';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(WEB, 'dist');
/** Below node_modules: what it imports is found from there, and nobody takes it for a result. */
const SERVER = join(WEB, 'node_modules', '.prerender');

async function buildServer(): Promise<typeof Server> {
  await build({
    root: WEB,
    logLevel: 'warn',
    build: { ssr: 'src/site/server.tsx', outDir: SERVER, emptyOutDir: true, manifest: false, copyPublicDir: false },
    ssr: { noExternal: [/^@parley\//] },
  });
  return import(join(SERVER, 'server.js'));
}

/** Where a page lies: /features/ai-coaching in features/ai-coaching.html. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(DIST, file)), { recursive: true });
  await writeFile(join(DIST, file), text);
}

const env = loadEnv(z.object({ ...brandEnv, ...operatorFactsEnv }), process.env);
const brand = brandFromEnv(env);
const { salesEmail: _, ...publicBrand } = brand;
const server = await buildServer();
const facts: Server.BuiltFacts = {
  brand: publicBrand,
  operator: operatorFactsFromEnv(env),
  day: new Date().toISOString().slice(0, 10),
};
server.setBuiltFacts(facts);

const template = await readFile(join(DIST, 'index.html'), 'utf8');
const manifest: Manifest = JSON.parse(await readFile(join(DIST, '.vite', 'manifest.json'), 'utf8'));
const builtFacts = { id: server.BUILT_FACTS_ID, json: jsonInHtml(facts) };
const rubric = { key: server.currentRubricKey, data: explainRubric('current') };
/** What a page shows of the server's answers, as far as it is known without one. */
const queriesOf = (path: string): readonly Server.BuiltQuery[] => {
  if (path === '/' || path === '/pricing') return [server.pricingAnswer];
  return path === '/how-scoring-works' ? [rubric] : [];
};

const pages: BuiltPage[] = [];
for (const route of server.PUBLIC_ROUTES) {
  const { head } = await server.loadPublicPage(route);
  const queries = queriesOf(route.path);
  await write(
    fileOf(route.path),
    fillTemplate(template, {
      head: headTags(head, { name: brand.name, origin: brand.publicUrl, path: route.path }),
      // Of its code only the styles: the rest comes with the first sign of a reader.
      files: { scripts: [], styles: filesOf(manifest, ['src/site/start.tsx', ...route.modules]).styles },
      body: await server.renderPublicPage(route, queries),
      data: [builtFacts, { id: server.BUILT_QUERIES_ID, json: jsonInHtml(queries) }],
    }),
  );
  pages.push({ path: route.path, title: head.title, description: head.description, updated: route.updated });
}

/** What the app takes over whole: its own shell, and what stands where there is no page. */
const appPage = (title: string, body: string): string =>
  fillTemplate(template, {
    head: `<title>${escape(title)}</title>\n    <meta name="robots" content="noindex" />`,
    files: filesOf(manifest, ['src/app/start.tsx']),
    body,
    data: [builtFacts],
  });
await write('app.html', appPage(brand.name, ''));
await write('404.html', appPage(`Page not found · ${brand.name}`, server.renderNotFoundPage()));
for (const below of server.KINDS_OF_PAGES) {
  await write(`${below}/404.html`, appPage(`Page not found · ${brand.name}`, server.renderUnknownPage(below)));
}
await rm(SERVER, { recursive: true });
await publish({ folder: DIST, brand: brand.name, origin: brand.publicUrl, pages, kinds: server.KINDS_OF_PAGES });
process.stdout.write(`${server.PUBLIC_ROUTES.length} public pages made ahead\n`);
