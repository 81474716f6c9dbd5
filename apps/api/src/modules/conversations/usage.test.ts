/** What the AI provider used: stored with the conversation by whichever process asked, counted for the operator, shown to nobody else. */
import { createCoach, type RunningCoach } from '@parley/coach';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './testing/eventually';
import { scenarioFixture } from './testing/scenario-fixture';
import { startScriptedProvider, type ScriptedProvider } from './testing/scripted-provider';
import { createConversationFixture, type Person, type ConversationFixture } from './testing/conversation-fixture';

let provider: ScriptedProvider;
let coach: RunningCoach;
let fixture: ConversationFixture;
let ada: Person;
let id: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  coach = createCoach({
    openai: {
      apiKey: 'test',
      baseUrl: provider.url,
      model: 'fake',
      attempts: 2,
      prices: { input: 2, cachedInput: 1, output: 10, currency: 'EUR' },
    },
    delay: async () => undefined,
  });
  fixture = await createConversationFixture({ coach });
  // Read ahead, as a server does: a reply does not wait for it then.
  await coach.prepare(scenarioFixture(fixture.scenario));
});
afterAll(async () => {
  await fixture.closeFixture();
  await coach.dispose();
  await provider.close();
});
beforeEach(async () => {
  provider.mood = 'well';
  ada = await fixture.register();
  id = (await ada.start(fixture.scenario))._id;
});

const used = async () => {
  await fixture.backgroundWork.usage.settled();
  return fixture.database.conversations.usageOf(id);
};
const say = () =>
  ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th, and the load test is why.' }).expect(200);

describe('what the provider used', () => {
  it('adds up on the conversation, by purpose, with its cost', async () => {
    expect(await used()).toBeNull();
    await say();
    expect(await used()).toMatchObject({
      calls: 1,
      failedCalls: 0,
      promptTokens: 1_000,
      cachedTokens: 600,
      completionTokens: 50,
      estimatedTokens: 0,
      unpricedCalls: 0,
      costMicros: { EUR: 400 * 2 + 600 + 50 * 10 },
    });
    const ended = await ada.post(`/conversations/${id}/end`).expect(200);
    const total = await used();
    // Two questions for the report: what was done, and whether what is said of it holds.
    expect(total).toMatchObject({
      calls: 3,
      costMicros: { EUR: 3 * 1_900 },
      byPurpose: { reply: { calls: 1 }, assess: { calls: 2, promptTokens: 2_000 } },
    });
    const shown = JSON.stringify([
      ended.body,
      (await ada.get(`/conversations/${id}`).expect(200)).body,
      (await ada.get('/conversations').expect(200)).body,
    ]);
    expect(shown).not.toMatch(/"usage"|promptTokens|costMicros/);
  });

  it('is counted for tips as well', async () => {
    const pro = await fixture.register('solo_pro');
    const talk = (await pro.start(fixture.scenario))._id;
    const { body } = await pro
      .post(`/conversations/${talk}/coaching-tip`, { message: 'We lose the 12th.' })
      .expect(200);
    expect(body).toMatchObject({ data: { tip: 'Send it: it says what is so.', notice: null } });
    await fixture.backgroundWork.usage.settled();
    expect(await fixture.database.conversations.usageOf(talk)).toMatchObject({
      calls: 1,
      byPurpose: { tip: { calls: 1, promptTokens: 1_000, completionTokens: 50 } },
    });
  });

  it('stands in the metrics', async () => {
    await say();
    const metrics = await fixture.dependencies.metrics.metrics();
    expect(metrics).toMatch(
      /parley_provider_requests_total\{purpose="reply",model="fake",outcome="completed",service="api-test"\} [1-9]/,
    );
    expect(metrics).toMatch(
      /parley_provider_tokens_total\{purpose="reply",model="fake",counted_by="server",kind="cached",service="api-test"\} \d+/,
    );
    expect(metrics).toMatch(
      /parley_provider_cost_micros_total\{purpose="reply",model="fake",currency="EUR",service="api-test"\} \d+/,
    );
  });

  it('counts the tries that failed, which cost nothing', async () => {
    provider.mood = 'down';
    await say();
    expect((await ada.conversation(id)).messages.at(-1)).toMatchObject({
      role: 'stakeholder',
      notice: expect.stringContaining('built-in'),
    });
    expect(await used()).toMatchObject({
      calls: 2,
      failedCalls: 2,
      promptTokens: 0,
      completionTokens: 0,
      costMicros: { EUR: 0 },
    });
  });

  it('counts a reply that nobody waited for, as far as it is known', async () => {
    provider.mood = 'silent';
    const events = await ada.say(id, 'We lose the 12th, and the load test is why.');
    await eventually('the first words', () => events.frames.some(({ frame }) => frame.type === 'chunk'));
    await ada.post(`/conversations/${id}/abandon`).expect(200);
    const usage = await eventually('the cancelled request', used);
    expect(usage).toMatchObject({ calls: 1, cancelledCalls: 1 });
    expect(usage.estimatedTokens).toBe(usage.promptTokens + usage.completionTokens);
    expect(usage.completionTokens).toBeGreaterThan(10);
  });

  it('is stored by the process that spoke, also when another began the conversation', async () => {
    const peer = await fixture.peer();
    const events = await ada.at(peer.base).say(id, 'We lose the 12th.');
    const turn = await peer.coach.turn(1);
    turn.onUsage?.({
      purpose: 'reply',
      model: 'other',
      outcome: 'completed',
      promptTokens: 70,
      cachedTokens: 0,
      completionTokens: 7,
      estimated: true,
      costMicros: null,
      currency: null,
    });
    turn.say('I see.').end();
    await eventually('the end of the reply', () => events.ended);
    await peer.backgroundWork.usage.settled();
    expect(await used()).toMatchObject({ calls: 1, estimatedTokens: 77, unpricedCalls: 1, costMicros: null });
    await peer.close();
  });
});
