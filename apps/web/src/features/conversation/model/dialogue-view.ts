/** What the screen shows of a conversation: its lines, and what can be done now. */
import type { Message } from '@parley/shared';
import { isStored, type DialogueState } from './dialogue-state';

export interface DialogueLine {
  readonly key: string;
  readonly number: number;
  readonly voice: 'them' | 'you';
  readonly text: string;
  /** ISO time, or what stands in its place. */
  readonly at: string | null;
  readonly note: 'speaking' | 'sending' | 'not sent' | null;
  readonly notice: string | null;
}

export interface DialogueView {
  readonly lines: readonly DialogueLine[];
  /** The stakeholder reads: nothing has been said yet. */
  readonly waiting: boolean;
  /** A reply is awaited or under way. */
  readonly busy: boolean;
  readonly canSend: boolean;
  readonly failure: { readonly message: string; readonly canRetry: boolean; readonly canWithdraw: boolean } | null;
  /** The number the next own message will have. */
  readonly nextNumber: number;
}

function lineOf(message: Message): DialogueLine {
  return {
    key: `m${message.number}`,
    number: message.number,
    voice: message.role === 'student' ? 'you' : 'them',
    text: message.content,
    at: message.timestamp,
    note: null,
    notice: message.notice,
  };
}

/** The view of a state. */
export function viewOf(state: DialogueState): DialogueView {
  const { conversation, turn } = state;
  const lines = conversation.messages.map(lineOf);
  const stored = isStored(state);
  let next = (lines.at(-1)?.number ?? 0) + 1;
  if (turn.phase !== 'idle' && !stored) {
    lines.push({
      key: `m${next}`,
      number: next,
      voice: 'you',
      text: turn.outgoing.text,
      at: null,
      note: turn.phase === 'failed' ? 'not sent' : 'sending',
      notice: null,
    });
    next += 1;
  }
  const speaking = turn.phase === 'replying' && turn.text !== '';
  if (speaking)
    lines.push({
      key: `m${next}`,
      number: next,
      voice: 'them',
      text: turn.text,
      at: null,
      note: 'speaking',
      notice: null,
    });
  const busy = turn.phase === 'sending' || turn.phase === 'replying';
  const open = conversation.status === 'in_progress' && !conversation.isAnalysing && !conversation.stakeholderLeft;
  return {
    lines,
    waiting: busy && !speaking,
    busy,
    canSend: open && turn.phase === 'idle',
    failure: turn.phase === 'failed' ? { message: turn.message, canRetry: turn.canRetry, canWithdraw: !stored } : null,
    nextNumber: busy ? next + 1 : next,
  };
}

const COUNT_FAIR = 20;
const COUNT_POOR = 30;

/** Above 20 messages a warning, above 30 a stronger one (product §9.11). */
export function lengthWarning(messageCount: number): 'none' | 'long' | 'too-long' {
  if (messageCount > COUNT_POOR) return 'too-long';
  return messageCount > COUNT_FAIR ? 'long' : 'none';
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

export interface Sentence {
  /** Where it begins in the reply. */
  readonly at: number;
  readonly text: string;
}

/** The sentences that are finished; the last one of a running reply still grows and is kept back. */
export function finishedSentences(text: string, whole: boolean): Sentence[] {
  const all = [...sentences.segment(text)].map(({ index, segment }) => ({ at: index, text: segment.trim() }));
  return (whole ? all : all.slice(0, -1)).filter((sentence) => sentence.text !== '');
}
