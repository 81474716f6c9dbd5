import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '@parley/rehearsal/similarity';
import type { Reading } from '@parley/rehearsal/reading';
import { foldState, type State } from '@parley/rehearsal/state';
import { monologue, scopeChange as scenario } from '@parley/rehearsal/testing';
import { caseIndexOf, understand } from '@parley/rehearsal/understanding';
import { CURRENT_RUBRIC, RUBRICS } from '../rubric/index';
import { conductCost, isCivil, shutGates } from './gates';

const index = caseIndexOf(scenario);
const similarity = createLexicalSimilarity();
const [told = '', second = '', third = ''] = index.briefing.filter((sentence) => sentence.split(' ').length >= 8);
const turned = (text: string): string =>
  `So ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/[.!?]$/, '')}, as I understand it.`;
const shutFor = async (lines: readonly string[]): Promise<readonly string[]> => {
  const readings = await understand(monologue(scenario, lines), similarity);
  return shutGates(CURRENT_RUBRIC.scoring, readings, foldState(scenario, readings)).map((gate) => gate.id);
};

describe('telling the briefing again', () => {
  it('caps a conversation that is made of it, and leaves one that begins with it alone', async () => {
    const offers = [
      'We could mail the director each order above 2,000 euros for 1,600, ready on 22 May.',
      'Which of the big orders has he never seen?',
      'I need your yes by Thursday, because Vasco starts on Monday.',
    ];
    expect(await shutFor([turned(told), turned(second), turned(third)])).toContain('mostly-retold');
    expect(await shutFor([turned(told), ...offers])).not.toContain('mostly-retold');
  });
});

describe('questions', () => {
  const reading: Reading = {
    messageNumber: 2,
    understood: 'clear',
    addressed: true,
    acts: [{ kind: 'ask', quote: 'Who signs it?', concern: null, amount: null, day: null, strength: 1 }],
    faults: [],
    concerns: [],
    answer: 'nothing_asked',
    inTheAir: null,
    asks: true,
  };
  const summary: Reading = {
    ...reading,
    acts: [{ kind: 'summarise', quote: 'So it is five.', concern: null, amount: null, day: null, strength: 1 }],
    asks: false,
  };
  const talk = (...readings: readonly Reading[]): readonly Reading[] =>
    readings.map((one, at) => ({ ...one, messageNumber: 2 * at + 2 }));
  const shut = (readings: readonly Reading[], level: State['concerns'][number]['level']): readonly string[] => {
    const final = foldState(scenario, readings);
    const [first, ...others] = final.concerns;
    if (!first) throw new Error('The case has no concern');
    const concerns = [{ ...first, level }, ...others];
    return shutGates(CURRENT_RUBRIC.scoring, readings, { ...final, concerns }).map((gate) => gate.id);
  };
  const HELD = ['hardly-any-substance', 'only-questions'];

  it('are what somebody brings who came to learn and settled something by it', () => {
    const learning = talk(reading, reading, reading, summary);
    expect(shut(learning, 'settled').filter((id) => HELD.includes(id))).toEqual([]);
    expect(shut(learning, 'heard')).toEqual(expect.arrayContaining(HELD));
  });

  it('are not enough beside as much that says little', () => {
    expect(shut(talk(reading, reading, summary, summary), 'settled')).toEqual(expect.arrayContaining(HELD));
  });
});

describe('manners', () => {
  const said = (more: Partial<Reading> = {}): Reading => ({
    messageNumber: 2,
    understood: 'clear',
    addressed: true,
    acts: [],
    faults: [],
    concerns: [],
    answer: 'nothing_asked',
    inTheAir: null,
    asks: false,
    does: [],
    ...more,
  });
  const talk = (readings: readonly Reading[]): readonly Reading[] =>
    readings.map((one, at) => ({ ...one, messageNumber: 2 * at + 2 }));
  const shut = (
    readings: readonly Reading[],
    levels: Readonly<Record<string, State['concerns'][number]['level']>> = {},
  ) => {
    const final = foldState(scenario, readings);
    const concerns = final.concerns.map((concern) => ({ ...concern, level: levels[concern.id] ?? concern.level }));
    return shutGates(CURRENT_RUBRIC.scoring, readings, { ...final, concerns }).map((gate) => gate.id);
  };
  const central = scenario.concerns.find((concern) => concern.central)?.id ?? '';
  const other = scenario.concerns.find((concern) => !concern.central)?.id ?? '';

  it('of giving in to everything cap in every second message, and not in one or two', () => {
    const gives = said({ does: ['yields'] });
    expect(shut(talk([gives, gives, gives, said(), said()]))).toContain('gave-in');
    expect(shut(talk([gives, gives, said(), said()]))).not.toContain('gave-in');
  });

  it('of telling honestly what was asked are no mere telling', () => {
    const tells = said({ does: ['tells'], answer: 'answered' });
    expect(shut(talk([tells, tells, said(), said()]), { [other]: 'settled' })).not.toContain('told-only');
    expect(shut(talk([tells, said(), said(), said()]), { [other]: 'settled' })).toContain('told-only');
    const boasts = said({ ...tells, faults: [{ kind: 'own_record', quote: 'x' }] });
    expect(shut(talk([boasts, tells, said(), said()]), { [other]: 'settled' })).toContain('told-only');
  });

  it('that take up the main worry without an answer cap less than those that pass it over', () => {
    const passes = talk([said(), said(), said(), said()]);
    expect(shut(passes, { [other]: 'settled' })).toContain('central-unanswered');
    expect(shut(passes, { [other]: 'settled', [central]: 'heard' })).toContain('central-only-heard');
    const about = { kind: 'ask', quote: 'x', concern: central, amount: null, day: null, strength: 1 } as const;
    expect(shut(talk([said({ acts: [about] }), said()]), { [other]: 'settled' })).toContain('central-only-heard');
  });

  it('are civil where nobody was threatened, lied to or copied', () => {
    const empty = said({ faults: [{ kind: 'vague', quote: 'x' }] });
    expect(isCivil(talk([empty, empty, empty]))).toBe(true);
    expect(isCivil(talk([empty, empty]))).toBe(false);
    expect(isCivil(talk([empty, empty, said({ faults: [{ kind: 'rude', quote: 'x' }] })]))).toBe(false);
    const likely = said({ suspected: [{ kind: 'threat', quote: 'x', likely: true }] });
    expect(isCivil(talk([empty, empty, likely]))).toBe(true);
    expect(isCivil(talk([empty, likely, likely]))).toBe(false);
  });
});

