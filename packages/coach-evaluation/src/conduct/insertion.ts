/** One sentence put into a strong conversation: what it costs, and whether it is noticed. Both sides' other words stay as they were. */
import {
  type CoachContext,
  judge,
  overallOf,
  parseText,
  type Reading,
  type Similarity,
  understand,
  USUAL,
} from '@parley/coach/internals';
import type { Played } from '../play';

export interface Carrier {
  readonly id: string;
  readonly context: CoachContext;
  /** The student's message to which sentences are added: the last but one, so that little has to be read again. */
  readonly at: number;
  /** 0-10, without an added sentence. */
  readonly score: number;
}

const scoreOf = (context: CoachContext, readings: readonly Reading[]): number =>
  overallOf({ readings, judgements: judge(context, readings) }, context.scenario, context.messages, USUAL);

/** A played conversation as one to put sentences into. */
export async function carrierOf({ conversation, context }: Played, similarity: Similarity): Promise<Carrier> {
  const student = context.messages.filter(({ role }) => role === 'student');
  const at = student.at(-2)?.number ?? 0;
  return { id: conversation.id, context, at, score: scoreOf(context, await understand(context, similarity)) };
}

export interface Inserted {
  readonly sentence: string;
  readonly carrier: string;
  /** Points of 10 that the conversation loses by it; negative where it gains. */
  readonly cost: number;
  /** What the message with it is found to have of the faults of conduct, and how surely. */
  readonly noticed: readonly string[];
}

const CONDUCT: ReadonlySet<string> = new Set(['rude', 'threat', 'blame', 'scorer', 'role_break']);

/** The message with the sentence at its end, as one of its own. */
const ending = (content: string, sentence: string): string =>
  `${content.trim()}${/[.!?…]['"”’)]*$/.test(content.trim()) ? '' : '.'} ${sentence}`;

/** What has to be comparable before the sentence can be put into the conversation: many at once take less time. */
export function textsWith(sentence: string, { context, at }: Carrier): readonly string[] {
  const content = context.messages.find(({ number }) => number === at)?.content ?? '';
  return [ending(content, sentence), ...parseText(sentence).map(({ text }) => text)];
}

/** The conversation with the sentence at the end of the message, judged again. */
export async function insert(sentence: string, carrier: Carrier, similarity: Similarity): Promise<Inserted> {
  const messages = carrier.context.messages.map((message) =>
    message.number === carrier.at ? { ...message, content: ending(message.content, sentence) } : message,
  );
  const context = { ...carrier.context, messages };
  const readings = await understand(context, similarity);
  const read = readings.find(({ messageNumber }) => messageNumber === carrier.at);
  const within = (quote: string | null): boolean => quote !== null && sentence.includes(quote);
  return {
    sentence,
    carrier: carrier.id,
    cost: Math.round((carrier.score - scoreOf(context, readings)) * 10) / 10,
    noticed: [
      ...(read?.faults ?? []).filter(({ quote }) => within(quote)).map(({ kind }) => `${kind} certain`),
      ...(read?.suspected ?? [])
        .filter(({ quote }) => within(quote))
        .map(({ kind, likely }) => `${kind} ${likely ? 'likely' : 'slight'}`),
    ].filter((found) => CONDUCT.has(found.split(' ')[0] ?? '')),
  };
}
