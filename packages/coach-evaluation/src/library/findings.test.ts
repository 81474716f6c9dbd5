/** What reports say aloud, over written conversations of every worth: nothing missing that was said, and no contradiction (product §12.14). */
import { scenarios } from '@parley/content';
import type { Feedback } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { createLexicalSimilarity } from '@parley/coach/internals';
import { noDelay, rehearse } from '@parley/coach/testing';
import { aloud, contradictions } from '../contradictions';
import { HARD_PAIRS } from '../training/hard-pairs';

const coach = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });

async function reportOn(slug: string, lines: readonly string[]): Promise<Feedback> {
  const scenario = scenarios.find((entry) => entry.slug === slug);
  if (!scenario) throw new Error(`No scenario ${slug}`);
  return coach.assess(await rehearse(coach, scenario, lines), { now: new Date(0) });
}

const TALKS = HARD_PAIRS.flatMap(({ scenario, blunt, polished }, at) => [
  [`${at + 1} ${scenario}, blunt`, scenario, blunt] as const,
  [`${at + 1} ${scenario}, polished`, scenario, polished] as const,
]);

/** What a report must not call missing where the words hold this. */
const IN_THE_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\?/, /You asked nothing about what|You asked \S+ nothing about/],
  [/\bI['’]ll\b|\bI will\b/, /took on nothing/],
  [/\bsorry\b/i, /never named a part of it that was yours/],
  [/\bbecause\b/i, /never heard why it is so/],
];

describe.each(TALKS)('the report on %s', (_, slug, lines) => {
  it('contradicts itself nowhere, and blames no words for what is not clear', async () => {
    const feedback = await reportOn(slug, lines);
    expect(contradictions(feedback)).toEqual([]);
    const unclear = feedback.indicators.filter((indicator) => indicator.unclear);
    expect(unclear.filter(({ verdict, evidence }) => verdict === 'not_applicable' || evidence !== null)).toEqual([]);
    expect(feedback.areasForImprovement.length).toBeLessThanOrEqual(3);
  });

  it('calls nothing missing that stands in the words', async () => {
    const said = aloud(await reportOn(slug, lines));
    const words = lines.join('\n');
    expect(IN_THE_WORDS.filter(([there, missing]) => there.test(words) && missing.test(said))).toEqual([]);
  });
});
