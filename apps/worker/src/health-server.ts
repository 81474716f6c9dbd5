/** /health/live, /health/ready and /metrics on a port of their own, for the machine that runs the worker. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { HealthRegistry } from '@parley/platform';

export interface HealthServerSettings {
  readonly health: HealthRegistry;
  readonly metrics: Registry;
  /** 0 takes any free one. */
  readonly port: number;
  readonly host: string;
}

export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/** @throws the system's error when the port is taken */
export async function startHealthServer({ health, metrics, port, host }: HealthServerSettings): Promise<HealthServer> {
  const server = createServer((req, res) => {
    answer(req.url ?? '', res).catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
  });

  async function answer(url: string, res: ServerResponse): Promise<void> {
    if (url === '/health/live') json(res, 200, { status: 'ok', checks: {} });
    else if (url === '/health/ready') {
      const report = await health.report();
      json(res, report.status === 'ok' ? 200 : 503, report);
    } else if (url === '/metrics') {
      res.setHeader('Content-Type', metrics.contentType);
      res.end(await metrics.metrics());
    } else json(res, 404, { status: 'unavailable', checks: {} });
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
