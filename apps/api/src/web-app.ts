/** Serves the built web app beside the API, so that one process gives one address (`npm start`). */
import { extname, join } from 'node:path';
import express, { Router } from 'express';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Files of the folder, hashed ones (`/assets/`) for ever; a page that was made ahead at its address; every other page address
 * gets `app.html`, which is never cached.
 * Addresses that look like a file and are none stay 'not found'.
 */
export function webApp(folder: string): Router {
  const router = Router();
  const app = join(folder, 'app.html');
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: YEAR_MS, index: false, redirect: false }),
  );
  router.use(express.static(folder, { extensions: ['html'], redirect: false, maxAge: 0 }));
  router.use((req, res, next) => {
    const readsPage = req.method === 'GET' || req.method === 'HEAD';
    if (!readsPage || extname(req.path) !== '') next();
    else res.setHeader('Cache-Control', 'no-cache').sendFile(app, next);
  });
  return router;
}
