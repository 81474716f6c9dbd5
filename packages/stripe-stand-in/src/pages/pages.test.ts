import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Opened } from '../testing/open';
import { subscribe } from '../testing/open';
import { openAll } from '../testing/open-all';
import { DARK, LIGHT, SHARED } from './tokens';

const at = openAll();
const NOW = '2027-03-01T08:00:00Z';
const BACK = 'http://localhost:3000';

const get = (url: string) => fetch(url, { redirect: 'manual' });
const post = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function checkout({ stripe }: Opened) {
  const { id: customer } = await stripe.customers.create({ email: 'ruth@example.com', name: '<b>Ruth</b>' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_solo_core_monthly', quantity: 1 }],
    discounts: [{ coupon: 'launch' }],
    success_url: `${BACK}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${BACK}/payment/cancelled`,
  });
  return { customer, id: session.id, url: session.url ?? '' };
}

/** A configuration as Parley makes it, and a portal session of it. */
async function portal({ stripe }: Opened, customer: string, flow: object = {}) {
  const { id: configuration } = await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [
          { product: 'prod_solo_core', prices: ['price_solo_core_monthly', 'price_solo_core_yearly'] },
          { product: 'prod_solo_pro', prices: ['price_solo_pro_monthly', 'price_solo_pro_yearly'] },
        ],
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
      },
    },
  });
  return stripe.billingPortal.sessions.create({ customer, configuration, return_url: `${BACK}/settings`, ...flow });
}

