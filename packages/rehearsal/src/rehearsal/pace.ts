/** Words in the rhythm of speech. */
import type { ReplyPart } from '../types';

/** Waits, and ends early with the signal's reason when it is aborted. */
export type Delay = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Milliseconds a word takes, about the speed of reading along. */
export const MS_PER_WORD = 28;

export const realDelay: Delay = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
      return;
    }
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });

/** The text, word by word, with its spaces: joined it is the text again. Sentences end in a breath. */
export async function* paced(text: string, delay: Delay, signal?: AbortSignal): AsyncGenerator<ReplyPart> {
  for (const word of text.match(/\S+\s*/g) ?? []) {
    signal?.throwIfAborted();
    yield { type: 'text', text: word };
    await delay(/[.!?…]["”’)]?\s*$/.test(word) ? MS_PER_WORD * 4 : MS_PER_WORD, signal);
  }
}
