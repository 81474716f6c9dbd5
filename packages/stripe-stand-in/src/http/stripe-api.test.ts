import { describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { clientOf, subscribe } from '../testing/open';
import { openAll } from '../testing/open-all';

const at = openAll();
const NOW = '2027-03-01T08:00:00Z';

const session = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer,
  line_items: [{ price: 'price_solo_core_monthly', quantity: 1 }],
  success_url: 'http://localhost:3000/payment/success',
});

describe('what Stripe would refuse', () => {
  it('is refused: another key', async () => {
    const { standIn } = await at(NOW);
    const stripe = clientOf({ ...standIn, secretKey: 'sk_test_another' });
    await expect(stripe.prices.list()).rejects.toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' });
  });

  it('is refused: another version of the API', async () => {
    const { standIn } = await at(NOW);
    const { hostname, port } = new URL(standIn.url);
    const stripe = new Stripe(standIn.secretKey, {
      protocol: 'http',
      host: hostname,
      port,
      maxNetworkRetries: 0,
      apiVersion: '2020-08-27' as typeof Stripe.API_VERSION,
    });
    await expect(stripe.prices.list()).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is refused: a parameter that nobody knows, at any depth', async () => {
    const { stripe } = await at(NOW);
    const { id } = await stripe.customers.create({ email: 'ruth@example.com' });
    const unknown = { ...session(id), line_items: [{ price: 'price_solo_core_monthly', quantity: 1, colour: 'red' }] };
    await expect(stripe.checkout.sessions.create(unknown)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'line_items[0][colour]',
    });
    const misspelt = { ...session(id), sucess_url: 'http://localhost' };
    await expect(stripe.checkout.sessions.create(misspelt)).rejects.toMatchObject({ param: 'sucess_url' });
  });

  it('is refused: a parameter that is missing, or of another kind', async () => {
    const { stripe } = await at(NOW);
    const { id } = await stripe.customers.create();
    const { success_url: _left, ...without } = session(id);
    await expect(stripe.checkout.sessions.create(without)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'success_url',
    });
    await expect(stripe.prices.list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: 'limit' });
    await expect(
      stripe.subscriptions.list({ status: 'running' as Stripe.SubscriptionListParams['status'] & string }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'status' });
  });

  it('is refused: an id that nothing has, 404 in the address and 400 in a parameter', async () => {
    const { stripe } = await at(NOW);
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    await expect(stripe.customers.retrieve('constructor')).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.checkout.sessions.create(session('cus_none'))).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
  });

  it('is refused: an address that nobody knows, and a property that cannot be expanded', async () => {
    const { stripe, standIn } = await at(NOW);
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
    const { subscription } = await subscribe({ stripe, standIn }, 'solo_core_monthly');
    await expect(stripe.subscriptions.retrieve(subscription, { expand: ['colour'] })).rejects.toMatchObject({
      statusCode: 400,
      param: 'expand',
    });
  });

  it('is refused: a coupon that is used up, a price that is no longer sold', async () => {
    const { stripe } = await at(NOW);
    const { id } = await stripe.customers.create();
    await stripe.coupons.create({ id: 'over', percent_off: 10, duration: 'once', redeem_by: 1_700_000_000 });
    await expect(
      stripe.checkout.sessions.create({ ...session(id), discounts: [{ coupon: 'over' }] }),
    ).rejects.toMatchObject({ code: 'coupon_expired' });
    expect((await stripe.coupons.retrieve('over')).valid).toBe(false);
    await stripe.prices.update('price_solo_core_monthly', { active: false });
    await expect(stripe.checkout.sessions.create(session(id))).rejects.toMatchObject({
      param: 'line_items[0][price]',
    });
  });
});

describe('a request with a key of idempotency', () => {
  it('is done once, and answered alike each time', async () => {
    const { stripe, standIn } = await at(NOW);
    const make = () => stripe.customers.create({ email: 'ruth@example.com' }, { idempotencyKey: 'one' });
    const [first, second] = await Promise.all([make(), make()]);
    expect(second.id).toBe(first.id);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    expect(standIn.events('customer.created')).toHaveLength(1);
    expect((await make()).lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('is refused with other parameters', async () => {
    const { stripe } = await at(NOW);
    await stripe.customers.create({ email: 'ruth@example.com' }, { idempotencyKey: 'one' });
    await expect(
      stripe.customers.create({ email: 'grace@example.com' }, { idempotencyKey: 'one' }),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('counts for a day, and not where it was refused', async () => {
    const world = await at(NOW);
    const make = (customer: string) =>
      world.stripe.checkout.sessions.create(session(customer), { idempotencyKey: 'x' });
    await expect(make('cus_none')).rejects.toMatchObject({ statusCode: 400 });
    const { id } = await world.stripe.customers.create();
    const first = await make(id);
    world.passTo('2027-03-02T09:00:00Z');
    expect((await make(id)).id).not.toBe(first.id);
    expect((await world.stripe.checkout.sessions.retrieve(first.id)).status).toBe('expired');
  });
});

describe('a list', () => {
  it('is paged by ids, both ways, the newest first', async () => {
    const { stripe } = await at(NOW);
    const made: string[] = [];
    for (let each = 0; each < 5; each += 1) made.push((await stripe.customers.create()).id);
    const newest = made.toReversed();
    const first = await stripe.customers.list({ limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: newest.slice(0, 2).map((id) => ({ id })) });
    const last = await stripe.customers.list({ limit: 3, starting_after: newest[1] ?? '' });
    expect(last).toMatchObject({ has_more: false, data: newest.slice(2).map((id) => ({ id })) });
    const back = await stripe.customers.list({ limit: 2, ending_before: newest[3] ?? '' });
    expect(back.data.map(({ id }) => id)).toEqual(newest.slice(1, 3));
    expect((await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })).map(({ id }) => id)).toEqual(
      newest,
    );
  });

  it('finds prices by their lookup keys, with the product of each', async () => {
    const { stripe } = await at(NOW);
    const { data } = await stripe.prices.list({
      lookup_keys: ['solo_pro_yearly', 'team_pilot', 'none'],
      active: true,
      expand: ['data.product'],
    });
    expect(data).toMatchObject([
      { lookup_key: 'team_pilot', unit_amount: 95_600, recurring: null, product: { name: 'Parley Team Pilot' } },
      { lookup_key: 'solo_pro_yearly', unit_amount: 39_992, recurring: { interval: 'year' } },
    ]);
  });
});

describe('a stand-in that was told to fail', () => {
  it('answers as Stripe does when it is down, until told otherwise', async () => {
    const { stripe, standIn } = await at(NOW);
    standIn.breakWith({ status: 503, path: '/v1/prices' });
    await expect(stripe.prices.list()).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
    expect((await stripe.customers.list()).data).toEqual([]);
    standIn.breakWith(null);
    expect((await stripe.prices.list()).data).toHaveLength(5);
  });
});
