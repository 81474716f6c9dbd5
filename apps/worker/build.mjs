import { bundleServer } from '@parley/config/esbuild';

await bundleServer({ entries: { worker: 'src/worker.ts' }, inside: ['react-email'] });
