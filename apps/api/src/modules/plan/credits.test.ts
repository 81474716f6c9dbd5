import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SubscriptionTerms } from '@parley/db';
import { scenarioContent } from '@parley/db/testing';
import request from 'supertest';
import { dataOf, pageOf, signedIn, tokenOn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { beginConversation, creditKey, requireScenario } from '../conversations/start-conversation';

const SCENARIO = 'board-date';
/** Far ahead: tokens end by the real clock. */
const TRIAL = new Date('2040-10-20T09:00:00Z');
const SUBSCRIBED = new Date('2040-10-31T15:30:00Z');
const at = (iso: string): Date => new Date(iso);

let now = TRIAL;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ dependencies: { clock: () => now } });
  await api.database.scenarios.seed([scenarioContent(SCENARIO, { title: 'The board and the date' })]);
});
afterAll(() => api.close());

const person = async (): Promise<SignedIn> => {
  now = TRIAL;
  return signedIn(api, { now: TRIAL });
};
async function begin({ user }: SignedIn): Promise<string> {
  const { database } = api;
  const found = await requireScenario(database, SCENARIO);
  const begun = await database.inTransaction((session) =>
    beginConversation(database, { userId: user.id, found, now, session }),
  );
  return begun.conversation.id;
}
const giveBack = ({ user }: SignedIn, id: string) =>
  api.database.inTransaction((session) =>
    api.database.credits.refund({ userId: user.id, key: creditKey(id), session, now }),
  );
const sync = ({ user }: SignedIn, given: Partial<SubscriptionTerms> = {}) =>
  api.database.credits.syncSubscription({
    userId: user.id,
    now,
    terms: {
      planType: 'solo_core',
      billing: 'monthly',
      anchor: SUBSCRIBED,
      paidUntil: at('2040-11-30T15:30:00Z'),
      endsAt: null,
      cancelledAt: null,
      paymentFailedAt: null,
      pausedAt: null,
      ...given,
    },
  });
/** Signs in first: months lie between. */
const ask = async ({ user }: SignedIn, query: Record<string, string | number> = {}) =>
  request(api.app)
    .get('/api/users/credits')
    .set('Authorization', `Bearer ${await tokenOn(api, user)}`)
    .query(query);
const lines = async (who: SignedIn) =>
  dataOf('listCredits', await ask(who)).map(({ amount, reason }) => `${amount} ${reason}`);

describe('GET /users/credits', () => {
  it('tells a person’s ledger in words, newest first', async () => {
    const ada = await person();
    const [talk, left] = [await begin(ada), await begin(ada)];
    now = at('2040-10-21T09:00:00Z');
    await giveBack(ada, left);
    now = SUBSCRIBED;
    await sync(ada);
    now = at('2040-11-03T09:00:00Z');
    await sync(ada, { planType: 'solo_pro' });
    now = at('2040-11-04T09:00:00Z');
    const late = await begin(ada);
    now = at('2040-11-30T16:30:00Z');
    await sync(ada, { planType: 'solo_pro', paidUntil: at('2040-12-31T15:30:00Z') });
    now = at('2040-12-01T09:00:00Z');
    await giveBack(ada, late);
    expect(await lines(ada)).toEqual([
      '-1 Lapsed with its month: The board and the date',
      '1 Given back: The board and the date',
      '60 60 sessions for November 2040',
      '-59 59 unused sessions of October lapsed',
      '-1 Conversation: The board and the date',
      '40 Upgrade to Solo Pro: 40 more sessions',
      '20 20 sessions for October 2040',
      '-19 19 unused sessions of your free trial lapsed',
      '1 Given back: The board and the date',
      '-1 Conversation: The board and the date',
      '-1 Conversation: The board and the date',
      '20 20 sessions of your free trial',
    ]);
    const all = dataOf('listCredits', await ask(ada));
    expect(all.map(({ conversationId }) => conversationId)).toEqual(
      expect.arrayContaining([talk, left, late, undefined]),
    );
    expect(all.at(-1)).toMatchObject({
      kind: 'grant',
      at: TRIAL.toISOString(),
      planType: 'free_trial',
      balanceAfter: 20,
    });
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(60);
  });

  it('comes in pages that neither lose nor repeat a line', async () => {
    const ada = await person();
    for (let index = 0; index < 6; index += 1) await begin(ada);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await ask(ada, { limit: 3, ...(cursor !== null && { cursor }) });
      const page = dataOf('listCredits', answer);
      expect(page.length).toBeLessThanOrEqual(3);
      seen.push(...page.map(({ _id }) => _id));
      cursor = pageOf(answer).nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(dataOf('listCredits', await ask(ada)).map(({ _id }) => _id));
    expect(new Set(seen).size).toBe(7);
    expect(dataOf('listCredits', await ask(ada, { cursor: 'of-nobody' }))).toHaveLength(7);
    expect((await ask(ada, { limit: 0 })).status).toBe(400);
  });

  it('is the caller’s alone, and names no conversation that is not kept', async () => {
    const [ada, eve] = [await person(), await person()];
    const id = await begin(ada);
    expect(await lines(eve)).toEqual(['20 20 sessions of your free trial']);
    // The same conversation in somebody else’s ledger: never named.
    await api.database.inTransaction((session) =>
      api.database.credits.charge({ userId: eve.user.id, key: creditKey(id), session, now }),
    );
    const [line] = dataOf('listCredits', await ask(eve));
    expect(line).toMatchObject({ reason: 'Conversation: no longer kept' });
    expect(line).not.toHaveProperty('conversationId');
    expect((await request(api.app).get('/api/users/credits')).status).toBe(401);
  });

  it('books first what time has changed', async () => {
    const ada = await person();
    now = at('2040-11-10T00:00:00Z');
    expect(await lines(ada)).toEqual([
      '-20 20 unused sessions of your free trial lapsed',
      '20 20 sessions of your free trial',
    ]);
  });

  it('of an unlimited plan says so', async () => {
    now = TRIAL;
    const ada = await signedIn(api, { now, plan: { type: 'enterprise', startedAt: now } });
    await begin(ada);
    expect(await lines(ada)).toEqual(['0 Conversation: The board and the date', '0 Unlimited sessions']);
  });
});
