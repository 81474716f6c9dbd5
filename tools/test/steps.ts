import { spawn } from 'node:child_process';
import { ROOT } from '../bootstrap/prepare.mjs';
import { say } from '../services/say';

/** Runs a command in the repository, its output shown as it comes, and answers its exit code. */
export function step(
  name: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const began = Date.now();
  say(`${name} …`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: ROOT, stdio: 'inherit', env });
    child.once('error', reject);
    child.once('exit', (code) => {
      say(
        `${name}: ${code === 0 ? 'passed' : `FAILED (exit code ${code})`} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
      );
      resolve(code ?? 1);
    });
  });
}
