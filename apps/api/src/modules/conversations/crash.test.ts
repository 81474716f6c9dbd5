/** Processes killed in the middle of things (SIGKILL: no last word, no clean-up). */
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTransactionLifetime } from '@parley/db/testing';
import { killAll, startKillable, type KillableProcess } from '../../testing/killable-process';
import { eventually } from './testing/eventually';
import { createConversationFixture, type Person, type ConversationFixture } from './testing/conversation-fixture';

const PROCESS_TO_KILL = fileURLToPath(new URL('testing/process-to-kill.ts', import.meta.url));
/** Short, so that the test need not wait long for a lost process to be noticed (ms). */
const LEASE_MS = 900;

let fixture: ConversationFixture;
let ada: Person;

let usualLifetime: number;

beforeAll(async () => {
  fixture = await createConversationFixture();
  usualLifetime = await setTransactionLifetime(fixture.mongo.uri, 2);
  fixture.coach.answer = ['I ', 'am ', 'here.'];
  ada = await fixture.register();
});
afterEach(killAll);
afterAll(async () => {
  await setTransactionLifetime(fixture.mongo.uri, usualLifetime);
  await fixture.closeFixture();
});

const startProcess = (mode: 'speak' | 'start'): Promise<KillableProcess> =>
  startKillable(PROCESS_TO_KILL, mode, {
    mongoUri: fixture.mongo.uri,
    databaseName: fixture.mongo.name,
    redisPrefix: fixture.dependencies.settings.redisPrefix,
    leaseMs: LEASE_MS,
    userId: ada.id,
    scenarioId: fixture.scenario,
  });

/** How the reply comes back; both give its words. */
const WAYS_BACK: Record<string, (id: string, generationId: string, lastId: string | undefined) => Promise<string>> = {
  'a reader who resumes elsewhere': async (id, generationId, lastId) => {
    const resumed = await ada.resume(id, generationId, lastId);
    return (await resumed.end()).text;
  },
  'the sweep, with nobody reading': (id) =>
    eventually('the sweep to take over', async () => {
      await fixture.backgroundWork.sweep();
      return (await ada.conversation(id)).messages[2]?.content;
    }),
};

describe('an API killed in mid-stream', () => {
  it.each(Object.entries(WAYS_BACK))(
    'keeps the message, and its reply is made once more by %s',
    async (_who, comeBack) => {
      const { _id: id } = await ada.start(fixture.scenario);
      const running = await startProcess('speak');
      const reader = await ada.at(`http://127.0.0.1:${running.event.port}`).say(id, 'We lose the 12th.');
      await reader.until('some words', ({ text }) => text.includes('word20'));
      await running.kill();
      await reader.end();
      expect(reader.of('complete')).toHaveLength(0);
      const generationId = reader.of('status')[0]?.generationId ?? '';
      expect(await ada.conversation(id)).toMatchObject({
        messages: [{ role: 'stakeholder' }, { content: 'We lose the 12th.' }],
        generation: { id: generationId, status: 'running' },
      });

      expect(await comeBack(id, generationId, reader.frames.at(-1)?.id)).toBe('I am here.');
      const { messages, generation } = await ada.conversation(id);
      expect(messages.slice(1).map(({ content }) => content)).toEqual(['We lose the 12th.', 'I am here.']);
      expect(generation).toBeNull();
      const turns = fixture.coach.turns.filter(({ context }) => context.seed === id);
      expect(turns).toHaveLength(1);
    },
  );
});

describe('a process killed between charge and creation', () => {
  it('leaves neither a lost credit nor a free conversation', async () => {
    const before = await fixture.database.credits.read(ada.id, new Date());
    const { total } = await fixture.database.conversations.totals(ada.id);
    const running = await startProcess('start');
    expect(running.event.event).toBe('charged');
    await running.kill();
    expect(await fixture.database.credits.read(ada.id, new Date())).toEqual(before);
    expect((await fixture.database.conversations.totals(ada.id)).total).toBe(total);
    const entries = await fixture.database.credits.listEntries(ada.id, 100);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(before?.creditsLeft);
    // The dead process's transaction holds the account until MongoDB gives it up; meanwhile a start waits, or says 503.
    await eventually(
      'a start',
      async () => (await ada.post('/conversations', { scenarioId: fixture.scenario })).status === 201,
    );
    expect((await fixture.database.credits.read(ada.id, new Date()))?.creditsLeft).toBe((before?.creditsLeft ?? 0) - 1);
  });
});
