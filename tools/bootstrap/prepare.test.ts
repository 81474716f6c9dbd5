import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './prepare.mjs';

/** Writes for half a second to both streams, as a command does that stops its services, and then ends with code 7. */
const WRITER = `
  import { ensureNode } from './tools/bootstrap/prepare.mjs';
  await ensureNode(import.meta.url);
  for (let line = 0; line < 50; line += 1) {
    process.stdout.write('a line\\n');
    process.stderr.write('a line\\n');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  process.exit(7);
`;

describe('a command whose reader is gone', () => {
  it('goes on to its own end', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', WRITER], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
      child.once('exit', (code, signal) => resolve({ code, signal })),
    );
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await ended).toEqual({ code: 7, signal: null });
  });
});
