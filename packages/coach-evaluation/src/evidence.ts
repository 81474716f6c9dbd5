/**
 * Whether a report can be trusted as it stands: its quotes and its sum. Written apart from the scoring on purpose, so
 * that a fault there is not repeated here.
 */
import type { Evidence } from '@parley/shared';
import type { Played } from './play';

export interface Soundness {
  readonly quotes: number;
  /** Quotes that do not stand, letter for letter, in the student's message they name, and findings without the quote they need. */
  readonly fabricated: readonly string[];
  /** Reports whose steps do not add up to their score. */
  readonly wrongSums: readonly string[];
  /** Quotes that were verified, 0-1. */
  readonly verified: number;
}

/** What a whole talk shows and no sentence of it. */
export const OF_THE_WHOLE = new Set([
  'stayed-on-the-matter',
  'held-the-line',
  'moved-a-concern',
  'moved-to-decision',
  'took-up-what-was-raised',
]);

function stands({ messageNumber, quote }: Evidence, { context }: Played): boolean {
  const said = new Map(context.messages.map((message) => [message.number, message]));
  const message = said.get(messageNumber);
  return (
    message !== undefined &&
    message.role === 'student' &&
    quote.trim().length > 0 &&
    message.content.split(quote).length > 1
  );
}

/** Checks every quote and every sum of these reports. */
export function soundness(played: readonly Played[]): Soundness {
  const fabricated: string[] = [];
  const wrongSums: string[] = [];
  let quotes = 0;
  for (const one of played) {
    const { feedback, conversation } = one;
    // What was left undone has no words of the student to show; what is praised must have some.
    const shown = [
      ...feedback.indicators.map((result) => ({
        what: result.id,
        evidence: result.evidence,
        needed: result.verdict === 'met' && !result.unclear && !OF_THE_WHOLE.has(result.id),
      })),
      ...feedback.specificFeedback.map((finding) => ({
        what: `a ${finding.type} finding`,
        evidence: finding.evidence,
        needed: finding.type === 'positive',
      })),
    ];
    for (const { what, evidence, needed } of shown) {
      if (evidence === null && !needed) continue;
      quotes += 1;
      if (evidence === null) fabricated.push(`${conversation.id}: ${what} has no quote`);
      else if (!stands(evidence, one))
        fabricated.push(
          `${conversation.id}: ${what} quotes “${evidence.quote}” from message ${evidence.messageNumber}`,
        );
    }
    const sum = feedback.steps.reduce((total, step) => total + step.points, 0);
    if (Math.abs(sum - feedback.overallScore) > 0.001)
      wrongSums.push(`${conversation.id}: steps give ${sum.toFixed(2)}, the report says ${feedback.overallScore}`);
  }
  return { quotes, fabricated, wrongSums, verified: quotes === 0 ? 1 : 1 - fabricated.length / quotes };
}
