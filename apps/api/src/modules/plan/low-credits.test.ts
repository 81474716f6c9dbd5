import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { EmailRecord } from '@parley/db';
import { scenarioContent } from '@parley/db/testing';
import { dataOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { beginConversation, creditKey, requireScenario } from '../conversations/start-conversation';

const SCENARIO = 'board-date';
/** After so many of the 20 credits of a trial, four are left. */
const UNTIL_LOW = 16;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.database.scenarios.seed([scenarioContent(SCENARIO)]);
});
afterAll(() => api.close());

const start = async ({ bearer }: SignedIn) =>
  dataOf(
    'startConversation',
    await request(api.app).post('/api/conversations').set('Authorization', bearer).send({ scenarioId: SCENARIO }),
  );
/** Begins conversations without going through the API, which bounds how many begin in an hour. */
async function begin({ user }: SignedIn): Promise<string> {
  const { database } = api;
  const found = await requireScenario(database, SCENARIO);
  const begun = await database.inTransaction((session) =>
    beginConversation(database, { userId: user.id, found, now: new Date(), session }),
  );
  return begun.conversation.id;
}
async function letters(user: SignedIn['user']): Promise<EmailRecord[]> {
  const found: EmailRecord[] = [];
  for await (const email of api.database.emailLog.ofPerson(user.id))
    if (email.template === 'low_credits') found.push(email);
  return found;
}

describe('the letter about few sessions being left', () => {
  it('is owed by the conversation after which a fifth is left, and by no other', async () => {
    const ada = await signedIn(api);
    for (let count = 1; count < UNTIL_LOW; count += 1) await begin(ada);
    expect(await letters(ada.user)).toEqual([]);
    await start(ada);
    await start(ada);
    const owed = await letters(ada.user);
    expect(owed).toHaveLength(1);
    expect(owed[0]).toMatchObject({
      to: { name: ada.user.name, address: ada.user.email },
      data: { name: ada.user.name, planType: 'free_trial', creditsLeft: 4, creditsTotal: 20, renewsAt: null },
    });
  });

  it('comes once a period, also where a credit comes back and is charged again', async () => {
    const ada = await signedIn(api);
    let last = '';
    for (let count = 0; count < UNTIL_LOW; count += 1) last = await begin(ada);
    await api.database.inTransaction((session) =>
      api.database.credits.refund({ userId: ada.user.id, key: creditKey(last), session, now: new Date() }),
    );
    await begin(ada);
    expect(await letters(ada.user)).toHaveLength(1);
  });

  it('comes once when the last credits are taken at the same moment', async () => {
    const ada = await signedIn(api);
    for (let count = 2; count < UNTIL_LOW; count += 1) await begin(ada);
    await Promise.all(Array.from({ length: 4 }, () => begin(ada)));
    expect(await letters(ada.user)).toHaveLength(1);
  });

  it('is not owed to who does not want it', async () => {
    const ada = await signedIn(api);
    await api.database.users.switchEmailOff(ada.user.id, 'lowCreditsWarning', new Date());
    for (let count = 0; count < UNTIL_LOW; count += 1) await begin(ada);
    expect(await letters(ada.user)).toEqual([]);
  });
});
