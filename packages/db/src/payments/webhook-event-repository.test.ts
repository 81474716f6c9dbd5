import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { createTestDatabase, queryPlans, type TestDatabase } from '../testing';
import type { NewWebhookEvent } from './webhook-event-repository';

const START = new Date('2026-11-02T09:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
const HOLD = { now: START, heldUntil: after(60) };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const events = () => test.database.webhookEvents;
const event = (given: Partial<NewWebhookEvent> = {}): NewWebhookEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'invoice.paid',
  created: START,
  customerId: `cus_${randomUUID()}`,
  objectId: 'in_1',
  now: START,
  ...given,
});
async function received(given: Partial<NewWebhookEvent> = {}): Promise<string> {
  const wanted = event(given);
  expect(await events().receive(wanted)).toBe(true);
  return wanted.id;
}
async function claimed(id: string, hold = HOLD) {
  const taken = await events().claim(id, hold);
  if (taken === null) throw new Error('There was nothing to claim');
  return taken.claim;
}
const statusOf = async (id: string) => (await events().find(id))?.status;

describe('an event', () => {
  it('is kept once, however often and however parallel it comes', async () => {
    const one = event();
    const answers = await Promise.all(Array.from({ length: 20 }, () => events().receive(one)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await events().find(one.id)).toEqual({
      id: one.id,
      type: 'invoice.paid',
      created: START,
      customerId: one.customerId,
      objectId: 'in_1',
      status: 'queued',
      outcome: null,
      attempts: 0,
      error: null,
      receivedAt: START,
      handledAt: null,
    });
  });

  it('is claimed by one worker at a time, and handled once', async () => {
    const id = await received();
    const claims = await Promise.all(Array.from({ length: 10 }, () => events().claim(id, HOLD)));
    const [taken, ...others] = claims.filter((claim) => claim !== null);
    expect(others).toEqual([]);
    if (taken === undefined) throw new Error('Nobody had it');
    expect(await events().complete(taken.claim, 'unknown_customer', after(1))).toBe(1);
    expect(await events().find(id)).toMatchObject({ status: 'handled', outcome: 'unknown_customer', attempts: 1 });
    expect(await events().claim(id, { now: after(600), heldUntil: after(660) })).toBeNull();
    expect(await events().receive(event({ id }))).toBe(false);
  });

  it('is done with those of the same customer that waited when it was read, and with no other', async () => {
    const customerId = `cus_${randomUUID()}`;
    const [first, second] = [await received({ customerId }), await received({ customerId })];
    const [foreign, unknown] = [await received(), await received({ customerId: null })];
    const claim = await events().gather(await claimed(first), customerId, HOLD);
    const late = await received({ customerId });
    expect(await events().claim(second, HOLD)).toBeNull();
    expect(await events().complete(claim, 'synced', after(1))).toBe(2);
    expect(await Promise.all([first, second, late, foreign, unknown].map(statusOf))).toEqual([
      'handled',
      'handled',
      'queued',
      'queued',
      'queued',
    ]);
  });

  it('that does not say whom it is about counts as that customer’s once this is known', async () => {
    const customerId = `cus_${randomUUID()}`;
    const dispute = await received({ customerId: null, type: 'charge.dispute.created', objectId: 'dp_1' });
    const claim = await events().gather(await claimed(dispute), customerId, HOLD);
    expect(await events().renew(claim, after(90))).toBe(true);
    expect(await events().complete(claim, 'synced', after(1))).toBe(1);
    expect((await events().find(dispute))?.customerId).toBe(customerId);
  });

  it('passes to another worker when its own is not heard of any more, with all that was claimed with it', async () => {
    const customerId = `cus_${randomUUID()}`;
    const [first, second] = [await received({ customerId }), await received({ customerId })];
    const lost = await events().gather(await claimed(first), customerId, HOLD);
    const lostOnes = async (now: Date) =>
      (await events().findLost(now, 100)).filter((id) => [first, second].includes(id));
    expect(await lostOnes(after(59))).toEqual([]);
    expect(await lostOnes(after(61))).toHaveLength(2);
    const again = { now: after(61), heldUntil: after(120) };
    const claim = await events().gather(await claimed(second, again), customerId, again);
    expect(await events().complete(lost, 'synced', after(62))).toBe(0);
    expect(await events().renew(lost, after(300))).toBe(false);
    await events().markAttemptFailed(lost, { error: 'late', final: true, heldUntil: after(300) });
    expect(await events().complete(claim, 'synced', after(63))).toBe(2);
  });

  it('waits again after a failure, and begins anew when it failed for good and is sent again', async () => {
    const id = await received();
    await events().markAttemptFailed(await claimed(id), { error: 'slow', final: false, heldUntil: after(30) });
    expect(await events().find(id)).toMatchObject({ status: 'queued', error: 'slow' });
    expect(await events().receive(event({ id }))).toBe(false);
    await events().markAttemptFailed(await claimed(id), { error: 'never', final: true, heldUntil: after(30) });
    expect(await events().findLost(after(10_000), 1_000)).not.toContain(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => events().receive(event({ id, now: after(9) }))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await events().find(id)).toMatchObject({ status: 'queued', error: null, attempts: 2 });
  });

  it('that was lost is queued again by one of several sweeps', async () => {
    const id = await received();
    const sweeps = await Promise.all(Array.from({ length: 5 }, () => events().requeue(id, after(31), after(91))));
    expect(sweeps.filter(Boolean)).toHaveLength(1);
    await events().unhold(id, after(31));
    expect(await events().findLost(after(32), 100)).toContain(id);
  });
});

describe('events', () => {
  it('are found by index, and forgotten after 60 days', async () => {
    const id = await received();
    const plans = await queryPlans(test, async () => {
      const claim = await claimed(id);
      const gathered = await events().gather(claim, `cus_${randomUUID()}`, HOLD);
      await events().renew(gathered, after(61));
      await events().complete(gathered, 'synced', after(2));
      await events().findLost(after(-1), 10);
    });
    expect(plans.length).toBeGreaterThanOrEqual(5);
    for (const plan of plans) {
      expect(plan.stages).not.toContain('COLLSCAN');
      expect(plan.docsExamined).toBeLessThanOrEqual(2);
    }
    const client = await mongo.MongoClient.connect(test.uri);
    const indexes = await client.db(test.name).collection('webhookEvents').indexes();
    await client.close();
    expect(indexes.find(({ key }) => 'receivedAt' in key)).toMatchObject({ expireAfterSeconds: 60 * 24 * 60 * 60 });
  });
});
