import { describe, expect, it } from '@jest/globals';
import { sampleConversation, sampleMessages } from '@parley/report/testing';
import type { Conversation, Message, StreamFrame } from '@parley/shared';
import { isStored, openDialogue, reduceDialogue, type DialogueEvent, type DialogueState } from './dialogue-state';
import { viewOf } from './dialogue-view';

const opening = (): Conversation => sampleConversation({ messages: sampleMessages(1) });
const [, own, reply] = sampleMessages(3);
if (!own || !reply) throw new Error('The sample has three messages');
const sent: DialogueEvent = { type: 'sent', outgoing: { text: own.content, clientMessageId: 'c1' } };
const status = (generationId = 'g1', studentMessage: Message = own): DialogueEvent => ({
  type: 'frame',
  frame: { type: 'status', generationId, state: 'thinking', studentMessage },
});
const chunk = (content: string): DialogueEvent => ({ type: 'frame', frame: { type: 'chunk', content } });
const complete: DialogueEvent = { type: 'frame', frame: { type: 'complete', message: reply, stakeholderLeft: false } };
const errorFrame = (retryable: boolean): StreamFrame => ({
  type: 'error',
  message: 'The reply could not be made.',
  code: 'upstream_unavailable',
  retryable,
});
const after = (conversation: Conversation, ...events: readonly DialogueEvent[]): DialogueState =>
  events.reduce(reduceDialogue, openDialogue(conversation));
const texts = (state: DialogueState) => viewOf(state).lines.map((line) => line.text);

describe('a turn', () => {
  it('shows the own words at once, and waits', () => {
    const view = viewOf(after(opening(), sent));
    expect(view.lines.at(-1)).toMatchObject({ number: 2, voice: 'you', text: own.content, note: 'sending' });
    expect(view).toMatchObject({ busy: true, waiting: true, canSend: false, nextNumber: 4 });
  });

  it('does not show them twice once the server has them', () => {
    const state = after(opening(), sent, status());
    expect(texts(state)).toEqual([...sampleMessages(1).map((message) => message.content), own.content]);
    expect(viewOf(state).lines.at(-1)?.at).toBe(own.timestamp);
    expect(isStored(state)).toBe(true);
  });

  it('grows with each chunk and ends as the stored message', () => {
    const speaking = after(opening(), sent, status(), chunk('Six '), chunk('weeks.'));
    expect(viewOf(speaking).lines.at(-1)).toMatchObject({
      number: 3,
      voice: 'them',
      text: 'Six weeks.',
      note: 'speaking',
    });
    expect(viewOf(speaking)).toMatchObject({ busy: true, waiting: false });
    const done = reduceDialogue(speaking, complete);
    expect(done.turn.phase).toBe('idle');
    expect(done.conversation.generation).toBeNull();
    expect(texts(done)).toHaveLength(3);
    expect(viewOf(done)).toMatchObject({ busy: false, canSend: true, nextNumber: 4 });
  });

  it('throws away what was heard when a fresh status says the reply begins anew', () => {
    const state = after(opening(), sent, status(), chunk('Half a rep'), status('g1'), chunk('Six weeks.'));
    expect(texts(state).at(-1)).toBe('Six weeks.');
  });

  it('says that the stakeholder has left, and lets nothing more be said', () => {
    const state = after(opening(), sent, status(), {
      type: 'frame',
      frame: { type: 'complete', message: reply, stakeholderLeft: true },
    });
    expect(viewOf(state).canSend).toBe(false);
  });

  it('ignores frames of a turn that is over', () => {
    const done = after(opening(), sent, status(), complete);
    expect(reduceDialogue(done, chunk('late words'))).toBe(done);
  });
});

