/** Words worth repeating: those that earned most in the best conversation (product §7.5). Pure. */
import type { BestReport } from '@parley/db';
import type { BestMoment } from '@parley/shared';

/** Shorter quotes say nothing away from their conversation. */
const QUOTE_MIN_CHARACTERS = 24;

/** The student's own words behind the indicator that carried most points; null where none can be quoted. */
export function bestMomentOf({ indicators, messages, ...conversation }: BestReport): BestMoment | null {
  const own = new Set(messages.flatMap(({ number, role }) => (role === 'student' ? [number] : [])));
  const quotable = indicators.flatMap(({ verdict, evidence, label, points }) =>
    verdict === 'met' &&
    evidence !== null &&
    evidence.quote.length >= QUOTE_MIN_CHARACTERS &&
    own.has(evidence.messageNumber)
      ? [{ quote: evidence.quote, messageNumber: evidence.messageNumber, label, points }]
      : [],
  );
  const [best] = quotable.toSorted((a, b) => b.points - a.points);
  if (best === undefined) return null;
  const { points: _weighed, ...moment } = best;
  return { ...moment, ...conversation };
}
