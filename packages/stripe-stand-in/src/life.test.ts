import { describe, expect, it } from '@jest/globals';
import { periodOf, subscribe } from './testing/open';
import { openAll } from './testing/open-all';

const at = openAll();

describe('a subscription', () => {
  it('begins with a paid invoice, the launch coupon taken off', async () => {
    const world = await at('2027-01-31T10:00:00Z');
    const { subscription: id, session, customer } = await subscribe(world, 'solo_core_monthly', 'launch');
    const { stripe } = world;
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments', 'discounts'] });
    expect(subscription).toMatchObject({
      status: 'active',
      customer,
      latest_invoice: {
        status: 'paid',
        amount_paid: 1599,
        billing_reason: 'subscription_create',
        payments: { data: [{ status: 'paid', amount_paid: 1599 }] },
      },
      discounts: [{ source: { coupon: 'launch' } }],
    });
    expect(periodOf(subscription)).toEqual(['2027-01-31', '2027-02-28']);
    expect(await stripe.checkout.sessions.retrieve(session)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      subscription: id,
    });
  });

  it('renews for 14 months on its day, over month ends and a leap day, each paid once', async () => {
    const world = await at('2027-01-31T10:00:00Z');
    const { subscription: id } = await subscribe(world, 'solo_pro_monthly');
    world.passTo('2028-04-01T00:00:00Z');
    const { data } = await world.stripe.invoices.list({ subscription: id, status: 'paid', limit: 100 });
    expect(
      data
        .toReversed()
        .map(({ lines, amount_paid: paid }) => [
          ...lines.data.map(({ period: { end } }) => new Date(end * 1000).toISOString().slice(0, 10)),
          paid,
        ]),
    ).toEqual(
      [
        '2027-02-28',
        '2027-03-31',
        '2027-04-30',
        '2027-05-31',
        '2027-06-30',
        '2027-07-31',
        '2027-08-31',
        '2027-09-30',
        '2027-10-31',
        '2027-11-30',
        '2027-12-31',
        '2028-01-31',
        '2028-02-29',
        '2028-03-31',
        '2028-04-30',
      ].map((end) => [end, 3999]),
    );
    expect(new Set(data.map(({ number }) => number)).size).toBe(data.length);
  });

  it('renews a year from a leap day on 28 February, and comes back to the 29th', async () => {
    const world = await at('2028-02-29T09:00:00Z');
    const { subscription: id } = await subscribe(world, 'solo_core_yearly');
    world.passTo('2031-12-01T00:00:00Z');
    expect(periodOf(await world.stripe.subscriptions.retrieve(id))).toEqual(['2031-02-28', '2032-02-29']);
  });

  it('is past due when the card fails, is tried again, and is cancelled after the last attempt', async () => {
    const world = await at('2027-03-01T08:00:00Z');
    const { subscription: id, customer } = await subscribe(world, 'solo_core_monthly');
    world.standIn.setCard(customer, 'declines');
    world.passTo('2027-04-01T09:00:00Z');
    const failed = await world.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(failed).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1, amount_remaining: 1999 },
    });
    world.passTo('2027-04-09T09:00:00Z');
    expect(await world.stripe.invoices.list({ subscription: id, status: 'open' })).toMatchObject({
      data: [{ attempt_count: 3 }],
    });
    world.passTo('2027-04-17T09:00:00Z');
    expect(await world.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await world.stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await world.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  it('is active again once a retry is paid', async () => {
    const world = await at('2027-03-01T08:00:00Z');
    const { subscription: id, customer } = await subscribe(world, 'solo_core_monthly');
    world.standIn.failNextPayments(customer);
    world.passTo('2027-04-01T09:00:00Z');
    expect((await world.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    world.passTo('2027-04-05T09:00:00Z');
    expect((await world.stripe.subscriptions.retrieve(id)).status).toBe('active');
    const { data } = await world.stripe.invoices.list({ subscription: id, limit: 1, expand: ['data.payments'] });
    expect(data).toMatchObject([{ status: 'paid', attempt_count: 2, payments: { data: [{ status: 'paid' }] } }]);
  });

  it('ends at the end of its period when it is cancelled, and not when that is taken back', async () => {
    const world = await at('2027-03-01T08:00:00Z');
    const { subscription: id } = await subscribe(world, 'solo_core_monthly');
    const { stripe } = world;
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: 1_806_566_400 });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    world.passTo('2027-04-02T00:00:00Z');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    world.passTo('2027-05-01T08:00:00Z');
    const over = await stripe.subscriptions.retrieve(id);
    expect(over.status).toBe('canceled');
    expect(new Date((over.ended_at ?? 0) * 1000).toISOString()).toBe('2027-05-01T08:00:00.000Z');
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });
});

describe('another price', () => {
  it('of the same interval keeps the billing day and is charged for the rest of the period', async () => {
    const world = await at('2027-04-01T00:00:00Z');
    const { stripe } = world;
    const { subscription: id } = await subscribe(world, 'solo_core_monthly');
    world.passTo('2027-04-16T00:00:00Z');
    const before = await stripe.subscriptions.retrieve(id);
    const [item] = before.items.data;
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', price: 'price_solo_pro_monthly' }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    expect(periodOf(changed)).toEqual(['2027-04-01', '2027-05-01']);
    expect(changed).toMatchObject({
      billing_cycle_anchor: before.billing_cycle_anchor,
      items: { data: [{ price: { lookup_key: 'solo_pro_monthly' } }] },
      latest_invoice: { billing_reason: 'subscription_update', status: 'paid', amount_paid: 1000 },
    });
  });

  it('of another interval begins a new period now, what was unused taken off', async () => {
    const world = await at('2027-04-01T00:00:00Z');
    const { stripe } = world;
    const { subscription: id } = await subscribe(world, 'solo_core_monthly');
    world.passTo('2027-04-16T00:00:00Z');
    const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: item?.id ?? '', price: 'price_solo_core_yearly' }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    expect(periodOf(changed)).toEqual(['2027-04-16', '2028-04-16']);
    expect(changed).toMatchObject({ latest_invoice: { amount_paid: 19_992 - 1000 } });
  });

  it('waits in a schedule for the end of the period', async () => {
    const world = await at('2027-04-01T00:00:00Z');
    const { stripe } = world;
    const { subscription: id } = await subscribe(world, 'solo_pro_monthly');
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
    const [phase] = schedule.phases;
    await stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        {
          items: [{ price: 'price_solo_pro_monthly', quantity: 1 }],
          start_date: phase?.start_date ?? 0,
          end_date: phase?.end_date ?? 0,
        },
        { items: [{ price: 'price_solo_core_monthly', quantity: 1 }] },
      ],
    });
    world.passTo('2027-04-30T00:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      schedule: schedule.id,
      items: { data: [{ price: { lookup_key: 'solo_pro_monthly' } }] },
    });
    world.passTo('2027-05-02T00:00:00Z');
    expect(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
      items: { data: [{ price: { lookup_key: 'solo_core_monthly' } }] },
      latest_invoice: { amount_paid: 1999, billing_reason: 'subscription_cycle' },
    });
    world.passTo('2027-06-02T00:00:00Z');
    expect((await stripe.subscriptions.retrieve(id)).schedule).toBeNull();
    expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: 'released' });
  });
});
