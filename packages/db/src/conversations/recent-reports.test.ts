/** The latest reports: in order, of one person, and no more of each than is needed. */
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

describe('recentReports', () => {
  it('gives the last ones first, with scenario, score and skills', async () => {
    const userId = newId();
    const skills = [
      { skill: 'leadership' as const, score: 3.3, met: 1, applicable: 3, weight: 1 },
      { skill: 'persuasion' as const, score: null, met: 0, applicable: 0, weight: 1 },
    ];
    const ids: string[] = [];
    for (const [slug, at, score] of [
      ['two', 2, 7],
      ['one', 1, 5.5],
      ['three', 3, 0],
    ] as const) {
      const held = { userId, slug, now: after(at), report: reportOf(score, { skills }) };
      ids.push(await completeConversation(test.database, held));
    }
    await beginConversation(test.database, { userId, slug: 'running', now: after(4) });
    await completeConversation(test.database, { userId: newId(), slug: 'other', now: after(5), report: reportOf(9) });

    const reports = await test.database.conversations.recentReports(userId, 2);
    expect(reports).toEqual([
      {
        conversationId: ids[2],
        slug: 'three',
        title: expect.any(String),
        completedAt: after(3),
        overallScore: 0,
        skills: [
          { skill: 'leadership', score: 3.3 },
          { skill: 'persuasion', score: null },
        ],
      },
      {
        conversationId: ids[0],
        slug: 'two',
        title: expect.any(String),
        completedAt: after(2),
        overallScore: 7,
        skills: [
          { skill: 'leadership', score: 3.3 },
          { skill: 'persuasion', score: null },
        ],
      },
    ]);
    const plans = await queryPlans(test, () => test.database.conversations.recentReports(userId, 2));
    expect(plans.map(({ docsExamined, stages }) => [docsExamined, stages.includes('SORT')])).toEqual([[2, false]]);
    expect(await test.database.conversations.recentReports('not-an-id', 5)).toEqual([]);
  });
});
