import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Everything it prints goes here. */
  readonly logFile: string;
  readonly stopSignal?: NodeJS.Signals;
  /** Called when it ends without having been asked to. */
  readonly onUnexpectedExit?: (how: string) => void;
}

export interface RunningChild {
  readonly name: string;
  readonly pid: number;
  /** Asks it to stop, insists after `graceMs`, and resolves when it is gone. */
  stop(graceMs?: number): Promise<void>;
  /** Resolves when the process has ended, however it ended. */
  readonly ended: Promise<void>;
}

/**
 * Starts a process in a group of its own, so that a Ctrl-C in the terminal reaches only us and the order of stopping stays ours.
 * @throws Error when it can't be started at all
 */
export async function startChild(options: ChildOptions): Promise<RunningChild> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const child: ChildProcess = spawn(options.command, [...options.args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: options.env ?? process.env,
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  let asked = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      log.end();
      if (!asked) options.onUnexpectedExit?.(signal ? `signal ${signal}` : `exit code ${code}`);
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${options.name} did not start`);
  return {
    name: options.name,
    pid,
    ended,
    async stop(graceMs = 10_000) {
      asked = true;
      if (child.exitCode !== null || child.signalCode !== null) return ended;
      child.kill(options.stopSignal ?? 'SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(insist);
    },
  };
}
