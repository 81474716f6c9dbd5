/** A process of its own that a test kills in the middle of things (SIGKILL: no last word, no clean-up). */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const eventSchema = z.object({ event: z.string(), port: z.number().optional() });

export interface KillableProcess {
  /** What it told first. */
  readonly event: z.infer<typeof eventSchema>;
  /** Resolves once it is gone. */
  kill(): Promise<void>;
}

const children = new Set<ChildProcess>();

/** Starts a script that writes a line of JSON per event, and waits for the first one. @throws Error when it ends before */
export async function startKillable(script: string, mode: string, options: object): Promise<KillableProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, mode, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  children.add(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The process ended by itself (${code})`)));
  });
  return {
    event: eventSchema.parse(JSON.parse(line)),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Kills whatever a test left running; call it in `afterEach`. */
export function killAll(): void {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
}
