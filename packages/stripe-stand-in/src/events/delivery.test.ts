import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { subscribe } from '../testing/open';
import { openAll } from '../testing/open-all';

const at = openAll();
const NOW = '2027-03-01T08:00:00Z';

interface Taken {
  readonly body: string;
  readonly signature: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Something behind a webhook: takes events unless told to refuse. */
async function door(refuse: (attempt: number) => boolean = () => false) {
  const taken: Taken[] = [];
  let attempts = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      attempts += 1;
      const refused = refuse(attempts);
      if (!refused)
        taken.push({
          body: Buffer.concat(parts).toString(),
          signature: String(request.headers['stripe-signature']),
        });
      response.writeHead(refused ? 500 : 200).end();
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const idsOf = () => taken.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, taken, idsOf };
}

describe('events', () => {
  it('come signed, so that the library believes them and nothing else', async () => {
    const { url, taken } = await door();
    const world = await at(NOW, { webhook: { url } });
    await world.stripe.customers.create({ email: 'ruth@example.com' });
    await world.standIn.delivered();
    const [{ body, signature } = { body: '', signature: '' }] = taken;
    const { webhookSecret } = world.standIn;
    const verify = (text: string, secret: string, now: Date) =>
      world.stripe.webhooks.constructEvent(text, signature, secret, 300, undefined, now.getTime());
    expect(verify(body, webhookSecret, world.clock.now)).toMatchObject({
      type: 'customer.created',
      api_version: Stripe.API_VERSION,
      livemode: false,
      data: { object: { email: 'ruth@example.com' } },
    });
    expect(() => verify(body.replace('ruth', 'mary'), webhookSecret, world.clock.now)).toThrow(/signature/);
    expect(() => verify(body, 'whsec_another', world.clock.now)).toThrow(/signature/);
    expect(() => verify(body, webhookSecret, new Date(world.clock.now.getTime() + 301_000))).toThrow(/tolerance/);
  });

  it('hold what an object was when they happened', async () => {
    const world = await at(NOW);
    const { subscription } = await subscribe(world, 'solo_core_monthly');
    await world.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    const seen = world.standIn
      .events()
      .filter(({ data: { object } }) => object.id === subscription)
      .map(({ type, data: { object } }) => [type, (object as unknown as Stripe.Subscription).status]);
    expect(seen.slice(0, 2)).toEqual([
      ['customer.subscription.created', 'incomplete'],
      ['customer.subscription.updated', 'active'],
    ]);
  });

  it('come again until they are taken', async () => {
    const { url, idsOf } = await door((attempt) => attempt <= 3);
    const world = await at(NOW, { webhook: { url, retryAfterMs: [0] } });
    await world.stripe.customers.create();
    await world.standIn.delivered();
    expect(idsOf()).toEqual(world.standIn.events().map(({ id }) => id));
    expect((await world.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('can come twice, in another order, or not at all', async () => {
    const { url, idsOf } = await door();
    const world = await at(NOW, { webhook: { url } });
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    world.standIn.disturb({ shuffle: true, repeat: 0.5, drop: 0.25, random });
    await subscribe(world, 'solo_core_monthly');
    await world.standIn.delivered();
    const happened = world.standIn.events().map(({ id }) => id);
    const came = idsOf();
    expect(came.length).toBeGreaterThan(new Set(came).size);
    expect(new Set(came).size).toBeLessThan(happened.length);
    expect([...new Set(came)]).not.toEqual(happened.filter((id) => came.includes(id)));
  });
});
