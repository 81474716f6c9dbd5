import { afterEach, describe, expect, it } from '@jest/globals';
import { createMetricsRegistry, HealthRegistry, type HealthServer } from '@parley/platform';
import { startMetricsServer } from './metrics-server';

const servers: HealthServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function start(port: number | undefined): Promise<HealthServer> {
  const server = await startMetricsServer({
    health: new HealthRegistry(),
    metrics: createMetricsRegistry('test'),
    metricsToken: undefined,
    host: '127.0.0.1',
    port,
  });
  servers.push(server);
  return server;
}

describe('the port of the metrics', () => {
  it('is another one for a second process on the machine that was told none', async () => {
    const [first, second] = [await start(undefined), await start(undefined)];
    expect(second.port).not.toBe(first.port);
    for (const { port } of [first, second]) {
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    }
  });

  it('is the one that was asked for, or none', async () => {
    const { port } = await start(0);
    await expect(start(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
