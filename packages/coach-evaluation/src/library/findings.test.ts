/** What reports say aloud, over written conversations of every worth: nothing missing that was said, and no contradiction (product §12.14). */
import { scenarios } from '@parley/content';
import type { Feedback } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { createLexicalSimilarity } from '@parley/coach/internals';
import { noDelay, rehearse } from '@parley/coach/testing';
import { HARD_PAIRS } from '../training/hard-pairs';

const coach = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });

async function reportOn(slug: string, lines: readonly string[]): Promise<Feedback> {
  const scenario = scenarios.find((entry) => entry.slug === slug);
  if (!scenario) throw new Error(`No scenario ${slug}`);
  return coach.assess(await rehearse(coach, scenario, lines), { now: new Date(0) });
}

const settledIn = ({ worries }: Feedback) => worries.filter(({ level }) => level === 'settled');
const aloud = ({ areasForImprovement, specificFeedback }: Feedback): string =>
  [...areasForImprovement, ...specificFeedback.map(({ message }) => message)].join('\n');

const TALKS = HARD_PAIRS.flatMap(({ scenario, blunt, polished }, at) => [
  [`${at + 1} ${scenario}, blunt`, scenario, blunt] as const,
  [`${at + 1} ${scenario}, polished`, scenario, polished] as const,
]);

describe.each(TALKS)('the report on %s', (_, slug, lines) => {
  it('contradicts itself nowhere', async () => {
    const feedback = await reportOn(slug, lines);
    const said = aloud(feedback);
    if (settledIn(feedback).length > 0) expect(said).not.toMatch(/worries was settled/);
    for (const { summary } of settledIn(feedback)) {
      expect(said).not.toContain(`${summary}, got no`);
      expect(said).not.toContain(`${summary}, was not settled`);
      expect(feedback.keyInsights).not.toContain(`${summary}, was still open`);
    }
    // What is not clear is not told, nor blamed on any words.
    for (const { unclear, verdict, evidence } of feedback.indicators)
      if (unclear) expect({ verdict, evidence }).toEqual({ verdict: 'not_met', evidence: null });
    expect(feedback.areasForImprovement.length).toBeLessThanOrEqual(3);
  });

  it('calls nothing missing that stands in the words', async () => {
    const feedback = await reportOn(slug, lines);
    const words = lines.join('\n');
    const said = aloud(feedback);
    if (words.includes('?')) expect(said).not.toMatch(/You asked nothing about what|You asked \S+ nothing about/);
    if (/\bI['’]ll\b|\bI will\b/.test(words)) expect(said).not.toMatch(/took on nothing/);
    if (/\bsorry\b/i.test(words)) expect(said).not.toMatch(/never named a part of it that was yours/);
    if (/\bbecause\b/i.test(words)) expect(said).not.toMatch(/never heard why it is so/);
  });
});
