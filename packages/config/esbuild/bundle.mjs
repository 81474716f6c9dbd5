import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** @param {string} path 'zod/mini' or '@scope/name/part' @returns {string} the package it belongs to */
function packageOf(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Bundles a server process with the workspace's own packages into one file; what comes from npm stays in node_modules,
 * and must therefore be named by the app's own package.json, or the build fails (docs/decisions/0002). Packages of
 * `inside` are bundled as well: of them only what is used gets to an installation (docs/decisions/0019).
 *
 * @param {{ entries: Record<string, string>, outdir?: string, inside?: readonly string[] }} options output name -> entry
 *   file, relative to the app
 */
export async function bundleServer({ entries, outdir = 'dist', inside = [] }) {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  await build({
    entryPoints: entries,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(bundler) {
          bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
            if (kind === 'entry-point' || path.startsWith('@parley/')) return undefined;
            const name = packageOf(path);
            if (inside.includes(name)) return undefined;
            if (path.startsWith('node:') || name in dependencies) return { path, external: true };
            // What a package of `inside` uses goes with it, as far as it is used.
            return importer.includes('/node_modules/')
              ? undefined
              : { errors: [{ text: `'${name}' must be among the dependencies of this app: ${importer} imports it` }] };
          });
        },
      },
    ],
  });
}
