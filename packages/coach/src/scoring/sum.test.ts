import { SKILLS } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import type { Act, ActKind, FaultKind, Reading } from '@parley/rehearsal/reading';
import { foldState } from '@parley/rehearsal/state';
import { scopeChange as scenario } from '@parley/rehearsal/testing';
import { CURRENT_RUBRIC, RUBRICS } from '../rubric/index';
import { substantialReading } from '../testing/reading';
import type { Judgement } from './assessment';
import { rubricUnder, USUAL } from './figures';
import { indicatorResults, lifted, skillScores, sumUp } from './sum';

const { scoring: rules, indicators } = CURRENT_RUBRIC;
const central = scenario.concerns.find((concern) => concern.central)?.id ?? '';

const judged = (met: number, idle = 0): readonly Judgement[] =>
  indicators.map(({ id }, at) => ({
    indicator: id,
    verdict: at < met ? 'met' : at < met + idle ? 'not_applicable' : 'not_met',
    evidence: null,
    reason: '',
  }));
const reading = (messageNumber: number, faults: readonly FaultKind[] = []): Reading => ({
  ...substantialReading(messageNumber, 'We move it to Friday.', central),
  faults: faults.map((kind) => ({ kind, quote: 'x' })),
});
const total = (met: number, readings: readonly Reading[], idle = 0) =>
  sumUp(
    CURRENT_RUBRIC,
    skillScores(CURRENT_RUBRIC, scenario, judged(met, idle)),
    readings,
    foldState(scenario, readings),
  );

describe('the sum', () => {
  it.each([0, 1, 5, 12, 23, 30])('adds up to the score with %i indicators met, and lies between 0 and 10', (met) => {
    for (const faults of [[], ['blame'], ['over_promise', 'contradict', 'threat']] as const) {
      const { overall, steps } = total(met, [reading(2, faults), reading(4)]);
      expect(steps.reduce((sum, step) => sum + Math.round(step.points * 10), 0)).toBe(Math.round(overall * 10));
      expect(overall).toBeGreaterThanOrEqual(0);
      expect(overall).toBeLessThanOrEqual(10);
    }
  });

  it('never falls when one more indicator is met, and gives all ten for everything', () => {
    const scores = Array.from({ length: 31 }, (_, met) => total(met, [reading(2), reading(4), reading(6)]).overall);
    expect(scores).toEqual(scores.toSorted((left, right) => left - right));
    expect(lifted(rules, 10)).toBe(10);
    expect(lifted(rules, 0)).toBe(0);
  });

  it('counts the first points most: each further one adds less than the one before, until the last', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((earned) => lifted(rules, earned) - lifted(rules, earned - 1));
    expect(steps.every((step, at) => at === 0 || step <= (steps[at - 1] ?? 0) + 0.11)).toBe(true);
    expect(lifted(rules, 2.5)).toBe(4.4);
  });

  it('tempers what counts for more than 6 since 1.3, never turns an order round, and leaves older rubrics as they were', () => {
    const before = RUBRICS['1.2']?.scoring ?? rules;
    const tenths = Array.from({ length: 101 }, (_, at) => at / 10);
    const counted = tenths.map((earned) => lifted(rules, earned));
    expect(counted).toEqual(counted.toSorted((left, right) => left - right));
    const older = tenths.map((earned) => lifted(before, earned));
    expect(counted.filter((_, at) => (older[at] ?? 0) <= 6)).toEqual(older.filter((points) => points <= 6));
    expect(counted.every((points, at) => points <= (older[at] ?? 0))).toBe(true);
    expect([7, 9].map((earned) => lifted(before, earned))).toEqual([8.1, 9.4]);
    expect([7, 9].map((earned) => lifted(rules, earned))).toEqual([7.5, 8.4]);
  });

  it('names what it takes from the last points, and still adds up', () => {
    const { overall, steps } = total(30, [reading(2), reading(4), reading(6)]);
    const earned = steps.slice(0, -1).reduce((sum, step) => sum + step.points, 0);
    const last = steps.at(-1);
    expect(earned).toBeGreaterThan(8);
    expect(last?.label).toBe('The last points are the hardest to earn');
    expect(last?.points).toBeLessThan(0);
    expect(steps.reduce((sum, step) => sum + Math.round(step.points * 10), 0)).toBe(Math.round(overall * 10));
  });

  it('shares the skill points among what applies, a trained skill twice', () => {
    const skills = skillScores(CURRENT_RUBRIC, scenario, judged(12, 3));
    const points = indicatorResults(CURRENT_RUBRIC, skills, judged(12, 3)).reduce(
      (sum, result) => sum + result.points,
      0,
    );
    expect(Math.abs(points - rules.skillPoints)).toBeLessThan(0.2);
    for (const { skill, weight, applicable } of skills)
      expect(weight).toBe(applicable === 0 ? 0 : scenario.skills.includes(skill) ? rules.trainedWeight : 1);
    expect(skills.map(({ skill }) => skill)).toEqual(SKILLS);
  });

  it('is capped by abuse, by silence, and by an unanswered main concern', () => {
    const capOf = (id: string): number => {
      const gate = rules.gates.find((one) => one.id === id);
      if (!gate) throw new Error(`There is no cap ${id}`);
      return gate.cap;
    };
    expect(total(30, [reading(2), reading(4), reading(6), reading(8, ['threat'])]).overall).toBeLessThanOrEqual(
      capOf('abuse-unmended'),
    );
    expect(total(30, []).overall).toBe(0);
    const passing = [reading(2), reading(4)].map((one) => ({ ...one, concerns: [] }));
    const capped = total(30, passing);
    expect(capped.overall).toBe(capOf('central-unanswered-nothing-settled'));
    expect(capped.steps.at(-1)?.label).toContain('at most');
  });

  it('caps good questions that give nothing', () => {
    const asking: Reading = {
      ...reading(2),
      acts: [
        { kind: 'ask_priority', quote: 'Who pays for it?', concern: central, amount: null, day: null, strength: 1 },
        { kind: 'acknowledge', quote: 'You wait for it.', concern: central, amount: null, day: null, strength: 1 },
        { kind: 'figure', quote: 'You wait for it.', concern: central, amount: null, day: null, strength: 0.7 },
      ],
    };
    expect(total(30, [asking, { ...asking, messageNumber: 4 }]).overall).toBe(
      rules.gates.find((gate) => gate.id === 'only-questions')?.cap,
    );
  });
});

