import { afterEach, describe, expect, it } from '@jest/globals';
import { HealthRegistry } from './health';
import { startHealthServer, type HealthServer } from './health-server';
import { createMetricsRegistry } from './metrics';

const TOKEN = 'a-scraper-has-this-token';

let server: HealthServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});
async function start(metricsToken?: string): Promise<string> {
  const health = new HealthRegistry().add('store', async () => 'fine');
  const metrics = createMetricsRegistry('test');
  server = await startHealthServer({ health, metrics, metricsToken, port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${server.port}`;
}

describe('the port of health and metrics', () => {
  it('gives both to whoever reaches it', async () => {
    const base = await start();
    expect((await fetch(`${base}/health/live`)).status).toBe(200);
    expect(await (await fetch(`${base}/health/ready`)).json()).toEqual({ status: 'ok', checks: { store: 'ok' } });
    const metrics = await fetch(`${base}/metrics`);
    expect(metrics.status).toBe(200);
    expect(await metrics.text()).toContain('process_cpu_seconds_total{service="test"}');
    expect((await fetch(`${base}/anything`)).status).toBe(404);
  });

  it('gives metrics to the bearer of the token alone, where there is one', async () => {
    const base = await start(TOKEN);
    const ask = async (headers: Record<string, string>) => (await fetch(`${base}/metrics`, { headers })).status;
    expect(await ask({})).toBe(401);
    expect(await ask({ Authorization: `Bearer ${TOKEN}x` })).toBe(401);
    expect(await ask({ Authorization: `Basic ${TOKEN}` })).toBe(401);
    expect(await ask({ Authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect((await fetch(`${base}/health/ready`)).status).toBe(200);
  });
});
