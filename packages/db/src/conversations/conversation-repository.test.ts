/** What the HTTP tests can't see: that every query has an index, and that only what fits the state is written. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Feedback } from '@parley/shared';
import { mongo } from 'mongoose';
import { newId } from '../object-id';
import { scenarioCard } from '../scenarios/scenario-card';
import { createTestDatabase, queryPlans, scenarioContent, type TestDatabase } from '../testing';
import type { ConversationRecord } from './conversation-record';

const START = new Date('2026-11-02T09:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const feedback = (overallScore: number): Feedback => ({
  overallScore,
  strengths: [],
  areasForImprovement: [],
  keyInsights: '',
  specificFeedback: [],
  suggestedApproachForNextTime: '',
  suggestedPhrasing: null,
  skills: [],
  indicators: [],
  trust: [],
  worries: [],
  steps: [],
  rubricVersion: '1',
  engine: 'rehearsal',
  model: 'm',
  engineNote: null,
  scoredAt: START.toISOString(),
});

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const repository = () => test.database.conversations;

async function begin(userId = newId(), now = START): Promise<ConversationRecord> {
  const content = scenarioContent('board-date');
  const scenario = { _id: newId(), ...scenarioCard(content) };
  return test.database.inTransaction((session) =>
    repository().create({ id: newId(), userId, scenario, content, opening: content.opening, now }, session),
  );
}

const say = (conversationId: string, place: number, words = 'We lose the 12th.') =>
  test.database.inTransaction((session) =>
    repository().append(
      {
        conversationId,
        after: place,
        message: { role: 'student', content: words, timestamp: after(1), notice: null, clientMessageId: null },
      },
      session,
    ),
  );

const beginAnalysis = (id: string, owner: string) =>
  test.database.inTransaction((session) => repository().beginAnalysis(id, { owner, leaseUntil: after(1) }, session));

describe('messages', () => {
  it('are appended only where they fit', async () => {
    const { id, userId } = await begin();
    expect(await say(id, 1)).toMatchObject({ number: 2, role: 'student' });
    expect(await say(id, 1)).toBeNull();
    expect(await say(id, 5)).toBeNull();
    await test.database.inTransaction((session) => repository().abandon(id, session));
    expect(await say(id, 2)).toBeNull();
    expect((await repository().findOwned(id, userId))?.messages).toHaveLength(2);
  });

  it('are cut for lists between characters, never inside one', async () => {
    const { id, userId } = await begin();
    await say(id, 1, `${'x'.repeat(299)}😀 and more`);
    const { rows } = await repository().list({ userId, limit: 1 });
    expect(rows[0]?.lastMessage?.content).toBe('x'.repeat(299));
  });
});

describe('an analysis', () => {
  it('belongs to one owner at a time, and to nobody who lost it', async () => {
    const { id } = await begin();
    expect(await beginAnalysis(id, 'a')).toBeNull();
    await say(id, 1);
    const first = await beginAnalysis(id, 'a');
    expect(first).toEqual({ conversationId: id, owner: 'a', attempt: 1 });
    expect(await beginAnalysis(id, 'b')).toBeNull();
    const takeOver = (owner: string) => repository().claimAnalysis(id, { owner, leaseUntil: after(3), now: after(2) });
    expect(await repository().claimAnalysis(id, { owner: 'b', leaseUntil: after(3), now: START })).toBeNull();
    const rivals = (await Promise.all(['b', 'c', 'd'].map(takeOver))).filter((claim) => claim !== null);
    expect(rivals).toHaveLength(1);
    const complete = (claim: typeof first, score: number) =>
      test.database.inTransaction(
        async (session) => claim !== null && repository().completeAnalysis(claim, feedback(score), after(4), session),
      );
    expect(await complete(first, 1)).toBe(false);
    expect(first !== null && (await repository().failAnalysis(first))).toBe(false);
    expect(await complete(rivals[0] ?? null, 8)).toBe(true);
    expect(await repository().findWithContent(id)).toMatchObject({
      status: 'completed',
      feedback: { overallScore: 8 },
      completedAt: after(4),
    });
  });

  it('whose report was stored before concerns were kept is read with none', async () => {
    const { id } = await begin();
    await say(id, 1);
    const claim = await beginAnalysis(id, 'a');
    await test.database.inTransaction(
      async (session) => claim !== null && repository().completeAnalysis(claim, feedback(6), after(4), session),
    );
    const client = await mongo.MongoClient.connect(test.uri);
    try {
      const stored = client.db(test.name).collection('conversations');
      expect(
        (await stored.updateOne({ 'feedback.overallScore': 6 }, { $unset: { 'feedback.worries': '' } })).modifiedCount,
      ).toBe(1);
    } finally {
      await client.close();
    }
    expect(await repository().findWithContent(id)).toMatchObject({ feedback: { overallScore: 6, worries: [] } });
  });

  it('counts on after it was given back', async () => {
    const { id } = await begin();
    await say(id, 1);
    const first = await beginAnalysis(id, 'a');
    expect(first !== null && (await repository().failAnalysis(first))).toBe(true);
    expect(await beginAnalysis(id, 'a')).toMatchObject({ attempt: 2 });
  });
});

describe('the queries', () => {
  it('of lists, totals, best scores and the sweep are served by indexes, without sorting or reading what they do not show', async () => {
    const userId = newId();
    for (let index = 0; index < 30; index += 1) {
      const { id } = await begin(userId, after(index));
      if (index % 3 === 0) {
        await say(id, 1);
        const claim = await beginAnalysis(id, 'a');
        const at = after(100 + index);
        if (claim !== null)
          await test.database.inTransaction((session) =>
            repository().completeAnalysis(claim, feedback(index / 3), at, session),
          );
      }
    }
    const first = await repository().list({ userId, limit: 10 });
    const plans = await queryPlans(test, async () => {
      await repository().list({ userId, limit: 10 });
      await repository().list({ userId, limit: 10, cursor: first.nextCursor ?? '' });
      await repository().list({ userId, limit: 5, status: 'completed' });
      await repository().findExpiredAnalyses(after(500), 10);
    });
    expect(plans).toHaveLength(4);
    for (const { stages, docsExamined, returned } of plans) {
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
      expect(docsExamined).toBeLessThanOrEqual(returned + 1);
    }
    const figures = await queryPlans(test, async () => {
      await repository().totals(userId);
      await repository().bestScores(userId);
    });
    expect(figures.map(({ docsExamined }) => docsExamined)).toEqual([0, 0]);
    expect(await repository().totals(userId)).toEqual({
      total: 30,
      completed: 10,
      inProgress: 20,
      abandoned: 0,
      averageScore: 4.5,
      bestScore: 9,
      recentScores: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
    expect([...(await repository().bestScores(userId))]).toEqual([['board-date', 9]]);
  });

  it('about nobody answer nothing', async () => {
    expect(await repository().findOwned('not-an-id', newId())).toBeNull();
    expect(await repository().findWithContent('not-an-id')).toBeNull();
    expect(await repository().list({ userId: 'not-an-id', limit: 5 })).toEqual({ rows: [], nextCursor: null });
    expect((await repository().totals('not-an-id')).total).toBe(0);
    expect((await repository().bestScores('not-an-id')).size).toBe(0);
  });
});