describe('asking', () => {
  const act = (kind: ActKind, quote = 'We move it to Friday.'): Act => ({
    kind,
    quote,
    concern: central,
    amount: null,
    day: 'Friday',
    strength: 1,
  });
  const capOf = (id: string): number | undefined => rules.gates.find((gate) => gate.id === id)?.cap;
  const talk = (...kinds: readonly ActKind[]): readonly Reading[] =>
    [2, 4, 6, 8].map((number) => ({
      ...reading(number),
      acts: kinds.map((kind) => act(kind)),
      answer: 'nothing_asked',
    }));

  it('is missed where four messages ask nothing that one could learn from', () => {
    expect(total(30, talk('option', 'commit', 'news', 'own')).overall).toBe(capOf('asked-nothing'));
    expect(total(30, talk('option', 'commit', 'news')).overall).toBe(capOf('told-only'));
    expect(total(30, talk('option', 'commit', 'news').slice(1)).overall).toBeGreaterThan(capOf('asked-nothing') ?? 10);
  });

  it('is done by one question, whether an act or the sentence tells it, and not by asking for a yes', () => {
    const told = talk('option', 'commit', 'news');
    const [first, ...rest] = told;
    if (!first) throw new Error('There is no message');
    for (const asking of [
      { ...first, asks: true },
      { ...first, acts: [...first.acts, act('ask', 'Who has to sign it?')] },
    ])
      expect(total(30, [asking, ...rest]).overall).toBeGreaterThan(capOf('asked-nothing') ?? 10);
    const yes = [...first.acts, act('ask', 'Shall we say Friday?'), act('close', 'Shall we say Friday?')];
    expect(total(30, [{ ...first, acts: yes }, ...rest]).overall).toBe(capOf('told-only'));
  });

  it('can be made up for by owning a part, naming their worry and leaving the decision to them', () => {
    expect(total(30, talk('option', 'news', 'own', 'acknowledge', 'close')).overall).toBeGreaterThan(
      capOf('asked-nothing') ?? 10,
    );
  });
});

