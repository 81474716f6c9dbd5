/** Ending with feedback: once, whoever asks how often, whatever fails. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { conversationSchema, type Feedback } from '@parley/shared';
import { endConversation } from './finish-conversation';
import { eventually } from './testing/eventually';
import { feedbackOf } from './testing/scripted-coach';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type Person,
  type ConversationFixture,
} from './testing/conversation-fixture';

const endedSchema = z.object({ conversation: conversationSchema });

let now = new Date();
let fixture: ConversationFixture;
let peer: Awaited<ReturnType<ConversationFixture['peer']>>;
let ada: Person;
let id: string;

beforeAll(async () => {
  fixture = await createConversationFixture({ dependencies: { clock: () => now } });
  peer = await fixture.peer();
});
afterAll(async () => {
  await peer.close();
  await fixture.closeFixture();
});
beforeEach(async () => {
  now = new Date();
  for (const coach of [fixture.coach, peer.coach]) {
    coach.turns.length = 0;
    coach.assessments = 0;
    coach.answer = ['So', ' tell me.'];
    coach.onAssess = async (_context, at) => feedbackOf(7.4, at);
  }
  ada = await fixture.register();
  id = (await ada.start(fixture.scenario))._id;
});

const say = async () => ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.' }).expect(200);
const end = async (person = ada) =>
  dataOf(await person.post(`/conversations/${id}/end`).expect(200), endedSchema).conversation;

/** An assessment that waits for the test. */
function slowAssessment(): { finish: () => void; fail: () => void } {
  let settle: (feedback: Feedback) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const feedback = new Promise<Feedback>((resolve, refuse) => {
    settle = resolve;
    reject = refuse;
  });
  fixture.coach.onAssess = () => feedback;
  return { finish: () => settle(feedbackOf(8.2, now)), fail: () => reject(new Error('the provider fell over')) };
}

const emails = async () =>
  (await fixture.mongo.database.emailLog.findLost(new Date(now.getTime() + 3_600_000), 100)).length;

describe('ending', () => {
  it('scores the whole conversation and gives the same answer again', async () => {
    await say();
    fixture.coach.onAssess = async (context, at) => {
      expect(context.messages.map(({ number, role }) => [number, role])).toEqual([
        [1, 'stakeholder'],
        [2, 'student'],
        [3, 'stakeholder'],
      ]);
      return feedbackOf(7.4, at);
    };
    const first = await end();
    expect(first).toMatchObject({
      status: 'completed',
      isAnalysing: false,
      feedback: { overallScore: 7.4, rubricVersion: 'test-1' },
    });
    expect(await end()).toEqual(first);
    expect(await ada.conversation(id)).toEqual(first);
    expect(fixture.coach.assessments).toBe(1);
  });

  it('gives parallel ends, at two processes, one feedback and one e-mail', async () => {
    await say();
    const before = await emails();
    const there = ada.at(peer.base);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_unused, index) => end(index % 2 === 0 ? ada : there)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(fixture.coach.assessments + peer.coach.assessments).toBe(1);
    expect((await emails()) - before).toBe(1);
  });

  it('needs something said', async () => {
    const response = await ada.post(`/conversations/${id}/end`).expect(409);
    expect(failureOf(response).message).toContain('Say something first');
    expect((await ada.conversation(id)).status).toBe('in_progress');
  });

  it('is refused once abandoned', async () => {
    await ada.post(`/conversations/${id}/abandon`).expect(200);
    const response = await ada.post(`/conversations/${id}/end`).expect(409);
    expect(failureOf(response).code).toBe('conflict');
  });

  it('answers isAnalysing when scoring takes longer than a request may, and goes on', async () => {
    await say();
    const scoring = slowAssessment();
    const waiting = await endConversation(
      { ...fixture.dependencies, endWaitMs: 100 },
      { conversationId: id, userId: ada.id },
    );
    expect(waiting.status).toBe('analysing');
    expect(await ada.conversation(id)).toMatchObject({ status: 'in_progress', isAnalysing: true, feedback: null });
    await ada.post(`/conversations/${id}/messages`, { message: 'One more thing' }).expect(409);
    await ada.post(`/conversations/${id}/abandon`).expect(409);
    scoring.finish();
    expect((await end()).feedback?.overallScore).toBe(8.2);
  });

  it('ends the reply that is on its way', async () => {
    await say();
    fixture.coach.answer = null;
    const reader = await ada.say(id, 'And the 19th?');
    (await fixture.coach.turn(2)).say('Well');
    await reader.until('a word', ({ text }) => text === 'Well');
    expect((await end()).messages).toHaveLength(4);
    await reader.end();
    expect(reader.of('error')[0]).toMatchObject({ retryable: false, message: 'This conversation has ended.' });
    expect(fixture.coach.turns[1]?.signal?.aborted).toBe(true);
  });
});

describe('scoring that fails', () => {
  it('gives the conversation back with a clear 503, to everyone who waits, and nothing is lost', async () => {
    await say();
    const scoring = slowAssessment();
    const ask = (person: Person) => person.post(`/conversations/${id}/end`).then((response) => response);
    const ends = [ask(ada), ask(ada)];
    await eventually('the scoring to run', () => fixture.coach.assessments === 1);
    // Should it come too late to join, its own scoring fails as well.
    peer.coach.onAssess = () => Promise.reject(new Error('the provider is still down'));
    ends.push(ask(ada.at(peer.base)));
    scoring.fail();
    const responses = await Promise.all(ends);
    for (const response of responses) {
      expect([response.status, failureOf(response).code]).toEqual([503, 'upstream_unavailable']);
      expect(failureOf(response).message).toContain('Nothing is lost');
    }
    expect(await ada.conversation(id)).toMatchObject({ status: 'in_progress', isAnalysing: false });
    await say();
    fixture.coach.onAssess = async (_context, at) => feedbackOf(6.1, at);
    expect(await end()).toMatchObject({
      status: 'completed',
      messages: { length: 5 },
      feedback: { overallScore: 6.1 },
    });
  });

  it('is taken over once when its process is gone', async () => {
    await say();
    slowAssessment();
    const waiting = endConversation({ ...fixture.dependencies, endWaitMs: 50 }, { conversationId: id, userId: ada.id });
    await waiting;
    now = new Date(now.getTime() + 16_000);
    await Promise.all([peer.backgroundWork.sweep(), peer.backgroundWork.sweep()]);
    await eventually('the feedback', async () => (await ada.conversation(id)).status === 'completed');
    expect(peer.coach.assessments).toBe(1);
    expect((await ada.conversation(id)).feedback?.overallScore).toBe(7.4);
  });

  it('of a lost process can not overwrite what its successor wrote', async () => {
    await say();
    const scoring = slowAssessment();
    await endConversation({ ...fixture.dependencies, endWaitMs: 50 }, { conversationId: id, userId: ada.id });
    now = new Date(now.getTime() + 16_000);
    expect((await end(ada.at(peer.base))).feedback?.overallScore).toBe(7.4);
    const late = fixture.backgroundWork.analyses.running(id);
    scoring.finish();
    expect(await late).toBe('lost');
    expect((await ada.conversation(id)).feedback?.overallScore).toBe(7.4);
  });
});
