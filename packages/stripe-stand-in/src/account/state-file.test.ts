import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { subscribe } from '../testing/open';
import { openAll } from '../testing/open-all';

const at = openAll();
const NOW = '2027-03-01T08:00:00Z';
let folder = '';
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-stand-in-'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('after a restart', () => {
  it('everything is as it was, and its pages are where they are now', async () => {
    const file = join(folder, 'stripe', 'state.json');
    const before = await at(NOW, { file });
    const { subscription, customer } = await subscribe(before, 'solo_core_monthly', 'launch');
    await before.standIn.close();
    const after = await at('2027-04-02T08:00:00Z', { file });
    const { data } = await after.stripe.invoices.list({ customer });
    expect(data).toMatchObject([
      { billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 1599 },
      { billing_reason: 'subscription_create', status: 'paid' },
    ]);
    expect(data.map(({ hosted_invoice_url: url }) => new URL(url ?? '').origin)).toEqual([
      after.standIn.url,
      after.standIn.url,
    ]);
    expect((await after.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect(statSync(file).mode % 0o1000).toBe(0o600);
  });

  it('events that nobody has taken are posted', async () => {
    const file = join(folder, 'state.json');
    const before = await at(NOW, { file, webhook: { url: 'http://127.0.0.1:9/nobody' } });
    await before.stripe.customers.create();
    await before.standIn.close();
    const ids: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        ids.push((JSON.parse(body) as { id: string }).id);
        response.end();
      });
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const after = await at(NOW, { file, webhook: { url, retryAfterMs: [0] } });
    await after.standIn.delivered();
    expect(ids).toEqual(after.standIn.events().map(({ id }) => id));
  });

  it('a file that cannot be read is named, and left as it is', async () => {
    const file = join(folder, 'state.json');
    writeFileSync(file, '{"origin":"http://127.0.0.1:1","state":{"custo');
    await expect(at(NOW, { file })).rejects.toThrow(`${file} can't be read`);
    expect(readFileSync(file, 'utf8')).toContain('custo');
  });
});
