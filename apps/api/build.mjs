import { bundleServer } from '@parley/config/esbuild';

await bundleServer({ entries: { server: 'src/server.ts', 'sentence-thread': '@parley/coach/sentence-thread' } });
