import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, say } from '../services/say';
import { waitFor } from '../services/ports';

interface Running {
  readonly pid: number;
  readonly port: number;
  /** name -> process id */
  readonly children: Record<string, number>;
  /** Where they are, once everything is up: for the operator's command. */
  readonly stores?: { readonly mongoUri: string; readonly redisUri: string };
}

const fileIn = (dataDir: string) => join(dataDir, 'running.json');

/** The command line of a live process, or null. */
function commandOf(pid: number): string | null {
  const answer = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  if (answer.error) {
    // A bare machine may lack ps; Linux tells the same through /proc.
    const cmdline = `/proc/${pid}/cmdline`;
    return existsSync(cmdline) ? readFileSync(cmdline, 'utf8').replaceAll('\0', ' ') : null;
  }
  return answer.status === 0 ? answer.stdout.trim() : null;
}

/** Whether this process is an `npm start`, and not another one that has come to its number. */
const isStart = (pid: number): boolean => commandOf(pid)?.includes('start.mjs') === true;

/** How each process is recognised, in the order of stopping: those who serve, then what they lean on. */
const LOOKS_LIKE = {
  api: /server\.js/,
  worker: /worker\.js/,
  stripe: /stripe-stand-in\.js/,
  redis: /redis-server/,
  mongod: /mongod/,
};

/** What was left running by a start that was killed is stopped before the data is opened again. */
async function clearLeftovers(left: Running): Promise<void> {
  for (const [name, looksLike] of Object.entries(LOOKS_LIKE)) {
    const pid = left.children[name];
    const command = pid === undefined ? null : commandOf(pid);
    if (pid === undefined || command === null || !looksLike.test(command)) continue;
    say(`stopping ${name} (process ${pid}), left behind by a start that was killed`);
    process.kill(pid, 'SIGTERM');
    await waitFor(`${name} (process ${pid}) stopping`, 20_000, async () => commandOf(pid) === null);
  }
}

/**
 * One running copy per data folder.
 * @throws PlainError when one runs already
 */
export async function claimDataFolder(dataDir: string): Promise<void> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return;
  const left = JSON.parse(readFileSync(file, 'utf8')) as Running;
  if (isStart(left.pid)) {
    throw new PlainError(
      `Parley already runs with this data folder, at http://localhost:${left.port} (process ${left.pid}). Stop it there with Ctrl-C, or set PORT and PARLEY_DATA for a second copy.`,
    );
  }
  await clearLeftovers(left);
  rmSync(file, { force: true });
}

export function recordRunning(dataDir: string, running: Running): void {
  // What the environment gives as the stores' addresses may hold a password.
  writeFileSync(fileIn(dataDir), JSON.stringify(running), { mode: 0o600 });
}

/** What runs with this data folder; null where nothing does. */
export function readRunning(dataDir: string): Running | null {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const running = JSON.parse(readFileSync(file, 'utf8')) as Running;
  return isStart(running.pid) ? running : null;
}

export function forgetRunning(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
