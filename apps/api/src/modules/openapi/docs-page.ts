/** The readable page of the OpenAPI document at `/api/docs`: local files only, no inline script. */
import express, { Router } from 'express';
// Not from the package's own index: that runs the whole page's script in this process, for 40 MB.
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js';

const SERVED = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);
const CACHED_SECONDS = 3_600;

const INITIALIZER = `window.addEventListener('load', () => {
  window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'list', validatorUrl: null });
});
`;

const page = (brandName: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${brandName} API</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/initializer.js" defer></script>
  </head>
  <body>
    <main id="docs"></main>
  </body>
</html>
`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** To be mounted at `/api/docs`. */
export function docsPage(brandName: string): Router {
  const router = Router();
  const html = page(escapeHtml(brandName));
  const files = express.static(getAbsoluteFSPath(), { index: false, redirect: false, maxAge: CACHED_SECONDS * 1000 });
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') next();
    else if (req.path === '/') res.type('html').send(html);
    else if (req.path === '/initializer.js') res.type('js').send(INITIALIZER);
    else if (SERVED.has(req.path)) {
      res.removeHeader('Cache-Control');
      files(req, res, next);
    } else next();
  });
  return router;
}
