/** Firebase's own emulator of its sign-in service, for tests and for trying the product without Google. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface AuthEmulator {
  /** What FIREBASE_AUTH_EMULATOR_HOST wants. */
  readonly host: string;
  /** Projects whose name begins with demo- exist nowhere, so nothing of one can ever be asked of Google. */
  readonly projectId: string;
  /** Resolves once it is gone. */
  stop(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL('emulator-process.mjs', import.meta.url));

/** Starts the emulator on a free port of loopback. It ends with its starter. @throws Error when it ends by itself */
export async function startAuthEmulator(projectId = 'demo-parley'): Promise<AuthEmulator> {
  const port = await freePort();
  const child = spawn(process.execPath, [PROCESS, projectId, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The emulator of Firebase ended by itself (${code})`)));
  });
  return {
    host: `127.0.0.1:${port}`,
    projectId,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}

/** The emulator takes no port 0. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found');
  return address.port;
}
