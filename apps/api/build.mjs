import { execFileSync } from 'node:child_process';
import { bundleServer } from '@parley/config/esbuild';

await bundleServer({
  entries: {
    server: 'src/server.ts',
    parley: 'src/operator/main.ts',
    'coach-thread': '@parley/coach/thread',
    'sentence-thread': '@parley/coach/sentence-thread',
    'pack-library': 'src/pack-library.ts',
  },
});

// What the coach computes of the library's own texts, which never change: its processes bring it along.
execFileSync(process.execPath, ['dist/pack-library.js', 'dist/library.bin'], { stdio: 'inherit' });
