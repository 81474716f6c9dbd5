/**
 * Serves the built web beside the API, so that one process gives one address (`npm start`); deploy/Caddyfile does the same
 * for an installation in containers (product §3.16).
 */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { addressPattern, appAddresses, movedAddresses } from '@parley/content/public';
import { Router, type RequestHandler } from 'express';
import serveCompressed from 'express-static-gzip';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Read by the app in the browser, which then does what the address asks for. */
const SHELL = '/app.html';
const NOT_FOUND = '404.html';

/** What lies in the folder, as addresses with a slash in front; nothing that is hidden. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'))
    .filter((file) => !file.includes('/.'));
}

/** `/features/ai-coaching.html` is the page at `/features/ai-coaching`, `/index.html` that at `/`. */
const pageAddress = (file: string): string => file.replace(/(?:(?<=^\/)index)?\.html$/, '');

/** The address without a slash or '.html' at its end, in lower case: how pages are named. */
const plainAddress = (path: string): string => {
  const plain = path.toLowerCase().replace(/(?:\.html|\/)$/, '');
  return plain === '' || plain === '/index' ? '/' : plain;
};

/** The path as it was meant; null where it isn't one: a broken escape, or a slash that was to be no slash. */
function readPath(path: string): string | null {
  if (/%(?:2f|5c|00)/i.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Of `serve-static`: whether it says how long a file may be kept, and for how long (ms). */
interface Keeping {
  readonly cacheControl?: boolean;
  readonly immutable?: boolean;
  readonly maxAge?: number;
}

/** Files of the folder, as brotli or gzip where they lie there so and the browser takes it. */
const compressedFiles = (folder: string, keeping: Keeping): RequestHandler =>
  serveCompressed(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { redirect: false, ...keeping },
  });

/**
 * Pages made ahead at their addresses, the app's shell at its own, and the not-found page of its kind with status 404 at all
 * others. Pages are known from the folder as it is at the start. Files come compressed ahead where the browser takes them,
 * hashed ones (`/assets/`) for a year.
 * @throws where the folder can't be read
 */
export function webApp(folder: string): Router {
  const files = filesOf(folder);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html') && file !== SHELL && !file.endsWith(`/${NOT_FOUND}`))
      .map((file) => [pageAddress(file), file]),
  );
  const notFoundPages = new Set(files.filter((file) => file.endsWith(`/${NOT_FOUND}`)));
  const plainFiles = new Set(files.filter((file) => !/\.(?:html|br|gz)$/.test(file)));
  const appPatterns = appAddresses.map((address) => new RegExp(addressPattern(address), 'i'));
  const appNames = new Set(appAddresses);

  const serveFile = compressedFiles(folder, { cacheControl: false });
  const send = (file: string, ...[req, res, next]: Parameters<RequestHandler>): void => {
    req.url = file;
    res.setHeader('Cache-Control', 'no-cache');
    serveFile(req, res, next);
  };

  const router = Router();
  router.use(
    '/assets',
    compressedFiles(join(folder, 'assets'), { immutable: true, maxAge: YEAR_MS }),
    (_req, res, next) => {
      // A build that runs at this moment may have taken the file away after its encoding was named.
      res.removeHeader('Content-Encoding');
      next('router');
    },
  );
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const path = readPath(req.path);
    if (path !== null && plainFiles.has(path)) {
      send(req.path, req, res, next);
      return;
    }
    const address = plainAddress(path ?? '');
    const page = path === null ? undefined : (pages.get(address) ?? (appNames.has(address) ? SHELL : undefined));
    const elsewhere = path === null ? undefined : movedAddresses[address];
    if (page !== undefined && path === address) send(page, req, res, next);
    else if (page !== undefined || elsewhere !== undefined) {
      res.redirect(301, (elsewhere ?? address) + req.url.slice(req.path.length));
    } else if (path !== null && appPatterns.some((pattern) => pattern.test(path))) send(SHELL, req, res, next);
    else {
      const ofItsKind = `/${path?.split('/', 2)[1]?.toLowerCase()}/${NOT_FOUND}`;
      // A part of a page that isn't there is nobody's wish.
      delete req.headers.range;
      res.status(404);
      send(notFoundPages.has(ofItsKind) ? ofItsKind : `/${NOT_FOUND}`, req, res, next);
    }
  });
  return router;
}
