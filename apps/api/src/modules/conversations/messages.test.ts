/** Saying something: the stream, the fallback, and nothing twice. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { conversationSchema, MESSAGE_MAX_CHARACTERS } from '@parley/shared';
import { eventually } from './testing/eventually';
import {
  createConversationFixture,
  dataOf,
  failureOf,
  type Person,
  type ConversationFixture,
} from './testing/conversation-fixture';

let fixture: ConversationFixture;
let ada: Person;
let id: string;

beforeAll(async () => {
  fixture = await createConversationFixture();
});
afterAll(() => fixture.closeFixture());
beforeEach(async () => {
  fixture.coach.answer = null;
  fixture.coach.turns.length = 0;
  ada = await fixture.register();
  id = (await ada.start(fixture.scenario))._id;
});

const speech = async (): Promise<string[]> =>
  (await ada.conversation(id)).messages.slice(1).map(({ role, content }) => `${role}: ${content}`);

describe('a streamed reply', () => {
  it('travels word by word in numbered frames and is saved whole', async () => {
    const reader = await ada.say(id, '  We lose the 12th.  ');
    expect(reader.response.status).toBe(200);
    expect(reader.response.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(reader.response.headers.get('x-accel-buffering')).toBe('no');
    const turn = await fixture.coach.turn(1);
    expect(turn.context.messages.map(({ role }) => role)).toEqual(['stakeholder', 'student']);
    expect(turn.context.seed).toBe(id);
    await reader.until('thinking', ({ frames }) => frames.length === 1);
    expect((await ada.conversation(id)).generation).toMatchObject({ status: 'running' });
    turn.say('Then ');
    await reader.until('the first word, before the second is spoken', ({ text }) => text === 'Then ');
    turn.say('tell me the new one.').notice('The provider was away; the built-in engine spoke.').end();
    await reader.end();

    const types = reader.frames.map(({ frame }) => (frame.type === 'status' ? frame.state : frame.type));
    expect(types).toEqual(['thinking', 'speaking', 'chunk', 'chunk', 'complete']);
    expect(reader.frames.map((frame) => frame.id)).toEqual(['1-1', '1-2', '1-3', '1-4', '1-5']);
    expect(reader.of('status')[0]?.studentMessage).toMatchObject({
      number: 2,
      role: 'student',
      content: 'We lose the 12th.',
    });
    const [complete] = reader.of('complete');
    expect(complete).toMatchObject({
      stakeholderLeft: false,
      message: { number: 3, content: 'Then tell me the new one.' },
    });
    const conversation = await ada.conversation(id);
    expect(conversation.messages[2]).toEqual(complete?.message);
    expect(conversation.messages[2]?.notice).toContain('built-in engine');
    expect(conversation.generation).toBeNull();
  });

  it('is saved though its reader has gone', async () => {
    const reader = await ada.say(id, 'We lose the 12th.');
    const turn = await fixture.coach.turn(1);
    turn.say('Then ');
    await reader.until('a word', ({ text }) => text !== '');
    reader.drop();
    await eventually('the server to notice', () => fixture.backgroundWork.streams.size === 0);
    turn.say('tell me.').end();
    await eventually('the reply', async () => (await ada.conversation(id)).messages.length === 3);
    expect(await speech()).toEqual(['student: We lose the 12th.', 'stakeholder: Then tell me.']);
  });

  it('keeps the line awake with comments', async () => {
    const lively = await createConversationFixture({ backgroundWork: { sse: { heartbeatMs: 20 } } });
    try {
      const person = await lively.register();
      const conversation = await person.start(lively.scenario);
      const reader = await person.say(conversation._id, 'We lose the 12th.');
      await reader.until('three comments', ({ comments }) => comments >= 3);
      (await lively.coach.turn(1)).say('So?').end();
      await reader.end();
      expect(reader.of('complete')).toHaveLength(1);
    } finally {
      await lively.closeFixture();
    }
  });

  it('lets the stakeholder leave, after which nothing more can be said', async () => {
    const reader = await ada.say(id, 'I could not care less.');
    (await fixture.coach.turn(1)).say('Then we are done.').leave().end();
    await reader.end();
    expect(reader.of('complete')[0]?.stakeholderLeft).toBe(true);
    expect((await ada.conversation(id)).stakeholderLeft).toBe(true);
    const response = await ada.post(`/conversations/${id}/messages`, { message: 'Wait!' }).expect(409);
    expect(failureOf(response).message).toContain('Dana Whitfield has left');
  });
});

describe('without streaming', () => {
  it('answers the whole conversation', async () => {
    fixture.coach.answer = ['So', ' tell me.'];
    const response = await ada
      .post(`/conversations/${id}/messages`, { message: 'We lose the 12th.' })
      .set('Accept', '*/*')
      .expect(200);
    const conversation = dataOf(response, conversationSchema);
    expect(conversation.messages.map(({ content }) => content).slice(1)).toEqual(['We lose the 12th.', 'So tell me.']);
  });

  it('joins the running reply when the same words are sent again', async () => {
    const reader = await ada.say(id, 'We lose the 12th.');
    const turn = await fixture.coach.turn(1);
    turn.say('Then ');
    await reader.until('a word', ({ text }) => text !== '');
    const fallback = ada
      .post(`/conversations/${id}/messages`, { message: ' We lose the 12th. ' })
      .then((response) => response);
    await eventually('the second request to wait', () => fixture.backgroundWork.streams.size === 2);
    turn.say('tell me.').end();
    const conversation = dataOf(await fallback, conversationSchema);
    expect(conversation.messages).toHaveLength(3);
    expect(fixture.coach.turns).toHaveLength(1);
    await reader.end();
  });

  it('finds the saved reply when the stream broke and the reply came through meanwhile', async () => {
    const reader = await ada.say(id, 'We lose the 12th.');
    const turn = await fixture.coach.turn(1);
    turn.say('Then ');
    await reader.until('a word', ({ text }) => text !== '');
    reader.drop();
    await eventually('the server to notice', () => fixture.backgroundWork.streams.size === 0);
    turn.say('tell me.').end();
    await eventually('the reply', async () => (await ada.conversation(id)).messages.length === 3);
    await eventually('the lost reader to be noted', async () => {
      const response = await ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.' }).expect(200);
      return dataOf(response, conversationSchema).messages.length === 3;
    });
    expect(fixture.coach.turns).toHaveLength(1);
    // The reader has it now: the same words again are meant as such.
    fixture.coach.answer = ['You said so.'];
    await ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.' }).expect(200);
    expect(await speech()).toHaveLength(4);
  });
});

