/** Words worth repeating: those that earned most in the best conversation. Pure. */
import type { Conversation, ConversationSummary } from '@parley/shared';

/** Shorter quotes say nothing away from their conversation. */
const QUOTE_MIN_CHARACTERS = 24;

/** The completed conversation with the highest score; of several the latest (they come newest first). */
export function bestOf(conversations: readonly ConversationSummary[]): ConversationSummary | undefined {
  return conversations
    .filter(({ status, feedback }) => status === 'completed' && feedback !== null)
    .toSorted((a, b) => (b.feedback?.overallScore ?? 0) - (a.feedback?.overallScore ?? 0))[0];
}

export interface BestMoment {
  /** Verbatim words of the student's message `messageNumber`. */
  readonly quote: string;
  readonly messageNumber: number;
  /** What they were counted for: 'Named a trade-off with a number'. */
  readonly label: string;
}

/** The student's own words behind the indicator that carried most points; null where none can be quoted. */
export function bestMomentOf({ messages, feedback }: Pick<Conversation, 'messages' | 'feedback'>): BestMoment | null {
  const quotable = (feedback?.indicators ?? []).flatMap(({ verdict, evidence, label, points }) => {
    if (verdict !== 'met' || evidence === null || evidence.quote.length < QUOTE_MIN_CHARACTERS) return [];
    const message = messages.find(({ number }) => number === evidence.messageNumber);
    return message?.role === 'student' && message.content.includes(evidence.quote)
      ? [{ ...evidence, label, points }]
      : [];
  });
  const [best] = quotable.toSorted((a, b) => b.points - a.points);
  return best === undefined ? null : { quote: best.quote, messageNumber: best.messageNumber, label: best.label };
}
