import { scenarios } from '@parley/content';
import { feedbackSchema, SKILLS, type Feedback, type ScenarioContent } from '@parley/shared';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type CoachContext, createCoach, CURRENT_RUBRIC } from '@parley/coach';
import {
  createLexicalSimilarity,
  isVerbatim,
  judge,
  overallOf,
  understand,
  USUAL,
  verifyEvidence,
} from '@parley/coach/internals';
import { monologue, noDelay, rehearse } from '@parley/coach/testing';
import { OF_THE_WHOLE } from '../evidence';
import { partOf } from '../testing/nightly';
import { keptSimilarity } from '../vectors/kept-vectors';
import { HARD_PAIRS, HOSTILE, LOOKALIKES } from '../training/hard-pairs';
import { fitBoth } from '../training/training-sentences';
import { holdOut } from './held-out';

const similarity = keptSimilarity(false);
const coach = createCoach({ delay: noDelay, similarity });
/** Compares words instead of meanings: for what is judged by conduct, which doesn't hang on it. */
const quick = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });
afterAll(() => coach.dispose());
const NOW = new Date('2026-11-21T12:00:00Z');
const assess = (context: CoachContext): Promise<Feedback> => coach.assess(context, { now: NOW });

function named(slug: string): ScenarioContent {
  const scenario = scenarios.find((entry) => entry.slug === slug);
  if (!scenario) throw new Error(`No scenario ${slug}`);
  return scenario;
}

/** What has to hold of every report, whatever was said. */
function expectSound(feedback: Feedback, context: CoachContext): void {
  expect(feedbackSchema.safeParse(feedback).error).toBeUndefined();
  const sum = feedback.steps.reduce((total, step) => total + Math.round(step.points * 10), 0);
  expect(sum).toBe(Math.round(feedback.overallScore * 10));
  const quotes = [
    ...feedback.indicators.flatMap((result) => result.evidence ?? []),
    ...feedback.specificFeedback.flatMap((finding) => finding.evidence ?? []),
  ];
  expect(quotes.filter((quote) => !isVerbatim(quote, context.messages))).toEqual([]);
  // What is counted in doubt, and what only the whole talk shows, has no words beside it.
  expect(
    feedback.indicators.filter(
      ({ id, verdict, evidence, unclear }) =>
        verdict === 'met' && evidence === null && !unclear && !OF_THE_WHOLE.has(id),
    ),
  ).toEqual([]);
  expect(feedback.trust[0]?.delta).toBe(0);
  expect(feedback.keyInsights.length).toBeGreaterThan(20);
}

describe('the rubric', () => {
  it('has three indicators to each of the ten skills, each once', () => {
    for (const skill of SKILLS)
      expect(CURRENT_RUBRIC.indicators.filter((indicator) => indicator.skill === skill)).toHaveLength(3);
    expect(new Set(CURRENT_RUBRIC.indicators.map((indicator) => indicator.id)).size).toBe(30);
  });
});

describe('blunt with something in it against polished with nothing', () => {
  it.each(
    partOf(
      HARD_PAIRS.filter((_, at) => at % 3 === 0),
      (_, at) => at % 2 === 0,
    ),
  )(
    '$scenario: two points apart at least, also where no word of the case was fitted on',
    async ({ scenario, blunt, polished }) => {
      const weights = await fitBoth(similarity, scenario);
      const scoreOf = async (context: CoachContext): Promise<number> => {
        const readings = await understand(context, similarity, undefined, { grounding: true, weights });
        return overallOf({ readings, judgements: judge(context, readings) }, context.scenario, context.messages, USUAL);
      };
      const plain = await rehearse(coach, named(scenario), blunt);
      const empty = await rehearse(coach, named(scenario), polished);
      const [good, poor] = [await scoreOf(plain), await scoreOf(empty)];
      expect(good - poor).toBeGreaterThanOrEqual(2);
      expect(good).toBeGreaterThanOrEqual(5);
      expect(poor).toBeLessThan(4);
      expectSound(await assess(plain), plain);
      expectSound(await assess(empty), empty);
    },
  );

  it.each(scenarios.slice(-2).map((scenario, at) => [scenario.slug, scenario, at] as const))(
    '%s: examples taken out of the scenario are told apart all the same',
    async (_, scenario, k) => {
      const held = holdOut(scenario, k);
      const strong = await assess(await rehearse(coach, held.scenario, held.strong));
      const empty = await assess(await rehearse(coach, held.scenario, held.empty));
      expect(strong.overallScore - empty.overallScore).toBeGreaterThanOrEqual(2);
      expect(empty.overallScore).toBeLessThan(4);
    },
  );
});

describe('what nobody should score with', () => {
  it.each(Object.entries(HOSTILE))('%s stays below 4', async (_, lines) => {
    const conversation = await rehearse(quick, named('the-board-already-has-the-date'), lines);
    const feedback = await quick.assess(conversation, { now: NOW });
    expect(feedback.overallScore).toBeLessThan(4);
    expectSound(feedback, conversation);
  });

  it.each(Object.entries(LOOKALIKES))('%s: stays below 4', async (_, { scenario, lines }) => {
    expect((await assess(await rehearse(coach, named(scenario), lines))).overallScore).toBeLessThan(4);
  });

  it.each(scenarios.filter((_, at) => at % 3 === 0).map((scenario) => [scenario.slug, scenario] as const))(
    '%s: neither the scenario’s own text nor the stakeholder’s words earn anything',
    async (_, scenario) => {
      const copied = await rehearse(quick, scenario, [
        scenario.situation,
        scenario.goal,
        scenario.description,
        scenario.opening,
      ]);
      expect((await quick.assess(copied)).overallScore).toBeLessThan(4);
    },
  );

  it('nothing said is nothing scored', async () => {
    const feedback = await assess(monologue(named('scope-change-request'), []));
    expect(feedback.overallScore).toBe(0);
    expect(feedback.suggestedPhrasing).toBeNull();
  });
});

describe('evidence', () => {
  const context = monologue(named('scope-change-request'), ['It takes nine working days.']);

  it('falls when it does not stand in that message of the student', () => {
    const [id] = CURRENT_RUBRIC.indicators.map((indicator) => indicator.id);
    const judged = (quote: string, messageNumber: number) =>
      verifyEvidence(
        [{ indicator: id ?? '', verdict: 'met', evidence: { messageNumber, quote }, reason: 'x' }],
        context.messages,
      )[0];
    expect(judged('nine working days', 2)?.verdict).toBe('met');
    expect(judged('Nine working days', 2)?.verdict).toBe('not_met');
    expect(judged('nine working days', 1)?.verdict).toBe('not_met');
    expect(judged('', 2)?.verdict).toBe('not_met');
  });

  it('is asked of every indicator, judged or not', () => {
    expect(verifyEvidence([], context.messages).map((judgement) => judgement.verdict)).toEqual(
      CURRENT_RUBRIC.indicators.map(() => 'not_met'),
    );
  });
});

describe('the same conversation', () => {
  it('gets the same report from another coach, after other conversations', async () => {
    const scenario = named('late-drawings');
    const pair = HARD_PAIRS.find((entry) => entry.scenario === 'late-drawings');
    const conversation = await rehearse(coach, scenario, pair?.blunt ?? []);
    const other = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
    try {
      expect(await other.assess(conversation, { now: NOW })).toEqual(await assess(conversation));
    } finally {
      await other.dispose();
    }
  });
});
