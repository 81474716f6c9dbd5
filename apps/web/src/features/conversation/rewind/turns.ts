/** The turns of a continuation, as the page sets them side by side. */
import type { Message } from '@parley/shared';
import type { DialogueLine } from '../model/dialogue-view';

export type SaidLine = Pick<DialogueLine, 'key' | 'number' | 'text' | 'note' | 'notice'>;

export interface ShownTurn {
  readonly said: SaidLine;
  readonly reply: SaidLine | null;
}

const lineOf = ({ number, content, notice }: Message): SaidLine => ({
  key: `m${number}`,
  number,
  text: content,
  note: null,
  notice,
});

/** Own lines from the message of this number on, each with what came back. */
export function turnsOf(
  lines: readonly (SaidLine & Pick<DialogueLine, 'voice'>)[],
  from: number,
): readonly ShownTurn[] {
  return lines.flatMap((said, at) => {
    if (said.voice !== 'you' || said.number < from) return [];
    const next = lines[at + 1];
    return [{ said, reply: next?.voice === 'them' ? next : null }];
  });
}

/** The same of stored messages. */
export function turnsOfMessages(messages: readonly Message[], from: number): readonly ShownTurn[] {
  return turnsOf(
    messages.map((message) => ({ ...lineOf(message), voice: message.role === 'student' ? 'you' : 'them' })),
    from,
  );
}

/** How many turns have their answer. */
export const answeredTurns = (turns: readonly ShownTurn[]): number =>
  turns.filter(({ reply }) => reply !== null && reply.note === null).length;
