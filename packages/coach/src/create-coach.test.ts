import { feedbackSchema, scenarioContentSchema, STAKEHOLDER_TYPES } from '@parley/shared';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity, type Similarity } from '@parley/rehearsal/similarity';
import { boardDate as scenario } from '@parley/rehearsal/testing';
import { createCoach } from './index';
import { noDelay, rehearse } from './testing/rehearse';

const coach = createCoach({ delay: noDelay });
afterAll(() => coach.dispose());

/** Compares words, and notes which texts had to be made comparable for the first time, call by call. */
function counting(): { similarity: Similarity; calls: (readonly string[])[] } {
  const known = new Set<string>();
  const calls: (readonly string[])[] = [];
  const prepare = async (texts: readonly string[]): Promise<void> => {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    for (const text of missing) known.add(text);
    if (missing.length > 0) calls.push(missing);
  };
  return { similarity: { ...createLexicalSimilarity(), prepare }, calls };
}

describe('reading a case ahead', () => {
  it('reads a few texts at a time', async () => {
    const { similarity, calls } = counting();
    const watched = createCoach({ similarity, delay: noDelay });
    await watched.warm();
    const before = calls.length;
    await watched.prepare(scenario);
    expect(calls.length).toBeGreaterThan(before);
    expect(Math.max(...calls.slice(before).map((texts) => texts.length))).toBeLessThanOrEqual(8);
  });
});

describe('a tip', () => {
  it('hears a draft against red lines and facts before any reply was needed', async () => {
    const { similarity, calls } = counting();
    const watched = createCoach({ similarity, delay: noDelay });
    await watched.tip(
      { scenario, messages: [{ number: 1, role: 'stakeholder', content: scenario.opening }], seed: 'test' },
      'Could you tell them it was Claire’s slide?',
    );
    const heard = new Set(calls.flat());
    expect(
      [...scenario.persona.redLines.map(({ text }) => text), ...scenario.facts.map(({ line }) => line)].filter(
        (text) => !heard.has(text),
      ),
    ).toEqual([]);
  });
});

describe('the coach without a key', () => {
  it('is the built-in engine', () => {
    expect(coach.engine).toBe('rehearsal');
  });

  it('answers in parts that join to a text, the same for the same conversation', async () => {
    const lines = [
      'We will not make 1 October. The load test stopped at 140 of 400 declarations an hour.',
      'What matters most to you on Thursday?',
    ];
    const once = await rehearse(coach, scenario, lines);
    const again = await rehearse(coach, scenario, lines);
    expect(once.messages).toEqual(again.messages);
    expect(once.messages.every((message) => message.content.length > 10)).toBe(true);
  });

  it('reports by the schema, and scores the same conversation the same', async () => {
    const context = await rehearse(coach, scenario, [
      'We will not make 1 October. The load test stopped at 140 of 400 declarations an hour.',
    ]);
    const now = new Date('2026-11-21T12:00:00Z');
    const feedback = await coach.assess(context, { now });
    expect(feedbackSchema.parse(feedback)).toEqual(feedback);
    expect(await coach.assess(context, { now })).toEqual(feedback);
  });

  it('takes template syntax and scripts in a template for words', async () => {
    const title = "The {figure} {project} $& $1 ${x} {{7*7}} <script>alert('x')</script>";
    const { content } = await coach.draftScenario({
      title,
      description: 'Why {day} and not {promise}?',
      industry: '{matter}',
      projectType: '{topic}',
      customContext: 'The {figure} is 40,000 and due on 3 March.',
      stakeholderTypes: ['client'],
      challengeTypes: ['scope_creep'],
      learningObjectives: ['listen'],
      difficulty: 'easy',
    });
    const { echoes, ...lines } = content;
    expect(JSON.stringify(lines)).not.toMatch(/[{]\w+[}]/);
    expect(echoes.day.every((line) => line.split('{day}').length === 2)).toBe(true);
    expect(content.opening).toContain("The (figure) (project) $& $1 $(x) ((7*7)) <script>alert('x')</script>");
  });

  it('gives the stakeholders of one template names of their own', async () => {
    const names = STAKEHOLDER_TYPES.map(async (type) => {
      const { content } = await coach.draftScenario({
        title: 'Depot move',
        description: 'Moving the depot',
        industry: 'Logistics',
        projectType: 'Relocation',
        customContext: 'The lease ends on 3 March.',
        stakeholderTypes: [type],
        challengeTypes: ['scope_creep'],
        learningObjectives: ['listen'],
        difficulty: 'easy',
      });
      return content.persona.name;
    });
    expect(new Set(await Promise.all(names)).size).toBe(STAKEHOLDER_TYPES.length);
  });

  it('drafts a whole scenario from next to nothing', async () => {
    const { content: draft, ...by } = await coach.draftScenario({
      title: 'ERP',
      description: 'x',
      industry: 'Retail',
      projectType: 'ERP rollout',
      customContext: 'Go live is 3 March.',
      stakeholderTypes: ['vendor'],
      challengeTypes: ['scope_creep'],
      learningObjectives: ['listen'],
      difficulty: 'hard',
    });
    expect(scenarioContentSchema.safeParse(draft).success).toBe(true);
    expect(draft.facts.flatMap((fact) => fact.figures)).toContain('3 March');
    expect(by).toEqual({ engine: 'rehearsal', model: coach.model, notice: null });
  });
});
