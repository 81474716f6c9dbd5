import { scenarios } from '@parley/content';
import type { Feedback, ScenarioContent } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { type CoachContext, createCoach } from '@parley/coach';
import { clip, createLexicalSimilarity, parseText, saysAgain } from '@parley/coach/internals';
import { noDelay, rehearse } from '@parley/coach/testing';
import { HARD_PAIRS, HOSTILE } from '../training/hard-pairs';

const coach = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });
const named = (slug: string): ScenarioContent => {
  const scenario = scenarios.find((entry) => entry.slug === slug);
  if (!scenario) throw new Error(`No scenario ${slug}`);
  return scenario;
};
const reportOn = async (
  slug: string,
  lines: readonly string[],
): Promise<{ context: CoachContext; feedback: Feedback }> => {
  const context = await rehearse(coach, named(slug), lines);
  return { context, feedback: await coach.assess(context, { now: new Date(0) }) };
};
const allTexts = (feedback: Feedback): readonly string[] => [
  ...feedback.strengths,
  ...feedback.areasForImprovement,
  ...feedback.specificFeedback.map((finding) => finding.message),
  feedback.keyInsights,
  feedback.suggestedApproachForNextTime,
];

const CONVERSATIONS: readonly (readonly [string, string, readonly string[]])[] = [
  ...HARD_PAIRS.slice(0, 5).flatMap(({ scenario, blunt, polished }) => [
    [`${scenario}, blunt`, scenario, blunt] as const,
    [`${scenario}, polished`, scenario, polished] as const,
  ]),
  ...Object.entries(HOSTILE).map(([name, lines]) => [name, 'the-board-already-has-the-date', lines] as const),
];

describe.each(CONVERSATIONS)('the report on %s', (_, slug, lines) => {
  it('quotes only what was said, says nothing twice, and speaks of this conversation', async () => {
    const { context, feedback } = await reportOn(slug, lines);
    const { persona } = named(slug);
    const spoken = context.messages.map((message) => message.content).join('\n');
    const quotes = allTexts(feedback).flatMap((text) =>
      [...text.matchAll(/“([^“”]+)”/g)].map((match) => match[1] ?? ''),
    );
    expect(quotes.filter((quote) => !spoken.includes(quote))).toEqual([]);
    const sentences = [...feedback.strengths, ...feedback.areasForImprovement];
    expect(new Set(sentences).size).toBe(sentences.length);
    // What was praised is not also found wanting: no words stand in both.
    const shown = (type: string) =>
      feedback.specificFeedback
        .filter((finding) => finding.type === type)
        .flatMap((finding) => finding.evidence?.quote ?? []);
    expect(shown('positive').filter((quote) => shown('negative').includes(quote))).toEqual([]);
    for (const text of [...feedback.strengths, ...feedback.areasForImprovement])
      expect(
        /“|\d/.test(text) ||
          text.includes(persona.shortName) ||
          named(slug).concerns.some((concern) => text.includes(concern.summary)),
      ).toBe(true);
    expect(feedback.suggestedApproachForNextTime).toContain(persona.shortName);
    expect(allTexts(feedback).filter((text) => /undefined|null|NaN|\.\.|[.!?]”[.!?]|: \./.test(text))).toEqual([]);
    expect(feedback.specificFeedback.filter((finding) => finding.evidence === null)).toEqual([]);
    for (const finding of feedback.specificFeedback)
      for (const number of finding.relatedMessages) expect(context.messages[number - 1]?.role).toBe('student');
  });

  it('suggests nothing that the student had said elsewhere', async () => {
    const { context, feedback } = await reportOn(slug, lines);
    const suggested = feedback.suggestedPhrasing;
    if (!suggested) return;
    const elsewhere = context.messages
      .filter((message) => message.role === 'student' && message.number !== suggested.messageNumber)
      .flatMap((message) => parseText(message.content));
    const own = parseText(suggested.text).filter((sentence) => !sentence.text.startsWith('What I said about'));
    expect(own.filter((sentence) => saysAgain(sentence, elsewhere)).map((sentence) => sentence.text)).toEqual([]);
    expect(context.messages[suggested.messageNumber - 1]?.role).toBe('student');
  });
});

describe('better words', () => {
  const slug = 'the-board-already-has-the-date';
  const scenario = named(slug);

  it('are for the message that did least, and answer the concern that was in the air', async () => {
    const { feedback } = await reportOn(slug, [
      'We stopped at 140 declarations an hour and need 400, so the first of October is gone. I knew in August.',
      'We will see what we can do.',
    ]);
    expect(feedback.suggestedPhrasing?.messageNumber).toBe(4);
    const authored = scenario.concerns.flatMap((concern) => [concern.better.text, ...concern.settledBy]);
    expect(
      authored.some((text) => feedback.suggestedPhrasing?.text.includes(parseText(text).at(-1)?.text ?? '-')),
    ).toBe(true);
    expect(feedback.suggestedPhrasing?.why).toContain(scenario.persona.shortName);
  });

  it('are others where the student has used the author’s own', async () => {
    const [first, second] = scenario.concerns;
    const lines = [first?.better.text ?? '', second?.better.text ?? '', 'We will see what we can do.'];
    const { feedback } = await reportOn(slug, lines);
    for (const line of lines.slice(0, 2))
      for (const sentence of parseText(line))
        expect(feedback.suggestedPhrasing?.text ?? '').not.toContain(sentence.text);
  });

  it('there are none where nothing is weak', async () => {
    const { feedback } = await reportOn(slug, [
      'We stopped at 140 declarations an hour and need 400, so the first of October is gone. I knew in August and sat on it, which was wrong.',
      'What would hurt you more on Thursday, a later date or one that moves again? I bring you both on one page by Wednesday noon.',
    ]);
    expect(feedback.suggestedPhrasing).toBeNull();
  });
});

describe('the concerns', () => {
  it('are revealed, the central one first, with the message that answered', async () => {
    const { feedback } = await reportOn(
      'late-drawings',
      HARD_PAIRS.find((pair) => pair.scenario === 'late-drawings')?.blunt ?? [],
    );
    const { concerns } = named('late-drawings');
    expect(feedback.worries.map(({ id }) => id).toSorted()).toEqual(concerns.map(({ id }) => id).toSorted());
    expect(feedback.worries.map(({ central }) => central)).toEqual([true, ...concerns.slice(1).map(() => false)]);
    const settled = feedback.worries.filter(({ level }) => level === 'settled');
    expect(settled.length).toBeGreaterThan(0);
    for (const { settledAt, answeredAt } of settled) expect(settledAt ?? 0).toBeGreaterThanOrEqual(answeredAt ?? 1);
    for (const { level, settledAt } of feedback.worries) expect(settledAt === null).toBe(level !== 'settled');
  });
});

describe('a clipped quote', () => {
  it('stays verbatim and keeps the figures', () => {
    const text =
      'We looked at it from every side over the last weeks, and talked to many, and it costs £38,000 for six weeks, which nobody likes to hear in this building or in any other one.';
    expect(text).toContain(clip(text));
    expect(clip(text)).toContain('£38,000');
    expect(clip(text).length).toBeLessThanOrEqual(95);
    expect(clip('Short.')).toBe('Short');
  });
});
