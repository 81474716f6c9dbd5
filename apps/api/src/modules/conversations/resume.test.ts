/** Reading a reply again: after a break, at another process, after a process was lost, without Redis. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@parley/db';
import { eventually } from './testing/eventually';
import type { EventReader } from './testing/event-reader';
import { createConversationFixture, type Person, type ConversationFixture } from './testing/conversation-fixture';

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
  fixture.coach.turns.length = 0;
  peer.coach.turns.length = 0;
  ada = await fixture.register();
  id = (await ada.start(fixture.scenario))._id;
});

async function begin(): Promise<{ reader: EventReader; generationId: string; lastId: string }> {
  const reader = await ada.say(id, 'We lose the 12th.');
  (await fixture.coach.turn(1)).say('Then ', 'tell ');
  await reader.until('two words', ({ text }) => text === 'Then tell ');
  return { reader, generationId: reader.of('status')[0]?.generationId ?? '', lastId: reader.frames.at(-1)?.id ?? '' };
}

const ids = (reader: EventReader) => reader.frames.map((frame) => frame.id);
const replies = async () => (await ada.conversation(id)).messages.filter(({ role }) => role === 'stakeholder').slice(1);

describe('resuming', () => {
  it.each([
    ['at the same process', () => ada],
    ['at another process', () => ada.at(peer.base)],
  ])('goes on after the last frame seen, %s', async (_where, person) => {
    const { reader, generationId, lastId } = await begin();
    reader.drop();
    const resumed = await person().resume(id, generationId, lastId);
    (await fixture.coach.turn(1)).say('me.').end();
    await resumed.end();
    expect(ids(resumed)).toEqual(['1-5', '1-6']);
    expect(resumed.of('chunk').map(({ content }) => content)).toEqual(['me.']);
    expect(resumed.of('complete')[0]?.message.content).toBe('Then tell me.');
    expect(peer.coach.turns).toHaveLength(0);
  });

  it('gives several readers at another process every frame from wherever each stopped', async () => {
    const { generationId } = await begin();
    const there = ada.at(peer.base);
    const whole = await there.resume(id, generationId);
    await whole.until('the words so far', ({ text }) => text === 'Then tell ');
    const late = await there.resume(id, generationId, '1-3');
    await late.until('what it missed', ({ text }) => text === 'tell ');
    (await fixture.coach.turn(1)).say('me.').end();
    await Promise.all([whole.end(), late.end()]);
    expect(ids(whole)).toEqual(['1-1', '1-2', '1-3', '1-4', '1-5', '1-6']);
    expect(ids(late)).toEqual(['1-4', '1-5', '1-6']);
  });

  it('reads a finished reply again from the log, and its last frame once more', async () => {
    const { reader, generationId } = await begin();
    (await fixture.coach.turn(1)).say('me.').end();
    await reader.end();
    const there = ada.at(peer.base);
    await eventually('the log to be written', async () => {
      const again = await (await there.resume(id, generationId, '1-2')).end();
      return again.of('chunk').length === 3;
    });
    const last = await (await there.resume(id, generationId, '1-6')).end();
    expect(last.frames.map(({ id, frame }) => [id, frame.type])).toEqual([['1-6', 'complete']]);
  });

  it('tells a late reader of a failed reply how it ended', async () => {
    const { reader, generationId } = await begin();
    (await fixture.coach.turn(1)).fail('the provider fell over');
    await reader.end();
    const resumed = await (await ada.at(peer.base).resume(id, generationId)).end();
    expect(resumed.frames.at(-1)?.frame).toMatchObject({ type: 'error', retryable: true });
  });

  it('takes an id that never was one for none', async () => {
    const { generationId } = await begin();
    const resumed = await ada.resume(id, generationId, "1-1'; drop table");
    await resumed.until('the words so far', ({ text }) => text === 'Then tell ');
    (await fixture.coach.turn(1)).end();
    await resumed.end();
    expect(ids(resumed)[0]).toBe('1-1');
  });

  it('finds no generation of another conversation', async () => {
    const { generationId } = await begin();
    const other = await ada.start(fixture.scenario);
    for (const wrong of [
      `/conversations/${other._id}/generations/${generationId}/events`,
      `/conversations/${id}/generations/${newId()}/events`,
    ]) {
      expect((await ada.get(wrong)).status).toBe(404);
    }
    (await fixture.coach.turn(1)).end();
  });
});

describe('a lost process', () => {
  it('is replaced by the one a reader comes to: the text starts anew and is saved once', async () => {
    const { reader, generationId, lastId } = await begin();
    reader.drop();
    // The first process stops renewing: for everybody else it is gone.
    now = new Date(now.getTime() + 16_000);
    const resumed = await ada.at(peer.base).resume(id, generationId, lastId);
    (await peer.coach.turn(1)).say('Another ', 'voice.').end();
    await resumed.end();
    expect(ids(resumed)).toEqual(['2-1', '2-2', '2-3', '2-4', '2-5']);
    expect(resumed.frames[0]?.frame.type).toBe('status');
    expect(resumed.text).toBe('Another voice.');
    // The first process comes back to life: its words are not saved.
    (await fixture.coach.turn(1)).say('too late').end();
    await eventually('the old attempt to end', () => fixture.backgroundWork.replies.running === 0);
    expect((await replies()).map(({ content }) => content)).toEqual(['Another voice.']);
  });

  it('hands a reader who stays with it over to the new attempt', async () => {
    const { reader } = await begin();
    now = new Date(now.getTime() + 16_000);
    await peer.backgroundWork.sweep();
    (await peer.coach.turn(1)).say('Another ', 'voice.').end();
    await eventually('the reply', async () => (await replies()).length === 1);
    (await fixture.coach.turn(1)).say('too late').end();
    await reader.end();
    expect(reader.of('complete')[0]?.message.content).toBe('Another voice.');
  });

  it('is replaced by exactly one of several that sweep at once', async () => {
    await begin();
    now = new Date(now.getTime() + 16_000);
    const third = await fixture.peer();
    await Promise.all([
      peer.backgroundWork.sweep(),
      third.backgroundWork.sweep(),
      peer.backgroundWork.sweep(),
      third.backgroundWork.sweep(),
    ]);
    const taken = () => [...peer.coach.turns, ...third.coach.turns].filter(({ context }) => context.seed === id);
    const [turn] = await eventually('one of them to speak', () => (taken().length > 0 ? taken() : null));
    turn?.say('Another voice.').end();
    await eventually('the reply', async () => (await replies()).length === 1);
    expect(taken()).toHaveLength(1);
    await third.close();
    (await fixture.coach.turn(1)).end();
  });

  it('is not replaced for ever: a turn that keeps losing processes fails and can be retried', async () => {
    const { generationId } = await begin();
    for (let loss = 1; loss <= 4; loss += 1) {
      now = new Date(now.getTime() + 16_000);
      await peer.backgroundWork.replies.takeOver(generationId);
    }
    expect((await ada.conversation(id)).generation).toEqual({ id: generationId, status: 'failed' });
    fixture.coach.answer = ['There you are.'];
    await ada.post(`/conversations/${id}/messages`, { message: 'We lose the 12th.' }).expect(200);
    fixture.coach.answer = null;
    expect(await replies()).toHaveLength(1);
    for (const turn of [...fixture.coach.turns, ...peer.coach.turns]) turn.end();
  });

  it('that ends in order lets its replies end, and hands over the rest at once', async () => {
    const leaving = await fixture.peer();
    const reader = await ada.at(leaving.base).say(id, 'We lose the 12th.');
    (await leaving.coach.turn(1)).say('Then ');
    await reader.until('a word', ({ text }) => text === 'Then ');
    const generationId = reader.of('status')[0]?.generationId ?? '';
    await leaving.close();
    await reader.end();
    expect(reader.of('complete')).toHaveLength(0);
    const resumed = await ada.resume(id, generationId, reader.frames.at(-1)?.id);
    (await fixture.coach.turn(1)).say('Here I am.').end();
    await resumed.end();
    expect(resumed.text).toBe('Here I am.');
    expect(await replies()).toHaveLength(1);
  });
});

describe('without Redis', () => {
  it('local readers hear every word, the reply is saved, and readers elsewhere get it whole', async () => {
    const broken = await createConversationFixture();
    const there = await broken.peer();
    try {
      const person = await broken.register();
      const conversation = await person.start(broken.scenario);
      const reader = await person.say(conversation._id, 'We lose the 12th.');
      const turn = await broken.coach.turn(1);
      turn.say('Then ');
      await reader.until('a word', ({ text }) => text === 'Then ');
      const remote = await person
        .at(there.base)
        .resume(conversation._id, reader.of('status')[0]?.generationId ?? '', '1-3');
      broken.redis.disconnect();
      turn.say('tell ', 'me.').end();
      await Promise.all([reader.end(), remote.end()]);
      expect(reader.text).toBe('Then tell me.');
      expect(remote.of('complete')[0]?.message.content).toBe('Then tell me.');
      expect((await person.conversation(conversation._id)).messages).toHaveLength(3);
      // What needs Redis fails fast and says so.
      const refused = await person.post(`/conversations/${conversation._id}/messages`, { message: 'And now?' });
      expect(refused.status).toBe(503);
      await broken.redis.connect();
      broken.coach.answer = ['Back.'];
      await person.post(`/conversations/${conversation._id}/messages`, { message: 'And now?' }).expect(200);
    } finally {
      await there.close();
      await broken.closeFixture();
    }
  });
});
