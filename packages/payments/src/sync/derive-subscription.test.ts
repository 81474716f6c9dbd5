import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { CustomerReading, InvoiceLineReading, InvoiceReading, SubscriptionReading } from './customer-reading';
import { deriveSubscription } from './derive-subscription';

const day = (text: string): Date => new Date(`2027-${text}T10:00:00Z`);
const CORE = { planType: 'solo_core', billing: 'monthly' } as const;
const PRO = { planType: 'solo_pro', billing: 'monthly' } as const;
const YEARLY = { planType: 'solo_core', billing: 'yearly' } as const;

const subscription = (given: Partial<SubscriptionReading> = {}): SubscriptionReading => ({
  id: 'sub_1',
  status: 'active',
  startedAt: day('01-10'),
  anchor: day('01-10'),
  periodEnd: day('02-10'),
  cancelAt: null,
  cancelAtPeriodEnd: false,
  cancelledAt: null,
  endedAt: null,
  next: null,
  ...given,
});
const line = (given: Partial<InvoiceLineReading> = {}): InvoiceLineReading => ({
  subscriptionId: 'sub_1',
  priceId: 'price_core',
  plan: CORE,
  from: day('01-10'),
  until: day('02-10'),
  isCredit: false,
  ...given,
});
const invoice = (given: Partial<InvoiceReading> = {}): InvoiceReading => ({
  id: 'in_1',
  status: 'paid',
  createdAt: day('01-10'),
  dueAt: day('01-10'),
  lines: [line()],
  payments: [{ amount: 1999, refunds: [], disputes: [] }],
  ...given,
});
const february = (given: Partial<InvoiceReading> = {}): InvoiceReading =>
  invoice({
    id: 'in_2',
    createdAt: day('02-10'),
    dueAt: day('02-10'),
    lines: [line({ from: day('02-10'), until: day('03-10') })],
    ...given,
  });
const derived = (subscriptions: SubscriptionReading[], invoices: InvoiceReading[]) =>
  deriveSubscription({ subscriptions, invoices });
const counting = (subscriptions: SubscriptionReading[], invoices: InvoiceReading[]) =>
  derived(subscriptions, invoices).subscription;

describe('what has been paid for', () => {
  it('is nothing before the first payment', () => {
    expect(counting([], [])).toBeNull();
    expect(counting([subscription({ status: 'incomplete' })], [invoice({ status: 'open' })])).toBeNull();
    expect(counting([subscription({ status: 'incomplete_expired' })], [invoice({ status: 'void' })])).toBeNull();
    expect(counting([subscription()], [invoice({ lines: [line({ subscriptionId: 'sub_other' })] })])).toBeNull();
  });

  it('ends with the last period of a paid invoice, not with the one that runs', () => {
    const renewed = subscription({ status: 'past_due', periodEnd: day('03-10') });
    expect(counting([renewed], [february({ status: 'open' }), invoice()])).toMatchObject({
      paidUntil: day('02-10'),
      paymentFailedAt: day('02-10'),
      endsAt: null,
    });
    expect(counting([subscription({ periodEnd: day('03-10') })], [february(), invoice()])).toMatchObject({
      paidUntil: day('03-10'),
      paymentFailedAt: null,
    });
  });

  it('is due since the oldest unpaid invoice', () => {
    const unpaid = subscription({ status: 'unpaid', periodEnd: day('04-10') });
    const invoices = [
      february({ id: 'in_3', status: 'open', dueAt: day('03-10') }),
      february({ status: 'uncollectible' }),
      invoice(),
    ];
    expect(counting([unpaid], invoices)?.paymentFailedAt).toEqual(day('02-10'));
  });

  it('is the dearer plan once the difference is paid, and not before', () => {
    const difference = invoice({
      id: 'in_2',
      createdAt: day('01-20'),
      lines: [
        line({ from: day('01-20'), isCredit: true }),
        line({ from: day('01-20'), plan: PRO, priceId: 'price_pro' }),
      ],
    });
    expect(counting([subscription()], [difference, invoice()])).toMatchObject({ ...PRO, priceId: 'price_pro' });
    const due = { ...difference, status: 'open' as const, dueAt: day('01-20') };
    expect(counting([subscription({ status: 'past_due' })], [due, invoice()])).toMatchObject({
      ...CORE,
      paymentFailedAt: day('01-20'),
    });
  });

  it('is a month where a year was given back for it', () => {
    const year = invoice({ lines: [line({ plan: YEARLY, until: new Date('2028-01-10T10:00:00Z') })] });
    const month = february({
      createdAt: day('01-20'),
      lines: [
        line({ plan: YEARLY, from: day('01-20'), until: new Date('2028-01-10T10:00:00Z'), isCredit: true }),
        line({ from: day('01-20'), until: day('02-20') }),
      ],
    });
    expect(counting([subscription({ periodEnd: day('02-20') })], [month, year])).toMatchObject({
      ...CORE,
      paidUntil: day('02-20'),
    });
  });

  it('names prices that are no plans, and counts nothing of them', () => {
    const strange = invoice({ lines: [line({ plan: null, priceId: 'price_strange' })] });
    expect(derived([subscription()], [strange])).toEqual({
      subscription: null,
      pausedBy: null,
      surplus: [],
      unknownPrices: ['price_strange'],
    });
  });
});

