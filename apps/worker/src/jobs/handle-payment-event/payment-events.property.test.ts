/**
 * Whatever becomes of a subscription at Stripe, and however its events reach us (late, twice, out of order, several at
 * once, handled by workers that die over it): in the end we hold what we would hold had each come once and in order.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreditAccount, CreditEntry, SubscriptionRecord } from '@parley/db';
import { createTestDatabase, type TestDatabase } from '@parley/db/testing';
import { PLANS } from '@parley/shared';
import type { StripeEvent } from '@parley/stripe-stand-in';
import * as fc from 'fast-check';
import { PaymentsFixture, SOLD_KEYS, type Payer } from './testing/payments-fixture';

const START = '2027-01-31T10:00:00Z';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const TRIAL_OVER = new Date(Date.parse(START) + (PLANS.free_trial.periodDays ?? 0) * DAY_MS);
/** More are tried by hand, after a change of what is derived. */
const RUNS = Number(process.env['PARLEY_PROPERTY_RUNS'] ?? 12);

let mongo: TestDatabase;
beforeAll(async () => {
  mongo = await createTestDatabase();
});
afterAll(() => mongo.drop());

const keyArbitrary = fc.constantFrom(...SOLD_KEYS);
/** Something that happens to a subscription, or to the money for it. */
const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), key: keyArbitrary }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), key: keyArbitrary }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 45 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.constant(366) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail' as const), times: fc.integer({ min: 1, max: 5 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel', 'resume', 'end', 'refund', 'refund-part', 'dispute', 'win', 'lose'),
    }),
  },
);
type ValueOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Step = ValueOf<typeof stepArbitrary>;

/** How events that wait are handled: all, or some of them for now. */
const deliveryArbitrary = fc.record({
  /** Which of those that wait come now, in which order, some of them twice; numbers count round. */
  picks: fc.array(fc.nat({ max: 40 }), { maxLength: 12 }),
  /** How many are handled at once. */
  width: fc.integer({ min: 1, max: 4 }),
  /** What breaks for these handlers, counting round. */
  faults: fc.array(
    fc.constantFrom('none', 'none', 'slow', 'never-queued', 'dies-reading', 'dies-written', 'fails' as const),
    {
      minLength: 1,
      maxLength: 6,
    },
  ),
});
type Delivery = ValueOf<typeof deliveryArbitrary>;

const storyArbitrary = fc
  .tuple(keyArbitrary, fc.array(fc.tuple(stepArbitrary, deliveryArbitrary), { minLength: 3, maxLength: 8 }))
  .map(([key, steps]): (readonly [Step, Delivery])[] => [
    [
      { kind: 'buy', key },
      { picks: [], width: 1, faults: ['none'] },
    ],
    ...steps,
  ]);

/** The same things happen to two people; one's events come as they should. */
class Story {
  readonly #payments: PaymentsFixture;
  readonly #disputes = new Map<Payer, string>();

  constructor(payments: PaymentsFixture) {
    this.#payments = payments;
  }

  /** What Stripe refuses, such as a second refund, does not happen. */
  async step(payer: Payer, step: Step): Promise<void> {
    try {
      await this.#attempt(payer, step);
    } catch (error) {
      // The stand-in's words: nothing of ours is asked here.
      if (error instanceof TypeError || error instanceof ReferenceError) throw error;
    }
  }

