/** Which of two continuations of one conversation can be held against each other: the same number of own messages on both sides. */
import type { CoachContext, TranscriptMessage } from '../types';

/** An own message with the stakeholder's answer; null where none came. */
export interface Turn {
  readonly said: TranscriptMessage;
  readonly reply: TranscriptMessage | null;
}

export interface Continuation {
  /** At least one. */
  readonly turns: readonly Turn[];
  /** The conversation up to the end of the last turn. */
  readonly messages: readonly TranscriptMessage[];
}

export interface Continuations {
  readonly original: Continuation;
  readonly branch: Continuation;
}

function turnsFrom(messages: readonly TranscriptMessage[], from: number): readonly Turn[] {
  return messages.flatMap((said, at) => {
    if (said.role !== 'student' || said.number < from) return [];
    const next = messages[at + 1];
    return [{ said, reply: next?.role === 'stakeholder' ? next : null }];
  });
}

function cutAfter(messages: readonly TranscriptMessage[], turns: readonly Turn[], count: number): Continuation {
  const next = turns[count]?.said.number ?? Number.POSITIVE_INFINITY;
  return { turns: turns.slice(0, count), messages: messages.filter(({ number }) => number < next) };
}

/**
 * Both sides from the message in whose place another line was tried, cut to the same number of own messages.
 * @returns null as long as the stakeholder has answered nothing on the branch
 */
export function continuationsOf(
  original: CoachContext,
  branch: CoachContext,
  messageNumber: number,
): Continuations | null {
  const said = turnsFrom(original.messages, messageNumber);
  const tried = turnsFrom(branch.messages, messageNumber);
  const answered = tried.findLastIndex(({ reply }) => reply !== null) + 1;
  const count = Math.min(said.length, answered);
  if (count === 0) return null;
  return { original: cutAfter(original.messages, said, count), branch: cutAfter(branch.messages, tried, count) };
}
