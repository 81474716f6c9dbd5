import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, createUser, queryPlans, type TestDatabase } from '../testing';
import type { EndingPlan } from './ending-plans';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-22T12:00:00Z');
const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
const personEnding = async (endsAt: Date | null): Promise<string> => {
  const { id } = await createUser(test.database, { plan: { type: 'solo_pro', startedAt: inDays(-40), endsAt } });
  return id;
};
const page = (after: string | null, limit: number) =>
  test.database.credits.endingPlans({ from: NOW, until: inDays(7), after, limit, now: NOW });

describe('plans that end', () => {
  it('are found page by page, the next to end first, those of the same moment too, and each once', async () => {
    const same = inDays(2);
    const found = [
      await personEnding(inDays(7)),
      await personEnding(same),
      await personEnding(same),
      await personEnding(same),
      await personEnding(inDays(0.5)),
    ];
    await personEnding(NOW);
    await personEnding(new Date(inDays(7).getTime() + 1));
    await personEnding(null);
    const seen: EndingPlan[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const { plans, next } = await page(after, 2);
      seen.push(...plans);
      after = next;
      pages += 1;
    } while (after !== null && pages < 10);
    expect(seen.map(({ userId }) => userId).toSorted()).toEqual(found.toSorted());
    expect(seen[0]).toEqual({
      userId: found[4],
      planType: 'solo_pro',
      endsAt: inDays(0.5),
      underSeat: false,
      cancelledAt: null,
      paidUntil: null,
      paymentFailedAt: null,
      pausedAt: null,
    });
    expect(seen.at(-1)?.endsAt).toEqual(inDays(7));
  });

  it('are people’s own: of who is on a team’s seat it says so, and a seat is none', async () => {
    const ownerId = await personEnding(inDays(6.5));
    const terms = { name: 'A team', organization: '', planType: 'team_pilot', seats: 2, creditsPerSeat: 3 } as const;
    await test.database.teams.create({ ...terms, ownerId, endsAt: inDays(6), now: NOW });
    const { plans } = await page(null, 50);
    const theirs = plans.filter(({ userId }) => userId === ownerId);
    expect(theirs).toMatchObject([{ planType: 'solo_pro', endsAt: inDays(6.5), underSeat: true }]);
  });

  it('are read from an index', async () => {
    const plans = await queryPlans(test, () => page(null, 50));
    expect(plans.flatMap(({ stages }) => stages)).not.toContain('COLLSCAN');
  });
});
