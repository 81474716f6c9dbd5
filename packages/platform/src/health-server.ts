/** /health/live, /health/ready and /metrics of a process on a port of its own, for the machine that runs it. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { HealthRegistry } from './health';
import { mayReadMetrics } from './metrics';

/** Whoever asks stands on the same machine, or in the same private network: short is long enough (ms). */
const REQUEST_MS = 5_000;

export interface HealthServerSettings {
  readonly health: HealthRegistry;
  readonly metrics: Registry;
  /** Where one is set, metrics are for who sends it as a bearer token. */
  readonly metricsToken: string | undefined;
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/** @throws the system's error when the port is taken */
export async function startHealthServer(settings: HealthServerSettings): Promise<HealthServer> {
  const { health, metrics, metricsToken, port, host } = settings;
  const server = createServer(
    { headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    (req, res) => {
      answer(req.url ?? '', req.headers.authorization, res).catch((error: unknown) =>
        res.destroy(error instanceof Error ? error : undefined),
      );
    },
  );

  async function answer(url: string, authorization: string | undefined, res: ServerResponse): Promise<void> {
    if (url === '/health/live') json(res, 200, { status: 'ok', checks: {} });
    else if (url === '/health/ready') {
      const report = await health.report();
      json(res, report.status === 'ok' ? 200 : 503, report);
    } else if (url !== '/metrics') json(res, 404, { status: 'unavailable', checks: {} });
    else if (!mayReadMetrics(metricsToken, authorization)) {
      res.setHeader('WWW-Authenticate', 'Bearer');
      json(res, 401, { status: 'unavailable', checks: {} });
    } else {
      res.setHeader('Content-Type', metrics.contentType);
      res.end(await metrics.metrics());
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { port: portOf(server), close: () => close(server) };
}

function json(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify(body));
}

function portOf(server: Server): number {
  const address = server.address() as AddressInfo;
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
