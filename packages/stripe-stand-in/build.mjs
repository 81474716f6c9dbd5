import { bundleServer } from '@parley/config/esbuild';

await bundleServer({ entries: { 'stripe-stand-in': 'src/process.ts' } });
