/** The state of a conversation's screen, and how frames and answers change it. Pure: frames in, view state out (product §9.7). */
import type { Conversation, Message, StreamFrame } from '@parley/shared';

/** A message on its way out, under a name of its own so that sending it again never doubles it. */
export interface Outgoing {
  readonly text: string;
  /** Null for a message of an earlier visit, which the server knows by its text. */
  readonly clientMessageId: string | null;
}

type Turn =
  | { readonly phase: 'idle' }
  /** Sent; nothing has come back. */
  | { readonly phase: 'sending'; readonly outgoing: Outgoing }
  /** The server has the message and is at the reply. */
  | { readonly phase: 'replying'; readonly outgoing: Outgoing; readonly generationId: string; readonly text: string }
  /** Neither sent nor answered; `message` says so, and `canRetry` whether sending it again may help. */
  | { readonly phase: 'failed'; readonly outgoing: Outgoing; readonly message: string; readonly canRetry: boolean };

/** What is read out while the stakeholder speaks. */
export interface Spoken {
  readonly text: string;
  readonly whole: boolean;
}

export interface DialogueState {
  readonly conversation: Conversation;
  readonly turn: Turn;
  readonly spoken: Spoken | null;
}

export type DialogueEvent =
  /** The conversation as the server has it now. */
  | { readonly type: 'loaded'; readonly conversation: Conversation }
  | { readonly type: 'sent'; readonly outgoing: Outgoing }
  | { readonly type: 'frame'; readonly frame: StreamFrame }
  /** The answer of the call without streaming. */
  | { readonly type: 'answered'; readonly conversation: Conversation }
  | { readonly type: 'failed'; readonly message: string; readonly canRetry: boolean }
  /** The failed message goes back into the composer. */
  | { readonly type: 'withdrawn' };

const IDLE: Turn = { phase: 'idle' };
const NOT_ANSWERED = 'The reply did not come through. What you said is kept.';

/** The student's message that waits for an answer: the last one, if the stakeholder has said nothing since. */
function unanswered(messages: readonly Message[]): Message | null {
  const last = messages.at(-1);
  return last?.role === 'student' ? last : null;
}

function turnOf(conversation: Conversation): Turn {
  const message = unanswered(conversation.messages);
  if (!message || conversation.status !== 'in_progress') return IDLE;
  const outgoing: Outgoing = { text: message.content, clientMessageId: null };
  const { generation } = conversation;
  if (generation?.status === 'running') return { phase: 'replying', outgoing, generationId: generation.id, text: '' };
  return { phase: 'failed', outgoing, message: NOT_ANSWERED, canRetry: true };
}

function withMessage(conversation: Conversation, message: Message): Conversation {
  const others = conversation.messages.filter((other) => other.number !== message.number);
  return { ...conversation, messages: [...others, message].toSorted((a, b) => a.number - b.number) };
}

/** The state in which a conversation is opened; a reply that is under way is waited for. */
export function openDialogue(conversation: Conversation): DialogueState {
  return { conversation, turn: turnOf(conversation), spoken: null };
}

function onFrame(state: DialogueState, frame: StreamFrame): DialogueState {
  const { conversation, turn } = state;
  if (turn.phase === 'idle') return state;
  switch (frame.type) {
    case 'status': {
      // A reply begun anew (the process that made it went away) starts with a fresh status: what was heard so far is void.
      const generation = { id: frame.generationId, status: 'running' as const };
      return {
        conversation: { ...withMessage(conversation, frame.studentMessage), generation },
        turn: {
          phase: 'replying',
          outgoing: { ...turn.outgoing, text: frame.studentMessage.content },
          generationId: frame.generationId,
          text: '',
        },
        spoken: { text: '', whole: false },
      };
    }
    case 'chunk': {
      if (turn.phase !== 'replying') return state;
      const text = turn.text + frame.content;
      return { ...state, turn: { ...turn, text }, spoken: { text, whole: false } };
    }
    case 'complete':
      return {
        conversation: {
          ...withMessage(conversation, frame.message),
          generation: null,
          stakeholderLeft: frame.stakeholderLeft,
        },
        turn: IDLE,
        spoken: { text: frame.message.content, whole: true },
      };
    default:
      return {
        ...state,
        conversation: {
          ...conversation,
          generation: conversation.generation && { ...conversation.generation, status: 'failed' },
        },
        turn: { phase: 'failed', outgoing: turn.outgoing, message: frame.message, canRetry: frame.retryable },
      };
  }
}

function onAnswered(conversation: Conversation): DialogueState {
  const turn = turnOf(conversation);
  const last = conversation.messages.at(-1);
  return {
    conversation,
    turn,
    spoken: turn.phase === 'idle' && last?.role === 'stakeholder' ? { text: last.content, whole: true } : null,
  };
}

/** Whether a reloaded conversation tells more than the screen knows: an answer fetched before the last words came is older. */
function isNews({ conversation, turn }: DialogueState, loaded: Conversation): boolean {
  if (loaded === conversation) return false;
  if (loaded.status !== 'in_progress' || loaded.isAnalysing) return true;
  const longer = loaded.messages.length > conversation.messages.length;
  if (turn.phase === 'failed') return longer;
  return turn.phase === 'idle' && (longer || loaded.messages.length === conversation.messages.length);
}

/** The next state. Frames of a turn that is over, and a reloaded conversation during a running turn, change nothing they should not. */
export function reduceDialogue(state: DialogueState, event: DialogueEvent): DialogueState {
  switch (event.type) {
    case 'loaded':
      return isNews(state, event.conversation) ? { ...openDialogue(event.conversation), spoken: state.spoken } : state;
    case 'sent':
      return { ...state, turn: { phase: 'sending', outgoing: event.outgoing }, spoken: null };
    case 'frame':
      return onFrame(state, event.frame);
    case 'answered':
      return onAnswered(event.conversation);
    case 'failed':
      return state.turn.phase === 'idle'
        ? state
        : {
            ...state,
            turn: { phase: 'failed', outgoing: state.turn.outgoing, message: event.message, canRetry: event.canRetry },
          };
    default:
      return { ...state, turn: IDLE };
  }
}

/** Whether the message of the running turn already stands among the messages. */
export function isStored(state: DialogueState): boolean {
  const { turn } = state;
  return turn.phase !== 'idle' && unanswered(state.conversation.messages)?.content === turn.outgoing.text;
}
