/** An API killed while it makes a conversation of a template: the template is there, and at most one credit is gone. */
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTransactionLifetime } from '@parley/db/testing';
import { generatedSchema, templateSchema, type Generated } from '@parley/shared';
import { killAll, startKillable } from '../../testing/killable-process';
import {
  createConversationFixture,
  dataOf,
  type ConversationFixture,
  type Person,
} from '../conversations/testing/conversation-fixture';
import { eventually } from '../conversations/testing/eventually';
import { templateFixture } from './testing/template-fixture';

const GENERATING = fileURLToPath(new URL('testing/generating-process.ts', import.meta.url));

let fixture: ConversationFixture;
let ada: Person;
let templateId: string;
let usualLifetime: number;
beforeAll(async () => {
  fixture = await createConversationFixture();
  usualLifetime = await setTransactionLifetime(fixture.mongo.uri, 2);
});
beforeEach(async () => {
  ada = await fixture.register();
  templateId = dataOf(await ada.post('/custom-scenarios', templateFixture()).expect(201), templateSchema)._id;
});
afterEach(killAll);
afterAll(async () => {
  await setTransactionLifetime(fixture.mongo.uri, usualLifetime);
  await fixture.closeFixture();
});

async function killedWhile(mode: 'drafting' | 'charged' | 'begun'): Promise<void> {
  const running = await startKillable(GENERATING, mode, {
    mongoUri: fixture.mongo.uri,
    databaseName: fixture.mongo.name,
    userId: ada.id,
    templateId,
  });
  expect(running.event.event).toBe(mode);
  await running.kill();
}

const creditsLeft = async (): Promise<number> =>
  (await fixture.database.credits.read(ada.id, new Date()))?.creditsLeft ?? 0;

async function state(): Promise<{ credits: number; scenarios: number; conversations: number; template: number }> {
  return {
    credits: await creditsLeft(),
    scenarios: (await fixture.database.ownScenarios.list({ userId: ada.id, limit: 50 })).total,
    conversations: (await fixture.database.conversations.totals(ada.id)).total,
    template: (await ada.get(`/custom-scenarios/${templateId}`)).status,
  };
}

/** A dead process's transaction holds the account until MongoDB gives it up; meanwhile one waits, or is told 503. */
const generate = (): Promise<Generated> =>
  eventually('a conversation', async () => {
    const response = await ada.post(`/custom-scenarios/${templateId}/generate`);
    return response.status === 201 ? dataOf(response, generatedSchema) : undefined;
  });

describe('an API killed while it generates', () => {
  it.each(['drafting', 'charged'] as const)(
    '(%s) leaves the template alone, and the next try begins anew',
    async (mode) => {
      const before = await state();
      await killedWhile(mode);
      expect(await state()).toEqual(before);
      await generate();
      expect(await state()).toEqual({ ...before, credits: before.credits - 1, scenarios: 1, conversations: 1 });
    },
  );

  it('(begun) leaves the conversation, which the next try gives, for no second credit', async () => {
    const before = await state();
    await killedWhile('begun');
    const after = { ...before, credits: before.credits - 1, scenarios: 1, conversations: 1 };
    expect(await state()).toEqual(after);
    const { conversation } = await generate();
    expect(await state()).toEqual(after);
    expect((await ada.conversation(conversation._id)).messages).toHaveLength(1);
    const entries = await fixture.database.credits.listEntries(ada.id, 100);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(await creditsLeft());
  });
});
