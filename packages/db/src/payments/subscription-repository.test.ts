import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../object-id';
import { createTestDatabase, createUser, queryPlans, type TestDatabase } from '../testing';
import type { CustomerReadingTicket, NewSubscriptionRecord } from './subscription-repository';

const START = new Date('2026-11-02T09:00:00Z');
const DECEMBER = new Date('2026-12-02T09:00:00Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const copy = (given: Partial<NewSubscriptionRecord> = {}): NewSubscriptionRecord => ({
  id: 'sub_1',
  planType: 'solo_core',
  billing: 'monthly',
  priceId: 'price_1',
  startedAt: START,
  anchor: START,
  paidUntil: DECEMBER,
  endsAt: null,
  cancelledAt: null,
  paymentFailedAt: null,
  pausedAt: null,
  upcoming: null,
  syncedAt: START,
  ...given,
});
const write = (ticket: CustomerReadingTicket, record: NewSubscriptionRecord | null) =>
  test.database.inTransaction((session) => test.database.subscriptions.write(ticket, record, session));

async function customer() {
  const { id: userId } = await createUser(test.database);
  const customerId = `cus_${newId()}`;
  await test.database.customers.keep({ userId, customerId, now: START });
  return { userId, customerId };
}
async function begin(customerId: string): Promise<CustomerReadingTicket> {
  const ticket = await test.database.subscriptions.beginReading(customerId);
  if (ticket === null) throw new Error('The customer is nobody’s');
  return ticket;
}

describe('our copy of a subscription', () => {
  it('is found by its person, whole', async () => {
    const { userId, customerId } = await customer();
    expect(await test.database.subscriptions.find(userId)).toBeNull();
    const upcoming = { planType: 'solo_core', billing: 'yearly', at: DECEMBER } as const;
    expect(await write(await begin(customerId), copy({ pausedAt: START, upcoming }))).toBe(true);
    expect(await test.database.subscriptions.find(userId)).toEqual({
      ...copy({ pausedAt: START, upcoming }),
      userId,
      customerId,
    });
    expect(await test.database.subscriptions.find('not-an-id')).toBeNull();
  });

  it('is written by the reading that began last, in whichever order they end', async () => {
    const { userId, customerId } = await customer();
    const [first, second, third] = [await begin(customerId), await begin(customerId), await begin(customerId)];
    expect(await write(second, copy({ id: 'sub_second' }))).toBe(true);
    expect(await write(first, copy({ id: 'sub_first' }))).toBe(false);
    expect(await write(second, copy({ id: 'sub_second_again' }))).toBe(false);
    expect((await test.database.subscriptions.find(userId))?.id).toBe('sub_second');
    expect(await write(third, null)).toBe(true);
    expect(await write(second, copy({ id: 'sub_late' }))).toBe(false);
    expect((await test.database.subscriptions.find(userId))?.id).toBe('sub_second');
  });

  it('is written by the last of twenty that end at once', async () => {
    const { userId, customerId } = await customer();
    const tickets = [];
    for (let count = 0; count < 20; count += 1) tickets.push(await begin(customerId));
    await Promise.all(tickets.map((ticket) => write(ticket, copy({ id: `sub_${ticket.number}` }))));
    expect((await test.database.subscriptions.find(userId))?.id).toBe('sub_20');
  });

  it('begins nothing for a customer of nobody, and writes nothing for one that is gone', async () => {
    expect(await test.database.subscriptions.beginReading('cus_nobody')).toBeNull();
    const { id: userId } = await createUser(test.database);
    expect(await write({ customerId: 'cus_gone', userId, number: 7 }, copy())).toBe(false);
    expect(await test.database.subscriptions.find(userId)).toBeNull();
  });

  it('is undone with the transaction it is written in', async () => {
    const { userId, customerId } = await customer();
    const ticket = await begin(customerId);
    await expect(
      test.database.inTransaction(async (session) => {
        await test.database.subscriptions.write(ticket, copy(), session);
        throw new Error('The ledger refused');
      }),
    ).rejects.toThrow('The ledger refused');
    expect(await test.database.subscriptions.find(userId)).toBeNull();
    expect(await write(ticket, copy())).toBe(true);
  });

  it('is found and written by index', async () => {
    const { userId, customerId } = await customer();
    const plans = await queryPlans(test, async () => {
      await write(await begin(customerId), copy());
      await test.database.subscriptions.find(userId);
    });
    expect(plans.length).toBeGreaterThanOrEqual(3);
    for (const plan of plans) {
      expect(plan.stages).not.toContain('COLLSCAN');
      expect(plan.docsExamined).toBeLessThanOrEqual(1);
    }
  });
});