describe('a conversation that is civil and empty', () => {
  it('has a point, and its lines add up', () => {
    const empty = (at: number): Reading => ({ ...reading(2 * at + 2, ['vague']), acts: [], concerns: [] });
    const { overall, steps } = total(0, [empty(0), empty(1), empty(2)]);
    expect(overall).toBe(rules.civil);
    expect(steps.reduce((sum, step) => sum + step.points, 0)).toBeCloseTo(overall, 5);
    expect(total(0, [empty(0), empty(1), { ...empty(2), addressed: false }]).overall).toBe(0);
  });
});

describe('other figures', () => {
  it('is that of the rubric it is given, its indicators as well as its rules', () => {
    const short = { ...CURRENT_RUBRIC, indicators: indicators.slice(0, 2) };
    const skills = skillScores(short, scenario, judged(30));
    expect(skills.reduce((sum, { applicable }) => sum + applicable, 0)).toBe(2);
    expect(indicatorResults(short, skills, judged(30)).map(({ id }) => id)).toEqual(
      short.indicators.map(({ id }) => id),
    );
  });

  it('are the rubric’s own where they are the usual ones', () => {
    expect(rubricUnder(USUAL)).toEqual(CURRENT_RUBRIC);
  });

  it('take out what they are told to', () => {
    expect(rubricUnder({ ...USUAL, gates: false }).scoring.gates).toEqual([]);
    expect(rubricUnder({ ...USUAL, conduct: false }).scoring).toMatchObject({ costs: [], walkedOut: 0 });
    expect(rubricUnder({ ...USUAL, caseProgress: false }).scoring.skillPoints).toBe(10);
  });
});

describe('what is only likely of a message', () => {
  const doubted = (messageNumber: number, ...kinds: readonly FaultKind[]): Reading => ({
    ...reading(messageNumber),
    suspected: kinds.map((kind) => ({ kind, quote: 'We move it to Friday.', likely: true })),
  });
  const clean = total(24, [reading(2), reading(4), reading(6)]).overall;

  it.each(['rude', 'threat', 'scorer', 'role_break', 'blame'] as const)('costs nothing once: %s', (kind) => {
    expect(total(24, [reading(2), doubted(4, kind), reading(6)]).overall).toBe(clean);
  });

  const clean6 = (...others: readonly Reading[]): number =>
    total(24, [...others, ...Array.from({ length: 6 - others.length }, (_, at) => reading(8 + 2 * at))]).overall;

  it.each(['rude', 'threat', 'scorer', 'role_break', 'blame'] as const)(
    'costs nothing twice among many: %s',
    (kind) => {
      expect(clean6(doubted(2, kind), doubted(4, kind))).toBe(clean6());
    },
  );

  it('counts from the third such message on, in half of the messages, or beside one that is certain', () => {
    expect(clean6(doubted(2, 'rude'), doubted(4, 'threat'), doubted(6, 'rude'))).toBeLessThanOrEqual(3.9);
    expect(total(24, [doubted(2, 'rude'), doubted(4, 'threat'), reading(6)]).overall).toBeLessThanOrEqual(3.9);
    expect(total(24, [doubted(2, 'scorer'), reading(4), doubted(6, 'role_break')]).overall).toBeLessThanOrEqual(3.9);
    expect(total(24, [doubted(2, 'rude'), reading(4), doubted(6, 'scorer')]).overall).toBe(clean);
    const one = total(24, [reading(2, ['blame']), reading(4), reading(6)]).overall;
    expect(total(24, [reading(2, ['blame']), doubted(4, 'blame'), reading(6)]).overall).toBeLessThan(one);
  });

  it('counts for nothing where it is slight, however often', () => {
    const slight = [2, 4, 6].map((number) => ({
      ...reading(number),
      suspected: [{ kind: 'threat' as const, quote: 'We move it to Friday.', likely: false }],
    }));
    expect(total(24, slight).overall).toBe(clean);
  });
});
