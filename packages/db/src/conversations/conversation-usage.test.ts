import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderUsage } from '@parley/shared';
import { newId } from '../object-id';
import { scenarioCard } from '../scenarios/scenario-card';
import { createTestDatabase, scenarioContent, type TestDatabase } from '../testing';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const entry = (overrides: Partial<ProviderUsage> = {}): ProviderUsage => ({
  purpose: 'reply',
  model: 'm',
  outcome: 'completed',
  promptTokens: 100,
  cachedTokens: 40,
  completionTokens: 20,
  estimated: false,
  costMicros: 140,
  currency: 'USD',
  ...overrides,
});

async function begin(): Promise<{ id: string; userId: string }> {
  const content = scenarioContent('board-date');
  const userId = newId();
  const { id } = await test.database.inTransaction((session) =>
    test.database.conversations.create(
      {
        id: newId(),
        userId,
        scenario: { _id: newId(), ...scenarioCard(content) },
        content,
        opening: content.opening,
        now: new Date('2026-11-02T09:00:00Z'),
      },
      session,
    ),
  );
  return { id, userId };
}

describe('what a provider used', () => {
  it('is nothing before the first request, and adds up from many at once', async () => {
    const { conversations } = test.database;
    const { id } = await begin();
    expect(await conversations.usageOf(id)).toBeNull();
    await Promise.all(Array.from({ length: 20 }, () => conversations.recordUsage(id, [entry()])));
    await conversations.recordUsage(id, [
      entry({ purpose: 'assess', outcome: 'failed', estimated: true, cachedTokens: 0 }),
      entry({ purpose: 'assess', outcome: 'cancelled' }),
    ]);
    const used = await conversations.usageOf(id);
    expect(used).toMatchObject({
      calls: 22,
      failedCalls: 1,
      cancelledCalls: 1,
      promptTokens: 2_200,
      cachedTokens: 840,
      completionTokens: 440,
      estimatedTokens: 120,
      unpricedCalls: 0,
      costMicros: { USD: 3_080 },
    });
    expect(used?.byPurpose['reply']).toMatchObject({ calls: 20, promptTokens: 2_000, costMicros: { USD: 2_800 } });
    expect(used?.byPurpose['assess']).toMatchObject({ calls: 2, failedCalls: 1, estimatedTokens: 120 });
  });

  it('has no cost without a price, and keeps currencies apart when prices come and change', async () => {
    const { conversations } = test.database;
    const { id } = await begin();
    await conversations.recordUsage(id, [entry({ costMicros: null, currency: null })]);
    expect(await conversations.usageOf(id)).toMatchObject({ calls: 1, unpricedCalls: 1, costMicros: null });
    await conversations.recordUsage(id, [
      entry({ costMicros: 5, currency: 'EUR' }),
      entry({ costMicros: 7, currency: 'USD' }),
    ]);
    expect(await conversations.usageOf(id)).toMatchObject({
      calls: 3,
      unpricedCalls: 1,
      costMicros: { EUR: 5, USD: 7 },
    });
  });

  it('stands in no record that the person is shown, and is written to no conversation that is gone', async () => {
    const { conversations } = test.database;
    const { id, userId } = await begin();
    await conversations.recordUsage(id, [entry()]);
    expect(JSON.stringify(await conversations.findOwned(id, userId))).not.toContain('promptTokens');
    expect(await conversations.recordUsage(newId(), [entry()])).toBe(false);
    expect(await conversations.usageOf('no id at all')).toBeNull();
  });
});