describe('an end', () => {
  it('is where it was cancelled to', () => {
    const cancelled = subscription({ cancelAtPeriodEnd: true, cancelledAt: day('01-15') });
    expect(counting([cancelled], [invoice()])).toMatchObject({ endsAt: day('02-10'), cancelledAt: day('01-15') });
    expect(counting([subscription({ cancelAt: day('01-31') })], [invoice()])?.endsAt).toEqual(day('01-31'));
  });

  it('is at once where the provider ended it', () => {
    const ended = subscription({ status: 'canceled', endedAt: day('01-15'), cancelledAt: day('01-15') });
    expect(counting([ended], [invoice()])).toMatchObject({ endsAt: day('01-15') });
  });

  it('comes no later than the grace where nothing is paid', () => {
    const late = subscription({ status: 'canceled', endedAt: day('03-03'), periodEnd: day('03-10') });
    expect(counting([late], [invoice(), february({ status: 'open' })])?.endsAt).toEqual(day('02-17'));
    const leaving = subscription({ status: 'past_due', cancelAtPeriodEnd: true, periodEnd: day('03-10') });
    expect(counting([leaving], [invoice(), february({ status: 'open' })])?.endsAt).toEqual(day('02-17'));
  });
});

describe('a change to come', () => {
  it('is told, unless the subscription ends before or nothing changes', () => {
    const next = { plan: CORE, at: day('02-10') };
    const pro = invoice({ lines: [line({ plan: PRO })] });
    expect(counting([subscription({ next })], [pro])?.upcoming).toEqual({ ...CORE, at: day('02-10') });
    expect(counting([subscription({ next })], [invoice()])?.upcoming).toBeNull();
    expect(counting([subscription({ next, cancelAtPeriodEnd: true })], [pro])?.upcoming).toBeNull();
    expect(counting([subscription({ next: { plan: null, at: day('02-10') } })], [pro])?.upcoming).toBeNull();
  });
});

describe('a pause', () => {
  const refunded = (...amounts: number[]) =>
    amounts.map((amount, index) => ({ amount, at: day(`01-${String(12 + index)}`) }));

  it('begins when all of the money of the period that runs has gone back', () => {
    const given = (...amounts: number[]) => [
      invoice({ payments: [{ amount: 1999, refunds: refunded(...amounts), disputes: [] }] }),
    ];
    expect(counting([subscription()], given(1000))?.pausedAt).toBeNull();
    expect(counting([subscription()], given(1000, 999))?.pausedAt).toEqual(day('01-13'));
    expect(derived([subscription()], given(1999)).pausedBy).toBe('refund');
  });

  it('does not follow from a refund of the difference alone, or of a period that is over', () => {
    const back = [{ amount: 1999, refunds: refunded(1999), disputes: [] }];
    const difference = invoice({
      id: 'in_2',
      createdAt: day('01-11'),
      lines: [line({ plan: PRO, from: day('01-11') })],
      payments: back,
    });
    expect(counting([subscription()], [invoice(), difference])?.pausedAt).toBeNull();
    const renewed = subscription({ periodEnd: day('03-10') });
    expect(counting([renewed], [invoice({ payments: back }), february()])?.pausedAt).toBeNull();
  });

  it('begins with a dispute', () => {
    const disputed = invoice({ payments: [{ amount: 1999, refunds: [], disputes: [{ at: day('01-14') }] }] });
    expect(derived([subscription()], [disputed])).toMatchObject({
      subscription: { pausedAt: day('01-14') },
      pausedBy: 'dispute',
    });
  });

  it('is none where nothing was paid, because nothing was asked', () => {
    expect(counting([subscription()], [invoice({ payments: [] })])?.pausedAt).toBeNull();
  });
});