describe('a failed turn', () => {
  it('keeps stored words among the messages and offers another try', () => {
    const view = viewOf(after(opening(), sent, status(), chunk('Six'), { type: 'frame', frame: errorFrame(true) }));
    expect(view.failure).toEqual({ message: 'The reply could not be made.', canRetry: true, canWithdraw: false });
    expect(view.lines).toHaveLength(2);
    expect(view.canSend).toBe(false);
  });

  it('keeps words that never arrived, and lets them be taken back', () => {
    const state = after(opening(), sent, { type: 'failed', message: 'Failed to send message', canRetry: true });
    expect(viewOf(state).lines.at(-1)).toMatchObject({ text: own.content, note: 'not sent' });
    expect(viewOf(state).failure?.canWithdraw).toBe(true);
    expect(viewOf(reduceDialogue(state, { type: 'withdrawn' })).lines).toHaveLength(1);
  });

  it('cannot be tried again where the server says so', () => {
    expect(
      viewOf(after(opening(), sent, status(), { type: 'frame', frame: errorFrame(false) })).failure?.canRetry,
    ).toBe(false);
  });
});

describe('a conversation that is opened', () => {
  const waiting = (generation: Conversation['generation']): Conversation =>
    sampleConversation({ messages: sampleMessages(2), generation });

  it('waits for a reply that is under way', () => {
    const state = openDialogue(waiting({ id: 'g7', status: 'running' }));
    expect(state.turn).toMatchObject({ phase: 'replying', generationId: 'g7' });
    expect(viewOf(state)).toMatchObject({ waiting: true, canSend: false });
    expect(viewOf(state).lines).toHaveLength(2);
  });

  it.each([[{ id: 'g7', status: 'failed' } as const], [null]])(
    'offers another try where the reply failed or is not known (%p)',
    (generation) => {
      expect(viewOf(openDialogue(waiting(generation))).failure).toMatchObject({ canRetry: true, canWithdraw: false });
    },
  );

  it('is at rest where everything is answered, or over', () => {
    expect(openDialogue(opening()).turn.phase).toBe('idle');
    expect(openDialogue(sampleConversation({ messages: sampleMessages(2), status: 'abandoned' })).turn.phase).toBe(
      'idle',
    );
  });
});

describe('a conversation that is loaded again', () => {
  it('does not take away words that came after it was asked for', () => {
    const done = after(opening(), sent, status(), complete);
    expect(reduceDialogue(done, { type: 'loaded', conversation: opening() })).toBe(done);
  });

  it('does not disturb a running turn', () => {
    const speaking = after(opening(), sent, status(), chunk('Six'));
    expect(
      reduceDialogue(speaking, { type: 'loaded', conversation: sampleConversation({ messages: sampleMessages(2) }) }),
    ).toBe(speaking);
  });

  it('puts a failed turn right when the reply has come after all', () => {
    const failed = after(opening(), sent, { type: 'failed', message: 'Failed to send message', canRetry: true });
    const loaded = reduceDialogue(failed, {
      type: 'loaded',
      conversation: sampleConversation({ messages: sampleMessages(3) }),
    });
    expect(loaded.turn.phase).toBe('idle');
    expect(texts(loaded)).toHaveLength(3);
  });

  it('shows that it has ended elsewhere', () => {
    const speaking = after(opening(), sent, status());
    const ended = reduceDialogue(speaking, {
      type: 'loaded',
      conversation: sampleConversation({ status: 'abandoned', messages: sampleMessages(2) }),
    });
    expect(ended.turn.phase).toBe('idle');
    expect(ended.conversation.status).toBe('abandoned');
  });
});

describe('the answer without streaming', () => {
  it('brings the whole conversation and what to read out', () => {
    const state = after(opening(), sent, {
      type: 'answered',
      conversation: sampleConversation({ messages: sampleMessages(3) }),
    });
    expect(state.turn.phase).toBe('idle');
    expect(state.spoken).toEqual({ text: reply.content, whole: true });
  });

  it('goes on waiting where the reply is still being made', () => {
    const state = after(opening(), sent, {
      type: 'answered',
      conversation: sampleConversation({ messages: sampleMessages(2), generation: { id: 'g2', status: 'running' } }),
    });
    expect(state.turn).toMatchObject({ phase: 'replying', generationId: 'g2' });
  });
});
