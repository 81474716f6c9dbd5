/** Stripe's own mock server: stateless, and it refuses whatever Stripe's description of its API would refuse. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../bootstrap/prepare.mjs';
import { startChild } from '../services/child';
import { freePort, waitFor } from '../services/ports';
import { PlainError, say } from '../services/say';

const MODULE = 'github.com/stripe/stripe-mock@latest';
const START_MS = 30_000;

export interface MockServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The one that STRIPE_MOCK_URL names, else one of our own, built with Go the first time.
 * @throws PlainError where neither can be had
 */
export async function findMockServer(scratch: string): Promise<MockServer> {
  const given = process.env['STRIPE_MOCK_URL'];
  if (given !== undefined && given !== '') {
    if (!(await answers(given)))
      throw new PlainError(`STRIPE_MOCK_URL is ${given}, and no mock server of Stripe's answers there.`);
    return { url: given, stop: async () => undefined };
  }
  const program = findProgram();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startChild({
    name: 'stripe-mock',
    command: program,
    // It listens for HTTPS whether or not somebody wants it to.
    args: ['-http-addr', `127.0.0.1:${port}`, '-https-addr', '127.0.0.1:0'],
    logFile: join(scratch, 'stripe-mock.log'),
  });
  try {
    await waitFor("Stripe's mock server answering", START_MS, () => answers(url));
  } catch (error) {
    await child.stop();
    throw error;
  }
  say(`Stripe's mock server: ${url}`);
  return { url, stop: () => child.stop() };
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/v1/customers', url), { headers: { Authorization: 'Bearer sk_test_probe' } });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Built once, and kept with this user's other downloads. */
function findProgram(): string {
  const folder = join(CACHE, 'stripe-mock');
  const program = join(folder, 'stripe-mock');
  if (existsSync(program)) return program;
  if (spawnSync('go', ['version']).status !== 0)
    throw new PlainError(
      "this test needs Stripe's mock server, which is built with Go. Install Go, or start the image stripe/stripe-mock and set STRIPE_MOCK_URL=http://127.0.0.1:12111.",
    );
  say(`building ${MODULE}`);
  mkdirSync(folder, { recursive: true });
  const built = spawnSync('go', ['install', MODULE], { env: { ...process.env, GOBIN: folder }, encoding: 'utf8' });
  if (built.status !== 0 || !existsSync(program))
    throw new PlainError(`Stripe's mock server could not be built: ${built.stderr.trim().split('\n').at(-1) ?? ''}`);
  return program;
}
