/** Which conversation a report is compared with, and what reading it costs. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Feedback } from '@parley/shared';
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
  skills: [{ skill: 'leadership', score: 6.7, met: 2, applicable: 3, weight: 1 }],
  indicators: [
    {
      id: 'asked-for-decision',
      skill: 'leadership',
      label: 'Asked for a decision',
      lookedFor: 'A request.',
      verdict: 'met',
      evidence: null,
      reason: 'It did.',
      points: 0.2,
    },
  ],
  trust: [],
  worries: [],
  steps: [],
  rubricVersion: '1.0',
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

interface Held {
  readonly userId: string;
  readonly slug?: string;
  /** Minutes after the start. */
  readonly at: number;
  readonly score: number;
}

async function begin({ userId, slug = 'board-date', at }: Held): Promise<string> {
  const content = scenarioContent(slug);
  const id = newId();
  await test.database.inTransaction((session) =>
    test.database.conversations.create(
      {
        id,
        userId,
        scenario: { _id: newId(), ...scenarioCard(content) },
        content,
        opening: content.opening,
        now: after(at - 20),
      },
      session,
    ),
  );
  return id;
}

async function complete(held: Held): Promise<ConversationRecord> {
  const { conversations } = test.database;
  const id = await begin(held);
  await test.database.inTransaction(async (session) => {
    await conversations.append(
      {
        conversationId: id,
        after: 1,
        message: {
          role: 'student',
          content: 'We lose the 12th.',
          timestamp: after(held.at),
          notice: null,
          clientMessageId: null,
        },
      },
      session,
    );
    const claim = await conversations.beginAnalysis(id, { owner: 'a', leaseUntil: after(held.at + 1) }, session);
    if (claim === null) throw new Error('The analysis did not begin');
    await conversations.completeAnalysis(claim, feedback(held.score), after(held.at), session);
  });
  return found(id, held.userId);
}

async function found(id: string, userId: string): Promise<ConversationRecord> {
  const record = await test.database.conversations.findOwned(id, userId);
  if (record === null) throw new Error('The conversation is not there');
  return record;
}

const previous = async (conversation: ConversationRecord) => test.database.conversations.previousAttempt(conversation);

describe('the attempt before', () => {
  it('is the last completed one of the same person on the same scenario that came earlier', async () => {
    const userId = newId();
    const first = await complete({ userId, at: 100, score: 4 });
    const second = await complete({ userId, at: 200, score: 6 });
    await complete({ userId, at: 250, score: 9, slug: 'another-scenario' });
    await complete({ userId: newId(), at: 260, score: 9 });
    await begin({ userId, at: 270, score: 0 });
    const third = await complete({ userId, at: 300, score: 7 });
    expect(await previous(first)).toBeNull();
    expect((await previous(second))?.id).toBe(first.id);
    expect(await previous(third)).toEqual({
      id: second.id,
      completedAt: after(200),
      overallScore: 6,
      rubricVersion: '1.0',
      skills: [{ skill: 'leadership', score: 6.7 }],
      indicators: [{ id: 'asked-for-decision', verdict: 'met' }],
    });
  });

  it('is never a practice branch', async () => {
    const userId = newId();
    const first = await complete({ userId, at: 100, score: 4 });
    const original = await test.database.conversations.findWithContent(first.id);
    if (original === null) throw new Error('The conversation is not there');
    const branch = await test.database.branches.begin({
      id: newId(),
      original,
      messageNumber: 2,
      limit: 3,
      now: after(150),
    });
    expect(branch?.branchOf?.conversationId).toBe(first.id);
    const second = await complete({ userId, at: 200, score: 6 });
    expect((await previous(second))?.id).toBe(first.id);
  });

  it('is not looked for before the end', async () => {
    const userId = newId();
    await complete({ userId, at: 100, score: 4 });
    const running = await found(await begin({ userId, at: 200, score: 0 }), userId);
    const plans = await queryPlans(test, async () => expect(await previous(running)).toBeNull());
    expect(plans).toEqual([]);
  });

  it('costs one query that reads one document by its index, however many came before', async () => {
    const userId = newId();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await complete({ userId, at: attempt * 10, score: 5 });
    }
    const last = await complete({ userId, at: 500, score: 6 });
    const plans = await queryPlans(test, () => previous(last));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({ command: 'find', docsExamined: 1, returned: 1 });
    expect(plans[0]?.stages).not.toContain('SORT');
    expect(plans[0]?.stages).not.toContain('COLLSCAN');
  });
});