  async #attempt(payer: Payer, step: Step): Promise<void> {
    const { stripe, standIn } = this.#payments;
    const { data } = await stripe.subscriptions.list({ customer: payer.customerId, limit: 1 });
    const [running] = data;
    switch (step.kind) {
      case 'pass':
        return;
      case 'buy':
        if (running === undefined) await this.#payments.buy(payer, step.key);
        return;
      case 'fail':
        standIn.failNextPayments(payer.customerId, step.times);
        return;
      case 'refund':
        standIn.refund(await this.#payments.lastPaid(payer));
        return;
      case 'refund-part':
        standIn.refund(await this.#payments.lastPaid(payer), 100);
        return;
      case 'dispute':
        this.#disputes.set(payer, standIn.dispute(await this.#payments.lastPaid(payer)).id);
        return;
      case 'win':
      case 'lose': {
        const dispute = this.#disputes.get(payer);
        if (dispute !== undefined) standIn.closeDispute(dispute, step.kind === 'win' ? 'won' : 'lost');
        return;
      }
    }
    if (running === undefined) return;
    // A trial that runs keeps what it has when a subscription was over before it became known (product §5.16): the one
    // thing that depends on when.
    if (step.kind === 'end' && this.#payments.now < TRIAL_OVER) return;
    if (step.kind === 'change') await this.#payments.change(payer, running.id, step.key);
    else if (step.kind === 'end') await stripe.subscriptions.cancel(running.id);
    else await stripe.subscriptions.update(running.id, { cancel_at_period_end: step.kind === 'cancel' });
  }
}

/** Workers that have read, and take until other things have happened to write it. */
class Slow {
  readonly #held: { readonly release: () => void; readonly done: Promise<unknown> }[] = [];

  /** @param handle is given a gate to wait at once it has read */
  hold(handle: (gate: Promise<void>) => Promise<unknown>): void {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held.push({ release, done: handle(gate) });
  }

  /** Those that are held now, for the caller to finish. */
  swap(): Slow {
    const taken = new Slow();
    taken.#held.push(...this.#held.splice(0));
    return taken;
  }

  /** Lets all of them write. */
  async finish(): Promise<void> {
    for (const { release, done } of this.#held.splice(0)) {
      release();
      await done;
    }
  }
}

/** Handles some of the events that wait, as a delivery says. @returns those that wait still */
async function disturbed(
  payments: PaymentsFixture,
  slow: Slow,
  waiting: readonly StripeEvent[],
  { picks, width, faults }: Delivery,
): Promise<readonly StripeEvent[]> {
  const chosen = waiting.length === 0 ? [] : picks.map((pick) => waiting[pick % waiting.length]);
  const come = chosen.filter((event) => event !== undefined);
  for (let index = 0; index < come.length; index += width) {
    await Promise.all(
      come.slice(index, index + width).map((event, offset) => one(event, faults[(index + offset) % faults.length])),
    );
  }
  return waiting.filter((event) => !come.includes(event));

  async function one(event: StripeEvent, fault: Delivery['faults'][number] = 'none'): Promise<void> {
    const isNew = await payments.receive(event);
    if (!isNew || fault === 'never-queued') return;
    if (fault === 'slow') {
      slow.hold((gate) => payments.handle(event.id, late(payments, gate)));
      return;
    }
    try {
      await payments.handle(event.id, broken(payments, fault));
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
    }
  }
}

/** Has read long before it may write. */
function late({ settings: { reader } }: PaymentsFixture, gate: Promise<void>) {
  const read: typeof reader.read = async (customerId) => {
    const old = await reader.read(customerId);
    await gate;
    return old;
  };
  return { reader: { ...reader, read } };
}

class Broken extends Error {}

/** A worker that dies leaves its claim behind and says nothing; one that fails says so. */
function broken({ settings }: PaymentsFixture, fault: Delivery['faults'][number]) {
  const { database, reader } = settings;
  const breaks = (): never => {
    throw new Broken(fault);
  };
  const silent = { ...database.webhookEvents, markAttemptFailed: async () => undefined };
  switch (fault) {
    case 'dies-reading':
      return { reader: { ...reader, read: async () => breaks() }, database: { ...database, webhookEvents: silent } };
    case 'dies-written':
      return { database: { ...database, webhookEvents: { ...silent, complete: async () => breaks() } } };
    case 'fails':
      return { database: { ...database, credits: { ...database.credits, syncSubscription: async () => breaks() } } };
    default:
      return {};
  }
}

/** What must come to the same. */
function comparable(record: SubscriptionRecord | null, account: CreditAccount | null, now: Date) {
  if (account === null) throw new Error('There is no credit account');
  const { userId: _user, ...credits } = account;
  if (record === null) return { credits };
  const { id: _id, userId: _person, customerId: _customer, syncedAt: _read, ...copy } = record;
  const over = record.endsAt !== null && record.endsAt <= now;
  if (record.pausedAt === null && !over) return { copy, credits };
  // A month that had begun when a pause or an end became known stays begun (product §5.16); nobody can use it.
  const {
    periodStart: _start,
    periodEnd: _end,
    creditsTotal: _total,
    creditsLeft: _left,
    creditsUsed: _used,
    ...plan
  } = credits;
  return { copy, credits: plan };
}

async function heldOf(payments: PaymentsFixture, { userId }: Payer) {
  const record = await mongo.database.subscriptions.find(userId);
  return comparable(record, await mongo.database.credits.read(userId, payments.now), payments.now);
}

/** The ledger adds up, was never in debt, and each month that was granted was paid for and granted once. */
async function expectSoundLedger(payments: PaymentsFixture, { userId, customerId }: Payer): Promise<void> {
  const entries: CreditEntry[] = [];
  for await (const entry of mongo.database.credits.ofPerson(userId)) entries.push(entry);
  const account = await mongo.database.credits.read(userId, payments.now);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(account?.creditsLeft);
  expect(entries.filter(({ balanceAfter }) => (balanceAfter ?? 0) < 0)).toEqual([]);

  const grants = entries.filter(({ kind, planType }) => kind === 'grant' && planType !== 'free_trial');
  const { data } = await payments.stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100 });
  const paid = data.flatMap(({ lines }) => lines.data).filter(({ amount }) => amount >= 0);
  const unpaid = grants.filter(
    ({ periodStart }) =>
      !paid.some(
        ({ period: { start, end } }) =>
          Math.floor((start * 1000) / DAY_MS) * DAY_MS <= periodStart.getTime() && periodStart.getTime() < end * 1000,
      ),
  );
  expect(unpaid).toEqual([]);
  const perMonth = new Map<string, number>();
  for (const { planNumber, periodStart, amount } of grants) {
    const month = `${planNumber} ${periodStart.toISOString()}`;
    perMonth.set(month, (perMonth.get(month) ?? 0) + amount);
  }
  expect([...perMonth.values()].filter((granted) => granted > (PLANS.solo_pro.credits ?? 0))).toEqual([]);
}

