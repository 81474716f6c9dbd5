/** What the HTTP tests can't see: that every query has an index, and what conversations know of branches. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import type { ConversationRecord } from '../conversations/conversation-record';
import { newId } from '../object-id';
import { scenarioCard } from '../scenarios/scenario-card';
import { createTestDatabase, queryPlans, scenarioContent, type TestDatabase } from '../testing';

const START = new Date('2026-11-02T09:00:00Z');
const LIMIT = 3;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const say = (conversationId: string, after: number, role: 'student' | 'stakeholder', content: string) =>
  test.database.inTransaction((session) =>
    test.database.dialogues.append(
      { conversationId, after, message: { role, content, timestamp: START, notice: null, clientMessageId: null } },
      session,
    ),
  );

/** A conversation of the opening, two own messages and their answers. */
async function converse(): Promise<ConversationRecord> {
  const content = scenarioContent('board-date');
  const scenario = { _id: newId(), ...scenarioCard(content) };
  const conversation = await test.database.inTransaction((session) =>
    test.database.conversations.create(
      { id: newId(), userId: newId(), scenario, content, opening: content.opening, now: START },
      session,
    ),
  );
  for (const at of [1, 3]) {
    await say(conversation.id, at, 'student', `What I said at ${at + 1}.`);
    await say(conversation.id, at + 1, 'stakeholder', `What came back at ${at + 2}.`);
  }
  return conversation;
}

async function begin(conversationId: string, messageNumber: number): Promise<ConversationRecord | null> {
  const original = await test.database.conversations.findWithContent(conversationId);
  if (original === null) throw new Error('There is no such conversation');
  return test.database.branches.begin({ id: newId(), original, messageNumber, limit: LIMIT, now: START });
}

describe('a branch', () => {
  it('holds what was said before its message, and says whose it is and where it began', async () => {
    const { id, userId } = await converse();
    const branch = await begin(id, 4);
    expect(branch).toMatchObject({
      userId,
      status: 'in_progress',
      branchOf: { conversationId: id, messageNumber: 4, slot: 1 },
      feedback: null,
    });
    expect(branch?.messages.map(({ number, content }) => [number, content])).toEqual([
      [1, 'You wanted to see me. I have ten minutes.'],
      [2, 'What I said at 2.'],
      [3, 'What came back at 3.'],
    ]);
  });

  it('is begun once until something is said in it', async () => {
    const { id } = await converse();
    const first = await begin(id, 4);
    expect((await begin(id, 4))?.id).toBe(first?.id);
    expect((await begin(id, 2))?.branchOf?.slot).toBe(2);
    await say(first?.id ?? '', 3, 'student', 'Another line.');
    expect((await begin(id, 4))?.branchOf?.slot).toBe(3);
    expect(await begin(id, 4)).toMatchObject({ branchOf: { slot: 3 } });
    expect(await begin(id, 2)).toMatchObject({ branchOf: { slot: 2 } });
    expect(
      (await test.database.branches.list(id)).map(({ slot, messageNumber, line }) => [slot, messageNumber, line]),
    ).toEqual([
      [1, 4, 'Another line.'],
      [2, 2, null],
      [3, 4, null],
    ]);
  });

  it('is one of three at most, whoever races', async () => {
    const { id } = await converse();
    const rivals = await Promise.all(Array.from({ length: 12 }, (_, at) => begin(id, 2 + (at % 6))));
    const ids = new Set(rivals.flatMap((branch) => (branch === null ? [] : [branch.id])));
    expect(ids.size).toBe(LIMIT);
    expect((await test.database.branches.list(id)).map(({ slot }) => slot)).toEqual([1, 2, 3]);
  });

  it('is closed once, and silent from then on', async () => {
    const { id } = await converse();
    const branch = await begin(id, 2);
    const close = () =>
      test.database.inTransaction((session) => test.database.branches.close(branch?.id ?? '', session));
    expect([await close(), await close()]).toEqual([true, false]);
    expect(await say(branch?.id ?? '', 1, 'student', 'Still there?')).toBeNull();
  });
});

describe('conversations', () => {
  it('lie byte for byte as they lay, whatever happens in their branches', async () => {
    const { id } = await converse();
    const client = await mongo.MongoClient.connect(test.uri);
    const raw = async () => {
      const [bytes] = await client
        .db(test.name)
        .collection('conversations')
        .find({ _id: new mongo.ObjectId(id) }, { raw: true })
        .toArray();
      return Buffer.from(bytes as unknown as Uint8Array).toString('hex');
    };
    try {
      const before = await raw();
      const branch = await begin(id, 4);
      await say(branch?.id ?? '', 3, 'student', 'Another line.');
      await test.database.inTransaction((session) => test.database.branches.close(branch?.id ?? '', session));
      expect(before.length).toBeGreaterThan(1_000);
      expect(await raw()).toBe(before);
    } finally {
      await client.close();
    }
  });

  it('have their own account of what a provider used, and branches theirs', async () => {
    const { id } = await converse();
    const branchId = (await begin(id, 2))?.id ?? '';
    const { conversations, branches, dialogues } = test.database;
    const entry = {
      purpose: 'reply',
      model: 'm',
      outcome: 'completed',
      promptTokens: 100,
      cachedTokens: 0,
      completionTokens: 20,
      estimated: false,
      costMicros: null,
      currency: null,
    } as const;
    expect(await dialogues.recordUsage(branchId, [entry])).toBe(true);
    expect(await dialogues.recordUsage(newId(), [entry])).toBe(false);
    expect((await branches.usageOf(branchId))?.promptTokens).toBe(100);
    expect((await dialogues.usageOf(branchId))?.calls).toBe(1);
    expect(await conversations.usageOf(id)).toBeNull();
  });

  it('know nothing of branches; dialogues know both', async () => {
    const { id, userId } = await converse();
    const branch = await begin(id, 2);
    const branchId = branch?.id ?? '';
    const { conversations, branches, dialogues } = test.database;
    expect(await conversations.findOwned(branchId, userId)).toBeNull();
    expect(await conversations.findWithContent(branchId)).toBeNull();
    expect((await conversations.list({ userId, limit: 10 })).rows.map((row) => row.id)).toEqual([id]);
    expect((await conversations.totals(userId)).total).toBe(1);
    expect(await branches.findOwned(id, userId)).toBeNull();
    expect((await dialogues.findOwned(branchId, userId))?.branchOf?.conversationId).toBe(id);
    expect((await dialogues.findOwned(id, userId))?.branchOf).toBeNull();
    expect(await dialogues.findOwned(branchId, newId())).toBeNull();
    expect((await dialogues.findWithContent(branchId))?.content.slug).toBe('board-date');
  });
});

describe('the queries', () => {
  it('are served by an index', async () => {
    const { id } = await converse();
    await begin(id, 2);
    const plans = await queryPlans(test, () => test.database.branches.list(id));
    expect(plans).toHaveLength(1);
    expect(plans[0]?.stages).not.toContain('COLLSCAN');
    expect(plans[0]?.stages).not.toContain('SORT');
    expect(plans[0]?.docsExamined).toBe(1);
  });

  it('about nobody answer nothing', async () => {
    expect(await test.database.branches.list('not-an-id')).toEqual([]);
    expect(await test.database.dialogues.findOwned('not-an-id', newId())).toBeNull();
    expect(await test.database.dialogues.findWithContent(newId())).toBeNull();
  });
});
