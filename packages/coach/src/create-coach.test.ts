import { scenarios } from '@parley/content';
import { feedbackSchema, scenarioContentSchema } from '@parley/shared';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from './index';
import { createLexicalSimilarity } from './similarity/lexical';
import { noDelay, rehearse } from './testing/talk';
import { caseIndexOf } from './understanding/case-index';

const coach = createCoach({ delay: noDelay });
afterAll(() => coach.dispose());
const scenario = scenarios.find((entry) => entry.slug === 'the-board-already-has-the-date') ?? scenarios[0];
if (!scenario) throw new Error('The library has no scenario');

describe('reading a case ahead', () => {
  it('makes everything comparable that a message about it is compared with, a few texts at a time', async () => {
    const lexical = createLexicalSimilarity();
    const steps: (readonly string[])[] = [];
    const watched = createCoach({ similarity: { ...lexical, prepare: async (texts) => void steps.push(texts) } });
    await watched.prepare(scenario);
    expect(new Set(steps.flat())).toEqual(new Set(caseIndexOf(scenario).texts));
    expect(Math.max(...steps.map((texts) => texts.length))).toBeLessThanOrEqual(8);
  });
});

describe('the coach without a key', () => {
  it('is the built-in engine', () => {
    expect(coach.engine).toBe('rehearsal');
  });

  it('answers in parts that join to a text, the same for the same talk', async () => {
    const lines = ['We will not make 1 October. The load test stopped at 140 of 400 declarations an hour.', 'What matters most to you on Thursday?'];
    const once = await rehearse(coach, scenario, lines);
    const again = await rehearse(coach, scenario, lines);
    expect(once.messages).toEqual(again.messages);
    expect(once.messages.every((message) => message.content.length > 10)).toBe(true);
  });

  it('reports by the schema, and scores the same talk the same', async () => {
    const context = await rehearse(coach, scenario, ['We will not make 1 October. The load test stopped at 140 of 400 declarations an hour.']);
    const now = new Date('2026-11-21T12:00:00Z');
    const feedback = await coach.assess(context, { now });
    expect(feedbackSchema.parse(feedback)).toEqual(feedback);
    expect(await coach.assess(context, { now })).toEqual(feedback);
  });

  it('drafts a whole scenario from next to nothing', async () => {
    const draft = await coach.draftScenario({
      title: 'ERP', description: 'x', industry: 'Retail', projectType: 'ERP rollout', customContext: 'Go live is 3 March.', stakeholderTypes: ['vendor'], challengeTypes: ['scope_creep'], learningObjectives: ['listen'], difficulty: 'hard',
    });
    expect(scenarioContentSchema.safeParse(draft).success).toBe(true);
    expect(draft.facts.flatMap((fact) => fact.figures)).toContain('3 March');
  });
});