describe('the checkout page', () => {
  it('says what it comes to and that no money moves, and lets a form lead home and nowhere else', async () => {
    const world = await at(NOW);
    const { url } = await checkout(world);
    const answer = await get(url);
    const text = await answer.text();
    for (const said of ['Test checkout: no money moves.', '$19.99', '−$4.00', '$15.99', 'Launch discount, 20% off'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/<script|javascript:| on\w+=/);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; font-src 'self'; form-action 'self' ${BACK}; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it('stays open when the card is declined, and leads home once it is paid, however often it is pressed', async () => {
    const world = await at(NOW);
    const { id, url, customer } = await checkout(world);
    const declined = await post(url, { action: 'decline' });
    expect(declined.headers.get('location')).toBe(`/checkout/${id}`);
    expect(await (await get(url)).text()).toContain('Your card was declined.');
    expect((await world.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    const pressed = await Promise.all([post(url), post(url), post(url)]);
    expect(pressed.map(({ headers }) => headers.get('location'))).toEqual(
      Array.from({ length: 3 }, () => `${BACK}/payment/success?session_id=${id}`),
    );
    expect((await world.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    const again = await (await get(url)).text();
    for (const said of ['This is paid', 'Your subscription has started. You will not be charged twice.'])
      expect(again).toContain(said);
  });

  it('is over after a day', async () => {
    const world = await at(NOW);
    const { url } = await checkout(world);
    world.passTo('2027-03-02T08:00:01Z');
    expect(await (await get(url)).text()).toContain('This checkout is over');
    expect((await post(url)).headers.get('location')).toContain('/checkout/');
    expect(world.standIn.events('checkout.session.expired')).toHaveLength(1);
  });

  it('of nobody is not found', async () => {
    const { standIn } = await at(NOW);
    expect((await get(`${standIn.url}/checkout/cs_none`)).status).toBe(404);
    expect((await get(`${standIn.url}/no/such/page`)).status).toBe(404);
  });
});

describe('the billing portal', () => {
  const confirmChange = async (world: Opened, subscription: string, price = 'price_solo_pro_monthly') => {
    const { items } = await world.stripe.subscriptions.retrieve(subscription);
    return {
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription,
          items: [{ id: items.data[0]?.id ?? '', price, quantity: 1 }],
          discounts: [{ coupon: 'launch' }],
        },
        after_completion: { type: 'redirect', redirect: { return_url: `${BACK}/dashboard?payment=success` } },
      },
    } as const;
  };

  it('names the amount of an upgrade, takes it, and leads to where the session says', async () => {
    const world = await at(NOW);
    const { customer, subscription } = await subscribe(world, 'solo_core_monthly');
    const { url } = await portal(world, customer, await confirmChange(world, subscription));
    // The launch coupon comes with it: 31.99 less the 19.99 that were paid a moment ago.
    const asked = (await (await get(url)).text()).replaceAll(/\s+/g, ' ');
    for (const said of [
      'Pay $12.00 and change',
      'from Parley Solo Core, $19.99 a month, to Parley Solo Pro, $39.99 a month before discount.',
    ])
      expect(asked).toContain(said);
    const done = await post(`${url}/update`);
    expect(done.headers.get('location')).toBe(`${BACK}/dashboard?payment=success`);
    const changed = await world.stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(changed).toMatchObject({
      latest_invoice: { amount_paid: 1200 },
      items: { data: [{ price: { id: 'price_solo_pro_monthly' } }] },
    });
    expect(changed.discounts).toHaveLength(1);
  });

  it('leaves everything as it was when the card is declined', async () => {
    const world = await at(NOW);
    const { customer, subscription } = await subscribe(world, 'solo_core_monthly');
    const { url } = await portal(world, customer, await confirmChange(world, subscription));
    world.standIn.setCard(customer, 'declines');
    expect(await (await post(`${url}/update`)).text()).toContain(
      'Your card was declined. Nothing was paid or changed.',
    );
    expect(await world.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'active',
      discounts: [],
      items: { data: [{ price: { id: 'price_solo_core_monthly' } }] },
    });
  });

  it('lets a smaller plan wait for the end of the period, and calls that off', async () => {
    const world = await at(NOW);
    const { customer, subscription } = await subscribe(world, 'solo_pro_monthly');
    const { url } = await portal(world, customer);
    await post(`${url}/update`, { price: 'price_solo_core_monthly' });
    expect(await (await get(url)).text()).toMatch(
      /Becomes Parley Solo Core, \$19\.99 a month, on 1\u{a0}April\u{a0}2027/u,
    );
    expect((await world.stripe.subscriptions.retrieve(subscription)).schedule).not.toBeNull();
    await post(`${url}/keep`);
    expect((await world.stripe.subscriptions.retrieve(subscription)).schedule).toBeNull();
  });

  it('cancels, takes back, saves a card, and shows invoices with a PDF that is one', async () => {
    const world = await at(NOW);
    const { customer, subscription } = await subscribe(world, 'solo_core_monthly', 'launch');
    const { url } = await portal(world, customer);
    await post(`${url}/cancel`);
    expect((await world.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
    await post(`${url}/resume`);
    expect((await world.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
    await post(`${url}/card`, { card: 'declines' });
    expect(await (await get(url)).text()).toContain('0341, which is declined');
    const [invoice] = (await world.stripe.invoices.list({ customer })).data;
    const pdf = await get(invoice?.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes).toMatch(/^%PDF-1\.4\n/);
    for (const said of ['($15.99) Tj', '(Total) Tj']) expect(bytes).toContain(said);
    expect(bytes).not.toContain('(To pay) Tj');
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(bytes)?.[1]);
    expect(bytes.slice(table, table + 4)).toBe('xref');
  });

  it('calls list prices those before the discount where there is one, and only there', async () => {
    const world = await at(NOW);
    const { customer } = await subscribe(world, 'solo_core_monthly', 'launch');
    const other = await subscribe(world, 'solo_core_monthly');
    const textOf = async (of: string) => (await get((await portal(world, of)).url)).text();
    const text = await textOf(customer);
    expect(text).toMatch(/Renews on 1\u{a0}April\u{a0}2027\. \$19\.99 a month before discount\./u);
    expect(text).toContain('aria-label="Change to Parley Solo Pro, $39.99 a month before discount"');
    expect(await textOf(other.customer)).not.toContain('before discount');
    const pro = (await world.stripe.prices.list({ lookup_keys: ['solo_pro_monthly'] })).data[0]?.id ?? '';
    const change = await get(`${(await portal(world, customer)).url}/update?price=${pro}`);
    expect((await change.text()).replaceAll(/\s+/g, ' ')).toContain(
      'from Parley Solo Core, $19.99 a month before discount, to Parley Solo Pro, $39.99 a month before discount.',
    );
  });

  it('has an invoice that is open to pay, and one that is not without anything to pay', async () => {
    const world = await at(NOW);
    const { customer } = await subscribe(world, 'solo_core_monthly');
    const { url } = await portal(world, customer);
    await post(`${url}/tools/fail`);
    await post(`${url}/tools/month`);
    const { data } = await world.stripe.invoices.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['open', 'paid']);
    const texts = await Promise.all(data.map(async ({ hosted_invoice_url: page }) => (await get(page ?? '')).text()));
    expect(texts.map((text) => [text.includes('<dt>To pay</dt>'), text.includes('<dt>Total</dt>')])).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const text of texts) expect(text).toContain('this invoice is not valid for accounting');
  });

  it('has tools that let a month pass, a payment fail, money go back and a bank dispute', async () => {
    const world = await at(NOW);
    const { customer, subscription } = await subscribe(world, 'solo_core_monthly');
    const { url } = await portal(world, customer);
    const other = await subscribe(world, 'solo_pro_monthly');
    await post(`${url}/tools/fail`);
    await post(`${url}/tools/month`);
    expect((await world.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
    expect((await world.stripe.invoices.list({ customer: other.customer })).data).toHaveLength(1);
    await post(`${url}/tools/refund`);
    await post(`${url}/tools/dispute`);
    expect((await world.stripe.charges.list({ customer })).data).toMatchObject([
      { status: 'failed' },
      { refunded: true, disputed: true },
    ]);
    await post(`${url}/tools/win`);
    expect((await world.stripe.disputes.list()).data).toMatchObject([{ status: 'won' }]);
    expect((await post(`${url}/tools/nothing`)).status).toBe(400);
  });

  it("refuses a flow over somebody else's subscription, and one that changes nothing", async () => {
    const world = await at(NOW);
    const mine = await subscribe(world, 'solo_core_monthly');
    const theirs = await subscribe(world, 'solo_core_monthly');
    await expect(portal(world, mine.customer, await confirmChange(world, theirs.subscription))).rejects.toMatchObject({
      statusCode: 400,
    });
    const same = await confirmChange(world, mine.subscription, 'price_solo_core_monthly');
    await expect(portal(world, mine.customer, same)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('the look', () => {
  // Its typefaces are not cut down, so they have no stand-ins.
  it("is the product's own: the same tokens, but for stand-ins of typefaces", () => {
    const css = readFileSync(new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url), 'utf8');
    const dark = css.indexOf('prefers-color-scheme: dark');
    const declared = (part: string, name: string) =>
      new RegExp(String.raw`--${name}:\s+([^;]+);`)
        .exec(part)?.[1]
        ?.replaceAll(/'[^']* stand-in[^']*', /g, '')
        .replaceAll(/\s+/g, ' ');
    const light = css.slice(0, dark);
    for (const [name, value] of Object.entries(LIGHT)) expect([name, declared(light, name)]).toEqual([name, value]);
    for (const [name, value] of Object.entries(DARK))
      expect([name, declared(css.slice(dark), name)]).toEqual([name, value]);
    for (const [name, value] of Object.entries(SHARED)) expect([name, declared(css, name)]).toEqual([name, value]);
  });
});