describe('the same message twice', () => {
  it('gives parallel sends one message and one reply', async () => {
    const sends = Array.from({ length: 8 }, () => ada.say(id, 'We lose the 12th.', 'message-1'));
    const readers = await Promise.all(sends);
    (await fixture.coach.turn(1)).say('Then tell me.').end();
    await Promise.all(readers.map((reader) => reader.end()));
    for (const reader of readers) expect(reader.of('complete')[0]?.message.content).toBe('Then tell me.');
    expect(fixture.coach.turns).toHaveLength(1);
    expect(await speech()).toEqual(['student: We lose the 12th.', 'stakeholder: Then tell me.']);
  });

  it('answers a name that was answered already from what is stored', async () => {
    fixture.coach.answer = ['Then tell me.'];
    await ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.', clientMessageId: 'a' }).expect(200);
    await ada.post(`/conversations/${id}/messages`, { message: 'The 19th holds.', clientMessageId: 'b' }).expect(200);
    const reader = await ada.say(id, 'We lose the 12th.', 'a');
    await reader.end();
    expect(reader.of('complete')[0]?.message.number).toBe(3);
    expect(await speech()).toHaveLength(4);
    expect(fixture.coach.turns).toHaveLength(2);
  });

  it('stores the same words under a new name as a new message', async () => {
    fixture.coach.answer = ['Then tell me.'];
    await ada.post(`/conversations/${id}/messages`, { message: 'Yes.', clientMessageId: 'a' }).expect(200);
    await ada.post(`/conversations/${id}/messages`, { message: 'Yes.', clientMessageId: 'b' }).expect(200);
    expect(await speech()).toHaveLength(4);
  });

  it('refuses other words under a name that was used, instead of losing them', async () => {
    fixture.coach.answer = ['Then tell me.'];
    await ada
      .post(`/conversations/${id}/messages`, { message: 'Half an emoji: \ud83d', clientMessageId: 'a' })
      .expect(200);
    const response = await ada
      .post(`/conversations/${id}/messages`, { message: 'The 19th holds.', clientMessageId: 'a' })
      .expect(409);
    expect(failureOf(response)).toMatchObject({
      code: 'conflict',
      message: 'Other words were sent under this name before.',
    });
    await ada
      .post(`/conversations/${id}/messages`, { message: ' Half an emoji: \ud83d', clientMessageId: 'a' })
      .expect(200);
    expect(await speech()).toHaveLength(2);
  });

  it('refuses another message while a reply is on its way', async () => {
    const reader = await ada.say(id, 'We lose the 12th.');
    await fixture.coach.turn(1);
    const response = await ada.post(`/conversations/${id}/messages`, { message: 'And another thing' }).expect(409);
    expect(failureOf(response).message).toContain('on its way');
    (await fixture.coach.turn(1)).say('One at a time.').end();
    await reader.end();
    expect(await speech()).toHaveLength(2);
  });
});

