/** What somebody has made of some scenarios: counted from an index alone, within a transaction as well. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../object-id';
import { scenarioCard } from '../scenarios/scenario-card';
import {
  beginConversation,
  completeConversation,
  createTestDatabase,
  queryPlans,
  reportOf,
  scenarioContent,
  type TestDatabase,
} from '../testing';

const START = new Date('2026-11-02T09:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const begin = (userId: string, slug: string, at: number) =>
  beginConversation(test.database, { userId, slug, now: after(at) });
const complete = (userId: string, slug: string, at: number, score: number) =>
  completeConversation(test.database, { userId, slug, now: after(at), report: reportOf(score) });
const abandon = (id: string) =>
  test.database.inTransaction((session) => test.database.conversations.abandon(id, session));

describe('scenarioAttempts', () => {
  it('counts what was completed, keeps the best, and names what runs', async () => {
    const userId = newId();
    await complete(userId, 'one', 0, 5);
    const best = await complete(userId, 'one', 1, 8.5);
    await complete(userId, 'one', 2, 7);
    await complete(userId, 'two', 3, 0);
    await begin(userId, 'two', 4);
    const running = await begin(userId, 'two', 6);
    await begin(userId, 'two', 5);
    await abandon(await begin(userId, 'three', 7));
    await complete(userId, 'elsewhere', 8, 9);
    await complete(newId(), 'one', 9, 10);

    const attempts = await test.database.conversations.scenarioAttempts(userId, ['one', 'two', 'three', 'four']);
    expect(Object.fromEntries(attempts)).toEqual({
      one: { completions: 3, best: { conversationId: best, score: 8.5 }, runningId: null },
      two: { completions: 1, best: { conversationId: expect.any(String), score: 0 }, runningId: running },
    });
  });

  it('gives of equal scores the one begun last', async () => {
    const userId = newId();
    await complete(userId, 'one', 0, 7);
    const last = await complete(userId, 'one', 5, 7);
    await complete(userId, 'one', 3, 7);
    const attempts = await test.database.conversations.scenarioAttempts(userId, ['one']);
    expect(attempts.get('one')?.best?.conversationId).toBe(last);
  });

  it('sees within a transaction what that transaction has begun', async () => {
    const userId = newId();
    const { conversations } = test.database;
    const content = scenarioContent('one');
    const id = newId();
    const seen = await test.database.inTransaction(async (session) => {
      const scenario = { _id: newId(), ...scenarioCard(content) };
      await conversations.create({ id, userId, scenario, content, opening: content.opening, now: START }, session);
      return [
        await conversations.scenarioAttempts(userId, ['one'], session),
        await conversations.scenarioAttempts(userId, ['one']),
      ];
    });
    expect(seen.map((attempts) => attempts.get('one')?.runningId)).toEqual([id, undefined]);
  });

  it('reads no document, however many there are', async () => {
    const userId = newId();
    for (let index = 0; index < 12; index += 1)
      await complete(userId, index % 2 === 0 ? 'one' : 'two', index, index / 2);
    const plans = await queryPlans(test, () => test.database.conversations.scenarioAttempts(userId, ['one', 'two']));
    expect(plans.map(({ docsExamined, stages }) => [docsExamined, stages.includes('COLLSCAN')])).toEqual([[0, false]]);
  });

  it('of nobody, and of no scenario, is nothing', async () => {
    expect((await test.database.conversations.scenarioAttempts('not-an-id', ['one'])).size).toBe(0);
    expect((await test.database.conversations.scenarioAttempts(newId(), [])).size).toBe(0);
  });
});
