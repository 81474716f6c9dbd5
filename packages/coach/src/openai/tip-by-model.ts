/** A tip by the model, held to the draft and the talk; the built-in engine's stands where it doesn't hold or comes late. */
import { parseText } from '@parley/rehearsal/language';
import type { TipWords } from '@parley/rehearsal';
import type { CallOptions, CoachContext } from '../types';
import { tokensOf } from './budget';
import { isOutOfPlace, knownToStudent, QUOTED, straightened } from './held-words';
import { locateQuote } from './quotes';
import { knownFigures } from './reply-figures';
import { type Speed, timeFor } from './speed';
import type { Structured } from './structured';
import { type ModelTip, TIP_SHAPE, TIP_TOKENS, tipQuestion } from './tip-question';

/** A tip has two sentences at most, and so many characters. */
const SENTENCES = 2;
const LONGEST = 340;
/** A word between marks need be no quotation: 'soon'. */
const A_WORD = 1;
/** Tokens of an answer as it usually is. */
const ORDINARY_ANSWER = 110;

/** Two sentences at most; null where it is too long all the same. */
function inShort(tip: string): string | null {
  const plain = straightened(tip);
  // A stop between quotation marks ends no sentence of the tip.
  const masked = plain.replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[.!?]/g, ','));
  const sentences = parseText(masked);
  const end = sentences.slice(0, SENTENCES).reduce((length, { text }) => {
    const at = masked.indexOf(text, length);
    return at < 0 ? length : at + text.length;
  }, 0);
  const cut = plain.slice(0, sentences.length > SENTENCES ? end : plain.length).trim();
  return cut.length > 0 && cut.length <= LONGEST ? cut : null;
}

const alike = (left: string, right: string): boolean => {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(left) === plain(right);
};

/**
 * What of a model's tip may be shown: its quotations stand in the draft or the talk, its figures somewhere that the student
 * knows, and it was not given before. Null where it does not hold.
 */
export function heldTip({ about, words, tip }: ModelTip, context: CoachContext, draft: string): TipWords | null {
  const { scenario, messages, tips = [] } = context;
  const short = inShort(tip);
  if (short === null || isOutOfPlace(short)) return null;
  if (/^send\b/i.test(short) !== (about === 'none')) return null;
  const talk = messages.map(({ content }) => content);
  const heard = messages.flatMap(({ role, content }) => (role === 'stakeholder' ? [content] : []));
  const sources = [draft, ...talk, ...knownToStudent(scenario)];
  const verbatim = (quote: string): string | null =>
    sources.flatMap((source) => locateQuote(source, quote) ?? [])[0] ?? null;
  const quoted = [...short.matchAll(QUOTED)].map(([, quote = '']) => quote);
  if (quoted.some((quote) => quote.trim().split(/\s+/).length > A_WORD && verbatim(quote) === null)) return null;
  const text = short.replaceAll(QUOTED, (_, quote: string) => `“${verbatim(quote) ?? quote}”`);
  // Words that were shortened with dots are shown whole.
  if (text.length > LONGEST) return null;
  // What a fault is found in has to be there.
  if (about !== 'none' && verbatim(words) === null) return null;
  if (knownFigures(sources.join('\n'), draft).unknownIn(text) !== null) return null;
  if (tips.some((given) => alike(given, text))) return null;
  const quotes = [...text.matchAll(QUOTED)].flatMap(([, quote = '']) =>
    heard.some((source) => source.includes(quote)) && !draft.includes(quote) ? [quote] : [],
  );
  return { tip: text, quotes: [...new Set(quotes)] };
}

export interface TipParts {
  readonly structured: Structured;
  readonly contextTokens: number;
  /** How fast the provider is; null where it is not known. */
  readonly speed: Speed | null;
  /** What a tip may take (ms). */
  readonly limit: number;
  /** Told that an answer came in time, whatever it is worth. */
  readonly onAnswer: () => void;
}

/**
 * What the model says of a draft.
 * @returns null where what it says doesn't hold, and where it would come too late at this speed
 * @throws what the provider throws; InvalidAnswer
 */
export async function tipByModel(
  context: CoachContext,
  draft: string,
  { structured, contextTokens, speed, limit, onAnswer }: TipParts,
  call: CallOptions,
): Promise<TipWords | null> {
  const messages = tipQuestion(context, draft, contextTokens);
  const read = tokensOf(messages);
  if (speed !== null && timeFor(speed, read, ORDINARY_ANSWER) > limit) return null;
  const said = await structured.ask(
    TIP_SHAPE,
    { messages, maxTokens: TIP_TOKENS, temperature: 0, purpose: 'tip' },
    call,
  );
  onAnswer();
  return heldTip(said, context, draft);
}
