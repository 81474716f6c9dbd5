/** The words of an answer: out of what servers wrap them in, and without what a model thought aloud before them. */
import { z } from 'zod';
import { countedSchema } from './usage';

const partSchema = z.object({ text: z.string().nullish() });
/** Some servers send a list of parts where the protocol has a text. */
const contentSchema = z
  .union([z.string(), z.array(partSchema).transform((parts) => parts.map((part) => part.text ?? '').join(''))])
  .nullish();

const messageSchema = z.object({ content: contentSchema, refusal: z.string().nullish() });

/** A whole answer, as far as it is used. */
export const answerSchema = z.object({
  choices: z.array(z.object({ finish_reason: z.string().nullish(), message: messageSchema.nullish() })),
  usage: countedSchema.nullish().catch(null),
});

/** A piece of a stream, as far as it is used. */
export const chunkSchema = z.object({
  choices: z.array(z.object({ finish_reason: z.string().nullish(), delta: messageSchema.nullish() })).nullish(),
  usage: countedSchema.nullish().catch(null),
});

const TAGS = ['think', 'thinking', 'thought', 'reasoning', 'reflection'];
const OPENING = new RegExp(`^\\s*<(${TAGS.join('|')})\\b[^>]*>`, 'i');
const mayOpen = (text: string): boolean => {
  const lower = text.trimStart().toLowerCase();
  return (
    lower === '' ||
    TAGS.some((tag) => `<${tag}>`.startsWith(lower) || (lower.startsWith(`<${tag}`) && !lower.includes('>')))
  );
};

/** What stands behind the thinking; the empty text when the thinking never ends. */
export function spokenOf(text: string): string {
  let rest = text;
  for (let opened = OPENING.exec(rest); opened; opened = OPENING.exec(rest)) {
    const close = new RegExp(`</${opened[1] ?? ''}\\s*>`, 'i').exec(rest);
    if (!close) return '';
    rest = rest.slice(close.index + close[0].length);
  }
  // Some templates put the opening tag into the prompt, and only its end is seen.
  const orphan = new RegExp(`^[\\s\\S]*</(?:${TAGS.join('|')})\\s*>`, 'i').exec(rest);
  return (orphan ? rest.slice(orphan[0].length) : rest).trimStart();
}

/** Passes a stream on without the thinking at its beginning, piece by piece; holds back only what may still be the beginning of some. */
export interface ThinkingFilter {
  /** What may be spoken now. */
  feed(piece: string): string;
  /** What is left when the stream has ended: one that ended in the middle of its thinking has said nothing. */
  end(): string;
}

export function thinkingFilter(): ThinkingFilter {
  let held = '';
  let open = true;
  return {
    feed(piece) {
      if (!open) return piece;
      held += piece;
      for (let opened = OPENING.exec(held); opened; opened = OPENING.exec(held)) {
        const close = new RegExp(`</${opened[1] ?? ''}\\s*>`, 'i').exec(held);
        if (!close) break;
        held = held.slice(close.index + close[0].length);
      }
      if (OPENING.test(held) || mayOpen(held)) return '';
      open = false;
      return held.trimStart();
    },
    end: () => (open && !OPENING.test(held) && held.trim() !== '' ? held.trimStart() : ''),
  };
}
