/** What a report says twice and differently (product §12.14). */
import type { Feedback } from '@parley/shared';

const met = ({ indicators }: Feedback) => indicators.filter(({ verdict }) => verdict === 'met');
const settledIn = ({ worries }: Feedback) => worries.filter(({ level }) => level === 'settled');
export const aloud = ({ areasForImprovement, specificFeedback }: Feedback): string =>
  [...areasForImprovement, ...specificFeedback.map(({ message }) => message)].join('\n');

const NOT_SO = /denied what you claimed|something that is not so/;

/** Claims that cannot stand beside what the same report says elsewhere. */
export function contradictions(feedback: Feedback): readonly string[] {
  const said = aloud(feedback);
  const settled = settledIn(feedback);
  const claims = settled.flatMap(({ summary }) => [`${summary}, got no`, `${summary}, was not settled`]);
  return [
    ...claims.filter((claim) => said.includes(claim)),
    ...settled
      .map(({ summary }) => `${summary}, was still open`)
      .filter((claim) => feedback.keyInsights.includes(claim)),
    ...(settled.length > 0 && said.includes('worries was settled') ? ['none settled'] : []),
    // One quotation is not praised and blamed.
    ...feedback.specificFeedback
      .filter(({ type }) => type === 'positive')
      .flatMap(({ evidence }) =>
        feedback.specificFeedback.some(
          (other) => other.type !== 'positive' && evidence !== null && other.evidence?.quote === evidence.quote,
        )
          ? [`praised and blamed: ${evidence?.quote ?? ''}`]
          : [],
      ),
    // What was denied aloud, or is told as not so, is praised nowhere.
    ...feedback.specificFeedback
      .filter(({ type }) => type === 'positive')
      .flatMap(({ evidence }) =>
        evidence !== null &&
        feedback.areasForImprovement.some((area) => NOT_SO.test(area) && area.includes(evidence.quote))
          ? [`praised and not so: ${evidence.quote}`]
          : [],
      ),
    // What was met is not called missing, and what a report praises is met.
    ...met(feedback).flatMap(({ reason }) =>
      feedback.areasForImprovement.includes(reason) ? [`met and missing: ${reason}`] : [],
    ),
    ...(feedback.keyInsights.includes('Nothing you said moved') &&
    feedback.trust.slice(1).some(({ delta }) => delta >= 3)
      ? ['nothing moved, and something did']
      : []),
    ...(feedback.keyInsights.includes(', was settled by the end') &&
    !feedback.worries.some(({ central, level }) => central && level === 'settled')
      ? ['the central worry stands differently in the insight and in the list']
      : []),
  ];
}