describe('events of a subscription', () => {
  it(
    'come to the same state in any order, any number and over any crash',
    async () => {
      await fc.assert(
        fc.asyncProperty(storyArbitrary, async (story) => {
          const payments = await PaymentsFixture.open(mongo.database, START);
          try {
            const [ordered, other] = [await payments.payer(), await payments.payer()];
            const life = new Story(payments);
            const slow = new Slow();
            let waiting: readonly StripeEvent[] = [];
            for (const [step, delivery] of story) {
              // The job that begins paid months has run.
              for (const { userId } of [ordered, other]) await mongo.database.credits.read(userId, payments.now);
              await life.step(ordered, step);
              await life.step(other, step);
              // Not the same moment twice, and what falls due meanwhile happens.
              const days = step.kind === 'pass' ? step.days : 0;
              payments.passTo(new Date(payments.now.getTime() + days * DAY_MS + HOUR_MS));
              const happened = payments.happened();
              const theirs = happened.filter((event) => JSON.stringify(event).includes(ordered.customerId));
              // In their order; one reading answers those of one moment.
              for (const event of theirs) await payments.receive(event);
              for (const { id } of theirs) await payments.handle(id);
              waiting = [...waiting, ...happened.filter((event) => !theirs.includes(event))];
              const before = slow.swap();
              waiting = await disturbed(payments, slow, waiting, delivery);
              // After what came later has been written.
              await before.finish();
            }
            const all = waiting.map((_, index) => index).toReversed();
            await disturbed(payments, slow, waiting, { picks: all, width: 4, faults: ['none'] });
            await slow.finish();
            // Leases of the dead run out, and both are read once more at the same moment.
            payments.passTo(new Date(payments.now.getTime() + HOUR_MS / 2));
            await payments.sweep();
            await mongo.database.credits.read(ordered.userId, payments.now);

            expect(await heldOf(payments, other)).toEqual(await heldOf(payments, ordered));
            for (const payer of [ordered, other]) await expectSoundLedger(payments, payer);
          } finally {
            await payments.close();
          }
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 30_000,
  );
});
