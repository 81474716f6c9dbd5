import { createServer } from 'node:net';

/** Whether nothing listens on this loopback port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });
}

/** A free loopback port: the preferred one where it is free, else one the system names. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves once `attempt` answers true; throws `what` after `timeoutMs`. */
export async function waitFor(what: string, timeoutMs: number, attempt: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await attempt())) {
    if (Date.now() > until) throw new Error(`${what} did not happen within ${Math.round(timeoutMs / 1000)} s`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