describe('a coach that fails', () => {
  it('says so, keeps the message, and takes the turn up when it is sent again', async () => {
    const reader = await ada.say(id, 'We lose the 12th.', 'a');
    (await fixture.coach.turn(1)).say('Then ').fail('the provider fell over');
    await reader.end();
    expect(reader.of('error')).toEqual([
      {
        type: 'error',
        code: 'upstream_unavailable',
        message: 'The reply could not be finished. Please send your message again.',
        retryable: true,
      },
    ]);
    expect(await speech()).toEqual(['student: We lose the 12th.']);
    expect((await ada.conversation(id)).generation).toMatchObject({ status: 'failed' });

    const again = await ada.say(id, 'We lose the 12th.', 'a');
    (await fixture.coach.turn(2)).say('Then tell me.').end();
    await again.end();
    expect(again.frames.map((frame) => frame.id)).toEqual(['2-1', '2-2', '2-3', '2-4']);
    expect(await speech()).toEqual(['student: We lose the 12th.', 'stakeholder: Then tell me.']);
    expect((await ada.conversation(id)).generation).toBeNull();
  });

  it('restarts one turn only, however many ask', async () => {
    const reader = await ada.say(id, 'We lose the 12th.', 'a');
    (await fixture.coach.turn(1)).fail('the provider fell over');
    await reader.end();
    fixture.coach.answer = ['Then tell me.'];
    const sends = Array.from({ length: 6 }, () =>
      // With its id it is the same message also for one that comes when the reply is there already.
      ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.', clientMessageId: 'a' }).expect(200),
    );
    await Promise.all(sends);
    expect(fixture.coach.turns).toHaveLength(2);
    expect(await speech()).toHaveLength(2);
  });

  it('lets other words follow instead', async () => {
    const reader = await ada.say(id, 'We lose the 12th.');
    (await fixture.coach.turn(1)).fail('the provider fell over');
    await reader.end();
    fixture.coach.answer = ['I hear both.'];
    await ada.post(`/conversations/${id}/messages`, { message: 'Let me say it better: the 19th.' }).expect(200);
    expect(await speech()).toEqual([
      'student: We lose the 12th.',
      'student: Let me say it better: the 19th.',
      'stakeholder: I hear both.',
    ]);
  });

  it('counts silence and endless talk as failure, and answers 503 without a stream', async () => {
    const strict = await createConversationFixture({ backgroundWork: { replyTiming: { idleMs: 60, totalMs: 5_000 } } });
    try {
      const person = await strict.register();
      const conversation = await person.start(strict.scenario);
      const response = await person
        .post(`/conversations/${conversation._id}/messages`, { message: 'Hello?' })
        .expect(503);
      expect(failureOf(response).code).toBe('upstream_unavailable');
      expect(strict.coach.turns[0]?.signal?.aborted).toBe(true);
      strict.coach.answer = [];
      await person.post(`/conversations/${conversation._id}/messages`, { message: 'Hello?' }).expect(503);
      expect((await person.conversation(conversation._id)).messages).toHaveLength(2);
    } finally {
      await strict.closeFixture();
    }
  });
});

describe('input', () => {
  it.each([
    ['nothing', {}],
    ['an empty message', { message: '' }],
    ['blanks', { message: ' \n\t ' }],
    ['zero-width signs and a null byte', { message: '\u200b\u2060\ufeff\0' }],
    ['a number', { message: 42 }],
    ['an operator object', { message: { $gt: '' } }],
    ['a list', { message: ['a'] }],
    ['one character too many', { message: 'x'.repeat(MESSAGE_MAX_CHARACTERS + 1) }],
    ['a name that is no text', { message: 'Hello', clientMessageId: { $ne: null } }],
    ['a name that is too long', { message: 'Hello', clientMessageId: 'x'.repeat(65) }],
  ])('refuses %s before the first byte', async (_what, body) => {
    const response = await ada
      .post(`/conversations/${id}/messages`, body)
      .set('Accept', 'text/event-stream')
      .expect(400);
    expect(failureOf(response).code).toBe('validation_failed');
    expect(await speech()).toEqual([]);
  });

  it('takes the longest message whole', async () => {
    fixture.coach.answer = ['Long.'];
    await ada.post(`/conversations/${id}/messages`, { message: 'x'.repeat(MESSAGE_MAX_CHARACTERS) }).expect(200);
    expect((await ada.conversation(id)).messages[1]?.content).toHaveLength(MESSAGE_MAX_CHARACTERS);
  });

  it('is refused once the conversation is over', async () => {
    fixture.coach.answer = ['Fine.'];
    await ada.post(`/conversations/${id}/messages`, { message: 'The 19th.' }).expect(200);
    await ada.post(`/conversations/${id}/end`).expect(200);
    const response = await ada
      .post(`/conversations/${id}/messages`, { message: 'One more thing' })
      .set('Accept', 'text/event-stream')
      .expect(409);
    expect(failureOf(response).code).toBe('conflict');
    const left = (await ada.start(fixture.scenario))._id;
    await ada.post(`/conversations/${left}/abandon`).expect(200);
    await ada.post(`/conversations/${left}/messages`, { message: 'One more thing' }).expect(409);
  });
});
