/** The listening socket, how long requests may take to arrive, and its end in two steps: take nothing new, then wait for what runs. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenConnections } from './open-connections';

export interface ArrivalTiming {
  /** From the first moment of a connection, or the first byte of a later request, to the end of the headers (ms). */
  readonly headersMs: number;
  /** To the end of the body, whatever its form; answers are not bounded (ms). */
  readonly requestMs: number;
  /** How often both are looked at (ms). */
  readonly checkMs: number;
}

export const ARRIVAL_TIMING: ArrivalTiming = { headersMs: 15_000, requestMs: 30_000, checkMs: 1_000 };

/** Longer than a reverse proxy keeps idle connections, so that it never writes into one we are closing. */
const KEEP_ALIVE_MS = 65_000;

export interface ListenOptions {
  readonly port: number;
  readonly host?: string | undefined;
  readonly arrival?: ArrivalTiming;
  /** Bounds the connections of an address. */
  readonly connections?: OpenConnections;
}

export interface HttpServer {
  readonly port: number;
  /** Accepts nothing new and lets idle connections go. */
  stopAccepting(): void;
  /** Resolves when the last request is answered; after `timeoutMs` the rest is cut off. */
  finish(timeoutMs: number): Promise<void>;
}

/**
 * A request that does not arrive in time is answered 408, and its connection is closed.
 * @throws the system's error when the port is taken or not allowed
 */
export async function listen(
  app: RequestListener,
  { port, host, arrival = ARRIVAL_TIMING, connections }: ListenOptions,
): Promise<HttpServer> {
  const server = createServer(
    {
      headersTimeout: arrival.headersMs,
      requestTimeout: arrival.requestMs,
      connectionsCheckingInterval: arrival.checkMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    app,
  );
  connections?.limitConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
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
