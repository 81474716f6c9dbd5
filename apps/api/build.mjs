/** Bundles the API with the workspace's own packages into dist/server.js; what comes from npm stays in node_modules. */
import { build } from 'esbuild';

const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@parley/') ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: ['src/server.ts'],
  outfile: 'dist/server.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  plugins: [npmPackagesStayOutside],
  logLevel: 'warning',
});
