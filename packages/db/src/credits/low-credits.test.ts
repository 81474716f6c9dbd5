import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, createUser, type TestDatabase } from '../testing';
import type { PlanTerms } from './credit-account';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const START = new Date('2026-11-03T09:00:00Z');
const NOW = new Date('2026-11-22T12:00:00Z');

/** What each of so many charges says of few credits being left. */
async function chargesOf(plan: PlanTerms, count: number) {
  const { id: userId } = await createUser(test.database, { plan, now: NOW });
  const said = [];
  for (let index = 0; index < count; index += 1) {
    const charge = await test.database.inTransaction((session) =>
      test.database.credits.charge({ userId, key: `conversation:${index}`, session, now: NOW }),
    );
    said.push(charge.low ?? null);
  }
  return said;
}

describe('the charge after which a fifth is left', () => {
  it('says so, and no other one does', async () => {
    const said = await chargesOf({ type: 'solo_core', startedAt: START }, 20);
    expect(said.map((low) => low !== null).indexOf(true)).toBe(15);
    expect(said.filter((low) => low !== null)).toEqual([
      {
        planType: 'solo_core',
        onSeat: false,
        creditsLeft: 4,
        creditsTotal: 20,
        renewsAt: new Date('2026-12-03T00:00:00Z'),
        period: '1:2026-11-03T09:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['a trial', { type: 'free_trial', startedAt: new Date('2026-11-20T09:00:00Z') }],
    ['a cancelled month', { type: 'solo_core', startedAt: START, endsAt: new Date('2026-12-03T00:00:00Z') }],
  ] as const)('does not promise more where %s brings none', async (_what, plan) => {
    const low = (await chargesOf(plan, 16)).at(-1);
    expect(low).toMatchObject({ creditsLeft: 4, renewsAt: null });
  });

  it('never comes on an unlimited plan', async () => {
    expect(await chargesOf({ type: 'enterprise', startedAt: START }, 3)).toEqual([null, null, null]);
  });
});
