import { ensureDependencies, ensureNode, run } from './prepare.mjs';

await ensureNode(import.meta.url);
ensureDependencies();
await run('parley/main.ts');
