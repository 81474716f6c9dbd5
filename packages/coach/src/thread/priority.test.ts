import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';

const module = fileURLToPath(new URL('./priority.ts', import.meta.url));
const workers: Worker[] = [];
afterAll(async () => {
  for (const worker of workers) await worker.terminate();
});

/** The niceness in a thread's `stat`: the nineteenth field, the second being a name in parentheses. */
const nicenessOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
const answerSchema = z.object({ lowered: z.boolean(), stat: z.string() });

const onLinux = process.platform === 'linux';
it('puts a thread, and no other, behind, where threads have a priority', async () => {
  const before = onLinux ? nicenessOf(readFileSync('/proc/self/stat', 'utf8')) : 0;
  const worker = new Worker(
    `import { goBehind } from ${JSON.stringify(module)};
     import { readFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const lowered = goBehind();
     parentPort.postMessage({ lowered, stat: lowered ? readFileSync('/proc/thread-self/stat', 'utf8') : '' });`,
    { eval: true, execArgv: ['--experimental-strip-types', '--input-type=module', '--no-warnings'] },
  );
  workers.push(worker);
  const [message] = await once(worker, 'message');
  const { lowered, stat } = answerSchema.parse(message);
  expect(lowered).toBe(onLinux);
  expect(onLinux ? nicenessOf(stat) : 0).toBe(onLinux ? Math.min(19, Math.max(before, 10)) : 0);
  expect(onLinux ? nicenessOf(readFileSync('/proc/self/stat', 'utf8')) : 0).toBe(before);
});
