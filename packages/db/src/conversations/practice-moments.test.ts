/** When somebody practised, and their best report: of one person, from indexes, and no word of what was said. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../object-id';
import {
  beginConversation,
  completeConversation,
  createTestDatabase,
  queryPlans,
  reportOf,
  type TestDatabase,
} from '../testing';

const after = (minutes: number) => new Date(Date.parse('2026-11-02T09:00:00Z') + minutes * 60_000);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

describe('practiceMoments', () => {
  it('gives what was begun and not abandoned, and what was completed, since then, from indexes alone', async () => {
    const userId = newId();
    const { conversations } = test.database;
    const hold = (minutes: number) =>
      completeConversation(test.database, { userId, slug: 'one', now: after(minutes), report: reportOf(5) });
    for (const minutes of [1, 3, 2, -5]) await hold(minutes);
    await beginConversation(test.database, { userId, slug: 'running', now: after(4) });
    const given = await beginConversation(test.database, { userId, slug: 'given-up', now: after(5) });
    await test.database.inTransaction((session) => conversations.abandon(given, session));
    await completeConversation(test.database, { userId: newId(), slug: 'one', now: after(6), report: reportOf(9) });

    const plans = await queryPlans(test, async () => {
      expect(await conversations.practiceMoments(userId, after(1))).toEqual({
        begun: [after(4), after(3), after(2), after(1)],
        completed: [after(3), after(2), after(1)],
      });
    });
    expect(plans.map(({ docsExamined, stages }) => [docsExamined, stages.includes('COLLSCAN')])).toEqual([
      [0, false],
      [0, false],
    ]);
    expect(await conversations.practiceMoments('not-an-id', after(0))).toEqual({ begun: [], completed: [] });
  });
});

describe('bestReport', () => {
  const met = {
    id: 'named-trade-off',
    skill: 'negotiation_skills' as const,
    label: 'Named a trade-off',
    lookedFor: 'A trade-off.',
    verdict: 'met' as const,
    evidence: { messageNumber: 2, quote: 'We lose the 12th.' },
    reason: 'It is there.',
    points: 0.4,
  };

  it('is the highest score, of equals the one begun last, and one document is read for it', async () => {
    const userId = newId();
    const hold = (minutes: number, score: number) =>
      completeConversation(test.database, {
        userId,
        slug: 'one',
        now: after(minutes),
        report: reportOf(score, { indicators: [met] }),
      });
    await hold(1, 8);
    const best = await hold(4, 8);
    await hold(2, 8);
    await hold(5, 3);
    await beginConversation(test.database, { userId, slug: 'running', now: after(6) });

    const plans = await queryPlans(test, async () => {
      const report = await test.database.conversations.bestReport(userId);
      expect(report).toEqual({
        conversationId: best,
        title: expect.any(String),
        stakeholder: expect.any(String),
        indicators: [{ verdict: 'met', label: met.label, evidence: met.evidence, points: 0.4 }],
        messages: [
          { number: 1, role: 'stakeholder' },
          { number: 2, role: 'student' },
        ],
      });
    });
    expect(plans.map(({ docsExamined }) => docsExamined)).toEqual([0, 1]);
  });

  it('is null before the first', async () => {
    const userId = newId();
    await beginConversation(test.database, { userId, slug: 'running', now: after(1) });
    expect(await test.database.conversations.bestReport(userId)).toBeNull();
    expect(await test.database.conversations.bestReport('not-an-id')).toBeNull();
  });
});