describe('threats', () => {
  const threat: Reading = {
    messageNumber: 2,
    understood: 'clear',
    addressed: true,
    acts: [{ kind: 'news', quote: 'It is late.', concern: null, amount: null, day: null, strength: 1 }],
    faults: [{ kind: 'threat', quote: 'I would hate to give them your name.' }],
    concerns: [],
    answer: 'nothing_asked',
    inTheAir: null,
  };
  const civil: Reading = { ...threat, faults: [] };
  const shut = (version: string, settled: number, ...all: readonly Reading[]): readonly string[] => {
    const readings = all.map((one, at) => ({ ...one, messageNumber: 2 * at + 2 }));
    const final = foldState(scenario, readings);
    const concerns = final.concerns.map((concern, at) =>
      at < settled ? { ...concern, level: 'settled' as const, settledAt: 2 * all.length } : concern,
    );
    const rules = (RUBRICS[version] ?? CURRENT_RUBRIC).scoring;
    return shutGates(rules, readings, { ...final, concerns }).map(({ id }) => id);
  };

  it('hold a talk down, and from 1.6 on less where somebody turned and was answered', () => {
    const turned = [threat, threat, threat, civil, civil, civil];
    expect(shut('1.5', 2, ...turned)).toEqual(expect.arrayContaining(['mostly-abuse', 'abuse']));
    expect(shut('1.6', 2, ...turned)).toContain('abuse-mended');
    const UNMENDED = ['abuse-to-the-end', 'abuse-unmended'];
    expect(shut('1.6', 2, ...turned).filter((id) => UNMENDED.includes(id))).toEqual([]);
    expect(shut('1.6', 1, ...turned)).toEqual(expect.arrayContaining(UNMENDED));
    expect(shut('1.6', 2, threat, threat, threat, civil, civil, threat)).toEqual(expect.arrayContaining(UNMENDED));
    const doubtful: Reading = { ...civil, suspected: [{ kind: 'threat', quote: 'Or else.', likely: true }] };
    expect(shut('1.6', 2, threat, threat, threat, civil, doubtful, civil)).toContain('abuse-to-the-end');
  });

  it('are a slip where there was one, and the talk went on well', () => {
    const slip = [civil, threat, civil, civil, civil];
    expect(shut('1.5', 2, ...slip)).toContain('abuse');
    expect(shut('1.6', 2, ...slip).filter((id) => id.startsWith('abuse'))).toEqual([]);
    expect(shut('1.6', 0, ...slip)).toContain('abuse-unmended');
    // Worries that were settled before it are none that were settled since.
    expect(shut('1.6', 2, civil, civil, threat, civil)).toContain('abuse-unmended');
  });

  it('take off less from 1.6 on where somebody turned', () => {
    const mended = [
      threat,
      threat,
      { ...threat, faults: [{ kind: 'rude' as const, quote: 'x' }] },
      civil,
      civil,
      civil,
    ];
    const cost = (version: string, settled: number): number => {
      const readings = mended.map((one, at) => ({ ...one, messageNumber: 2 * at + 2 }));
      const final = foldState(scenario, readings);
      const concerns = final.concerns.map((concern, at) =>
        at < settled ? { ...concern, level: 'settled' as const, settledAt: 12 } : concern,
      );
      const rules = (RUBRICS[version] ?? CURRENT_RUBRIC).scoring;
      return conductCost(rules, readings, { ...final, outcome: 'open', concerns }).points;
    };
    expect(cost('1.5', 2)).toBeCloseTo(4.2);
    expect(cost('1.6', 2)).toBe(3);
    expect(cost('1.6', 1)).toBeCloseTo(4.2);
  });

  it('drive nobody away who stayed and was won back', () => {
    const readings = Array.from({ length: 14 }, (_, at) => ({
      ...(at < 6
        ? threat
        : {
            ...civil,
            acts: [
              {
                ...civil.acts[0],
                kind: 'own' as const,
                quote: 'That was mine.',
                concern: null,
                amount: null,
                day: null,
                strength: 1,
              },
            ],
          }),
      messageNumber: 2 * at + 2,
    }));
    expect(foldState(scenario, readings.slice(0, 6)).outcome).toBe('left');
    expect(foldState(scenario, readings).outcome).not.toBe('left');
  });
});
