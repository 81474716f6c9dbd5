import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../object-id';
import { createTestDatabase, queryPlans, type TestDatabase } from '../testing';
import type { GenerationRecord } from './generation-repository';

const START = new Date('2026-11-02T09:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
const FAILURE = { code: 'upstream_unavailable', message: 'No reply came.', retryable: true } as const;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const repository = () => test.database.generations;
const create = (conversationId = newId(), messageNumber = 2): Promise<GenerationRecord> =>
  test.database.inTransaction((session) =>
    repository().create(
      { id: newId(), conversationId, userId: newId(), messageNumber, owner: 'a', leaseUntil: after(15), now: START },
      session,
    ),
  );
const complete = (generation: GenerationRecord) =>
  test.database.inTransaction((session) => repository().complete(generation, 9, after(5), session));

describe('a generation', () => {
  it('is made once per student message', async () => {
    const conversationId = newId();
    const results = await Promise.allSettled([
      create(conversationId),
      create(conversationId),
      create(conversationId, 4),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('passes to exactly one process once its lease has run out, and the old owner can write no more', async () => {
    const first = await create();
    const claim = (owner: string, now: Date) =>
      repository().claimExpired(first.id, { owner, leaseUntil: after(40), now });
    expect(await claim('b', after(14))).toBeNull();
    const claims = await Promise.all(['b', 'c', 'd', 'e'].map((owner) => claim(owner, after(16))));
    const [second, ...others] = claims.filter((record) => record !== null);
    expect(others).toEqual([]);
    expect(second).toMatchObject({ attempt: 2, takeovers: 1, readerLost: true });
    expect(await complete(first)).toBe(false);
    expect(await repository().fail(first, FAILURE, 3, after(17))).toBe(false);
    expect(second !== undefined && (await complete(second))).toBe(true);
    expect(second !== undefined && (await complete(second))).toBe(false);
  });

  it('is taken up again once after it failed', async () => {
    const first = await create();
    expect(await repository().restart(first.id, { owner: 'b', leaseUntil: after(30) })).toBeNull();
    expect(await repository().fail(first, FAILURE, 4, after(3))).toBe(true);
    const restarts = await Promise.all(
      ['b', 'c'].map((owner) => repository().restart(first.id, { owner, leaseUntil: after(30) })),
    );
    expect(restarts.filter((record) => record !== null)).toHaveLength(1);
    expect(await repository().find(first.id)).toMatchObject({
      status: 'running',
      attempt: 2,
      failure: null,
      lastFrame: 0,
    });
  });

  it('keeps its lease while it is renewed, and gives it up when its process ends', async () => {
    const { id } = await create();
    await repository().renew('a', [id], after(60));
    await repository().renew('b', [id], after(999));
    expect((await repository().find(id))?.leaseUntil).toEqual(after(60));
    await repository().release('a', after(20));
    expect((await repository().findExpired(after(20), 100)).map((record) => record.id)).toContain(id);
  });
});

describe('the queries', () => {
  it('are served by indexes', async () => {
    const { id, conversationId } = await create();
    for (let index = 0; index < 20; index += 1) await complete(await create());
    const plans = await queryPlans(test, async () => {
      await repository().find(id);
      await repository().findForMessage(conversationId, 2);
      await repository().findExpired(after(15.5), 10);
      await repository().renew('a', [id], after(30));
    });
    expect(plans.length).toBeGreaterThanOrEqual(4);
    for (const { stages } of plans) {
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
    }
  });

  it('about nobody answer nothing', async () => {
    expect(await repository().find('not-an-id')).toBeNull();
    expect(await repository().findForMessage(newId(), 1)).toBeNull();
  });
});
