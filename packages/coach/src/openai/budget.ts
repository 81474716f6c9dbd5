/** Keeping a prompt inside the model's context: the newest turns whole, the older ones folded into a running summary. */
import type { TranscriptMessage } from '../types';
import { parseText } from '../language/parse';
import type { Reading } from '../understanding/reading';

/** A cautious estimate: real tokenizers give some 4 characters a token in English, fewer for figures and names. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 3.4) + 4;

export interface Fitted {
  /** What was said before `recent`, in a few lines; null when everything fits. */
  readonly summary: string | null;
  readonly recent: readonly TranscriptMessage[];
}

const SUMMARY_SHARE = 0.3;
const first = (text: string, most: number): string => {
  const [sentence] = parseText(text);
  const taken = sentence?.text ?? text;
  return taken.length <= most ? taken : `${taken.slice(0, most)}…`;
};

/** A line for each older message: of the student the move that counted, of the stakeholder the first sentence. */
function foldedLine(message: TranscriptMessage, readings: readonly Reading[]): string {
  if (message.role === 'stakeholder') return `You: ${first(message.content, 110)}`;
  const act = readings.find((reading) => reading.messageNumber === message.number)?.acts.toSorted((left, right) => right.strength - left.strength)[0];
  return `They: ${act ? first(act.quote, 140) : first(message.content, 90)}`;
}

/**
 * @param budget tokens that summary and recent messages may take together
 * @param readings what the built-in engine read, for choosing what a summary keeps
 */
export function fitTranscript(messages: readonly TranscriptMessage[], budget: number, readings: readonly Reading[]): Fitted {
  const cost = (list: readonly TranscriptMessage[]): number => list.reduce((sum, message) => sum + estimateTokens(message.content), 0);
  if (cost(messages) <= budget) return { summary: null, recent: messages };
  const forRecent = budget * (1 - SUMMARY_SHARE);
  let start = messages.length;
  let used = 0;
  while (start > 0) {
    const next = estimateTokens(messages[start - 1]?.content ?? '');
    if (used + next > forRecent && start < messages.length) break;
    used += next;
    start -= 1;
  }
  const older = messages.slice(0, start).map((message) => foldedLine(message, readings));
  // What was said first and what was said last weighs most; the middle gives way.
  const room = budget * SUMMARY_SHARE;
  while (older.length > 2 && estimateTokens(older.join('\n')) > room) older.splice(Math.floor(older.length / 2), 1);
  const recent = messages.slice(start);
  const [only] = recent;
  const cut = only && recent.length === 1 && estimateTokens(only.content) > forRecent ? [{ ...only, content: only.content.slice(0, Math.max(200, Math.floor(forRecent * 3))) }] : recent;
  return { summary: older.length === 0 ? null : older.join('\n').slice(0, Math.floor(room * 3.4)), recent: cut };
}
