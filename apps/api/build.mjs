import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { bundleServer } from '@parley/config/esbuild';

await bundleServer({
  entries: {
    server: 'src/server.ts',
    parley: 'src/operator/main.ts',
    'coach-thread': '@parley/coach/thread',
    'sentence-thread': '@parley/rehearsal/sentence-thread',
    'pack-library': 'src/pack-library.ts',
  },
});

// What the sentence model's weights are turned by, beside the threads that load them.
copyFileSync(new URL(import.meta.resolve('@parley/rehearsal/meaning-adapter')), 'dist/meaning-adapter.bin');
copyFileSync(new URL(import.meta.resolve('@parley/rehearsal/passage-adapter')), 'dist/passage-adapter.safetensors');

// What the coach computes of the library's own texts, which never change: its processes bring it along.
execFileSync(process.execPath, ['dist/pack-library.js', 'dist/library.bin'], { stdio: 'inherit' });
