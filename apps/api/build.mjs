import { bundleServer } from '@parley/config/esbuild';

await bundleServer({
  entries: {
    server: 'src/server.ts',
    'coach-thread': '@parley/coach/thread',
    'sentence-thread': '@parley/coach/sentence-thread',
  },
});
