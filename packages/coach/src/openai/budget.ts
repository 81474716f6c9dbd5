/** Keeping a prompt inside the model's context: the newest turns whole, the older ones folded into a running summary. */
import { parseText } from '@parley/rehearsal/language';
import type { Reading } from '@parley/rehearsal/reading';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { TranscriptMessage } from '../types';

/**
 * A cautious estimate: real tokenizers give some 4 characters a token in English, fewer for figures and names, and more
 * than a token to a letter of many other scripts.
 */
export function estimateTokens(text: string): number {
  let others = 0;
  for (const letter of text) if ((letter.codePointAt(0) ?? 0) > 0x24f) others += 1;
  return Math.ceil((text.length - others) / 3.4 + others * 1.3) + 4;
}

/** What a prompt takes. */
export const tokensOf = (messages: readonly Pick<ChatCompletionMessageParam, 'content'>[]): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(typeof content === 'string' ? content : ''), 0);

/** As much of the text as fits into so many tokens. */
export function cutToTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (estimateTokens(text.slice(0, middle)) + 1 <= tokens) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export interface Fitted {
  /** What was said before `recent`, in a few lines; null when everything fits. */
  readonly summary: string | null;
  readonly recent: readonly TranscriptMessage[];
}

const SUMMARY_SHARE = 0.35;
/** Messages that are folded in one go, as long as so many are left. */
const FOLDED_AT_ONCE = 6;
/** What stands around a message in a prompt, in tokens. */
const FRAME_TOKENS = 12;
const first = (text: string, most: number): string => {
  const [sentence] = parseText(text);
  const taken = sentence?.text ?? text;
  return taken.length <= most ? taken : `${taken.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;
};

interface Folded {
  readonly line: string;
  /** What has to stay longest: promises and figures before small talk. */
  readonly weight: number;
}

/** A line for each older message: of the student the move that counted, of the stakeholder the first sentence. */
function fold(message: TranscriptMessage, readings: readonly Reading[], of: (text: string) => string): Folded {
  if (message.role === 'stakeholder') return { line: `You: ${of(first(message.content, 90))}`, weight: 0 };
  const acts = readings.find((reading) => reading.messageNumber === message.number)?.acts ?? [];
  const act = acts.toSorted((left, right) => right.strength - left.strength)[0];
  if (!act) return { line: `They: ${of(first(message.content, 70))}`, weight: 1 };
  const kept = acts.some((entry) => entry.kind === 'commit')
    ? 4
    : acts.some((entry) => entry.amount !== null || entry.day !== null)
      ? 3
      : 2;
  return { line: `They: ${of(act.quote.slice(0, 160))}`, weight: kept };
}

/**
 * @param budget tokens that summary and recent messages may take together
 * @param readings what the built-in engine read, for choosing what a summary keeps
 * @param of how a piece of what was said is put into the summary
 */
export function fitTranscript(
  messages: readonly TranscriptMessage[],
  budget: number,
  readings: readonly Reading[],
  of: (text: string) => string = (text) => text,
): Fitted {
  const cost = (message: TranscriptMessage): number => estimateTokens(message.content) + FRAME_TOKENS;
  if (messages.reduce((sum, message) => sum + cost(message), 0) <= budget) return { summary: null, recent: messages };
  const forRecent = budget * (1 - SUMMARY_SHARE);
  let start = messages.length;
  let used = 0;
  while (start > 0) {
    const message = messages[start - 1];
    const next = message ? cost(message) : 0;
    if (used + next > forRecent && start < messages.length) break;
    used += next;
    start -= 1;
  }
  // Folded in steps: what a provider has read of the newest turns then stays as it was for a few more.
  const stepped = Math.ceil(start / FOLDED_AT_ONCE) * FOLDED_AT_ONCE;
  if (messages.length - stepped >= FOLDED_AT_ONCE) start = stepped;
  const older = messages.slice(0, start).map((message) => fold(message, readings, of));
  const room = budget * SUMMARY_SHARE;
  const text = (lines: readonly Folded[]): string => lines.map(({ line }) => line).join('\n');
  // The lightest give way first, and of those the ones in the middle: how it began and what was said last weighs more.
  while (older.length > 2 && estimateTokens(text(older)) > room) {
    const least = Math.min(...older.map(({ weight }) => weight));
    const lightest = older.flatMap(({ weight }, at) => (weight === least ? [at] : []));
    older.splice(lightest[Math.floor(lightest.length / 2)] ?? 0, 1);
  }
  const recent = messages.slice(start);
  const [only] = recent;
  const cut =
    only && recent.length === 1 && cost(only) > forRecent
      ? [{ ...only, content: cutToTokens(only.content, forRecent - FRAME_TOKENS) }]
      : recent;
  return { summary: older.length === 0 ? null : cutToTokens(text(older), room), recent: cut };
}