describe('two subscriptions', () => {
  const second = subscription({ id: 'sub_2', startedAt: day('01-11'), anchor: day('01-11') });
  const both = [invoice(), invoice({ id: 'in_2', lines: [line({ subscriptionId: 'sub_2', plan: PRO })] })];

  it('that run are one too many: the newer one counts', () => {
    expect(derived([second, subscription()], both)).toMatchObject({
      subscription: { id: 'sub_2', ...PRO },
      surplus: ['sub_1'],
    });
  });

  it('are the one that runs, or the newer of those that are over', () => {
    const over = { status: 'canceled', endedAt: day('01-20') } as const;
    expect(derived([{ ...second, ...over }, subscription()], both)).toMatchObject({
      subscription: { id: 'sub_1' },
      surplus: [],
    });
    expect(derived([{ ...second, ...over }, subscription(over)], both)).toMatchObject({
      subscription: { id: 'sub_2' },
      surplus: [],
    });
  });

  it('of which one was never paid for are one, and nothing ends', () => {
    expect(derived([second, subscription()], [invoice()])).toMatchObject({
      subscription: { id: 'sub_1' },
      surplus: [],
    });
  });
});

describe('a reading', () => {
  const readings = fc
    .tuple(
      fc.array(
        fc.record({
          id: fc.constantFrom('sub_1', 'sub_2', 'sub_3'),
          status: fc.constantFrom<SubscriptionReading['status'][]>('active', 'past_due', 'canceled', 'incomplete'),
          start: fc.integer({ min: 1, max: 28 }),
        }),
        { maxLength: 3 },
      ),
      fc.array(
        fc.record({
          subscriptionId: fc.constantFrom('sub_1', 'sub_2', 'sub_3'),
          status: fc.constantFrom<InvoiceReading['status'][]>('paid', 'open', 'void'),
          from: fc.integer({ min: 1, max: 20 }),
          plan: fc.constantFrom(CORE, PRO, YEARLY, null),
        }),
        { maxLength: 6 },
      ),
    )
    .map(([subscriptions, invoices]): CustomerReading => {
      const at = (number: number): Date => new Date(Date.UTC(2027, 0, number, 10));
      const unique = new Map(subscriptions.map((one) => [one.id, one]));
      return {
        subscriptions: [...unique.values()].map(({ id, status, start }) =>
          subscription({ id, status, startedAt: at(start), endedAt: status === 'canceled' ? at(start + 20) : null }),
        ),
        invoices: invoices.map(({ subscriptionId, status, from, plan }, index) =>
          invoice({
            id: `in_${index}`,
            status,
            createdAt: at(from),
            lines: [line({ subscriptionId, plan, from: at(from), until: at(from + 10) })],
          }),
        ),
      };
    });

  it('means the same in whichever order its parts are listed', () => {
    fc.assert(
      fc.property(readings, fc.infiniteStream(fc.nat()), (reading, numbers) => {
        const shuffled = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => ({ item, rank: Number(numbers.next().value) }))
            .toSorted((one, other) => one.rank - other.rank)
            .map(({ item }) => item);
        const other = { subscriptions: shuffled(reading.subscriptions), invoices: shuffled(reading.invoices) };
        const { surplus, unknownPrices, ...same } = deriveSubscription(reading);
        expect(deriveSubscription(other)).toMatchObject(same);
        expect(deriveSubscription(other).surplus).toEqual(surplus);
        expect(deriveSubscription(other).unknownPrices.toSorted()).toEqual(unknownPrices.toSorted());
      }),
    );
  });

  it('never counts a day that no paid invoice covers, and ends no subscription that it counts', () => {
    fc.assert(
      fc.property(readings, (reading) => {
        const { subscription: counted, surplus } = deriveSubscription(reading);
        const covered = reading.invoices
          .filter(({ status }) => status === 'paid')
          .flatMap(({ lines }) => lines)
          .filter(({ subscriptionId }) => subscriptionId === counted?.id)
          .map(({ until }) => until.getTime());
        expect(counted?.paidUntil.getTime() ?? 0).toBeLessThanOrEqual(Math.max(0, ...covered));
        expect(surplus).not.toContain(counted?.id);
        expect(counted !== null || surplus.length === 0).toBe(true);
      }),
    );
  });
});
