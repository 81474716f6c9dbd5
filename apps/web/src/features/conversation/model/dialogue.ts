/** One conversation being held: its state, and what the student can do. Lives as long as its screen. */
import type { Conversation } from '@parley/shared';
import { readRunning, sendAndRead, type ReplyChannel } from './reply-channel';
import {
  isStored,
  openDialogue,
  reduceDialogue,
  type Outgoing,
  type DialogueEvent,
  type DialogueState,
} from './dialogue-state';

export interface DialogueOptions {
  readonly channel: ReplyChannel;
  readonly newId: () => string;
  /** The message that is on its way, to be found again after a reload; null once the server has it. */
  readonly keep: (outgoing: Outgoing | null) => void;
  /** The conversation as it is now, for the cache that other screens read. */
  readonly onConversation: (conversation: Conversation) => void;
  /** Something was refused: what the screen knows may be out of date. */
  readonly onRefused: () => void;
  /** The conversation went on elsewhere while this text was not sent: it has no place there any more and goes back to who wrote it. */
  readonly onDisplaced: (text: string) => void;
  /** A message an earlier visit could not deliver. */
  readonly undelivered: Outgoing | null;
}

export interface Dialogue {
  readonly getState: () => DialogueState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads a reply that is already under way, and sends again what a lost screen was sending. Call once the screen stands. */
  readonly begin: () => void;
  readonly send: (text: string) => void;
  readonly retry: () => void;
  /** Takes the undelivered message back and gives its text. */
  readonly withdraw: () => string | null;
  readonly loaded: (conversation: Conversation) => void;
  /** Stops reading; the reply itself goes on at the server. */
  readonly dispose: () => void;
}

/** Pause before a reply that is still being made is read again, in ms. */
const READ_ON_MS = 1000;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Opens a dialogue on a conversation. */
export function createDialogue(conversation: Conversation, options: DialogueOptions): Dialogue {
  const listeners = new Set<() => void>();
  let reading: AbortController | null = null;
  let state = openDialogue(conversation);
  if (options.undelivered !== null && state.turn.phase === 'idle' && state.conversation.status === 'in_progress') {
    state = {
      ...state,
      turn: {
        phase: 'failed',
        outgoing: options.undelivered,
        message: 'This message was not sent yet.',
        canRetry: true,
      },
    };
  }

  const become = (event: DialogueEvent): void => {
    const before = state;
    state = reduceDialogue(state, event);
    if (state === before) return;
    if (event.type === 'frame' && event.frame.type === 'status') options.keep(null);
    if (event.type === 'answered') options.keep(null);
    if (event.type === 'failed') options.onRefused();
    if (event.type !== 'loaded' && state.conversation !== before.conversation)
      options.onConversation(state.conversation);
    for (const listener of listeners) listener();
  };

  const run = (work: (emit: (event: DialogueEvent) => void, signal: AbortSignal) => Promise<void>): void => {
    reading?.abort();
    const controller = new AbortController();
    reading = controller;
    const emit = (event: DialogueEvent): void => {
      if (!controller.signal.aborted) become(event);
    };
    const untilSettled = async (): Promise<void> => {
      await work(emit, controller.signal);
      // The call without streaming may find the reply still being made: read on.
      while (state.turn.phase === 'replying') {
        await options.channel.wait(READ_ON_MS, controller.signal);
        const { generationId, outgoing } = state.turn;
        await readRunning(options.channel, generationId, outgoing, emit, controller.signal);
      }
    };
    untilSettled().catch((error: unknown) => {
      if (!isAbort(error)) throw error;
    });
  };

  const deliver = (outgoing: Outgoing): void => {
    options.keep(outgoing);
    become({ type: 'sent', outgoing });
    run((emit, signal) => sendAndRead(options.channel, outgoing, emit, signal));
  };

  const begin = (): void => {
    const { turn } = state;
    // Its sending was cut off; under its own name it can go out again.
    if (turn.phase === 'sending' && reading?.signal.aborted === true) deliver(turn.outgoing);
    if (turn.phase !== 'replying') return;
    run((emit, signal) => readRunning(options.channel, turn.generationId, turn.outgoing, emit, signal));
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin,
    send(text) {
      if (state.turn.phase !== 'idle' || text.trim() === '') return;
      deliver({ text: text.trim(), clientMessageId: options.newId() });
    },
    retry() {
      if (state.turn.phase === 'failed') deliver(state.turn.outgoing);
    },
    withdraw() {
      if (state.turn.phase !== 'failed') return null;
      const { text } = state.turn.outgoing;
      options.keep(null);
      become({ type: 'withdrawn' });
      return text;
    },
    loaded(current) {
      const before = state.turn;
      const unsent = before.phase === 'failed' && !isStored(state) ? before.outgoing.text : null;
      become({ type: 'loaded', conversation: current });
      if (unsent !== null && state.turn !== before) {
        options.keep(null);
        const arrived = current.messages.some(({ role, content }) => role === 'student' && content === unsent);
        if (!arrived) options.onDisplaced(unsent);
      }
      if (before.phase === 'idle' || before.phase === 'failed') begin();
    },
    dispose: () => reading?.abort(),
  };
}
