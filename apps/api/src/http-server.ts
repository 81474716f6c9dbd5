/** The listening socket, and its end in two steps: take nothing new, then wait for what runs. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than a reverse proxy keeps idle connections, so that it never writes into one we are closing. */
const KEEP_ALIVE_MS = 65_000;

export interface HttpServer {
  readonly port: number;
  /** Accepts nothing new and lets idle connections go. */
  stopAccepting(): void;
  /** Resolves when the last request is answered; after `timeoutMs` the rest is cut off. */
  finish(timeoutMs: number): Promise<void>;
}

/** @throws the system's error when the port is taken or not allowed */
export async function listen(
  app: RequestListener,
  address: { port: number; host?: string | undefined },
): Promise<HttpServer> {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: address.port, ...(address.host === undefined ? {} : { host: address.host }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const closed = new Promise<void>((resolve) => {
    server.once('close', resolve);
  });
  return {
    port: portOf(server),
    stopAccepting: () => {
      server.close();
      server.closeIdleConnections();
    },
    finish: async (timeoutMs) => {
      const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
      try {
        await closed;
      } finally {
        clearTimeout(cutOff);
      }
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
