/** What is heard between the lines counts by how much of a talk is so, and never alone (product §12.6). */
import { describe, expect, it } from '@jest/globals';
import { foldState } from '@parley/rehearsal/state';
import type { Reading } from '@parley/rehearsal/reading';
import { scopeChange as scenario } from '@parley/rehearsal/testing';
import { RUBRICS } from '../rubric/index';
import { betweenTheLines } from './between-lines';
import { whatDecided } from './decisive';
import { findings } from './findings';
import { shutGates } from './gates';
import { insights } from './insights';
import { nextApproach } from './next-approach';
import { notBelieved } from './left-waiting';
import type { Told } from './told';
import { bluffs, isHarsh } from './undertones';

const WORDS = 'I would think hard before saying no to that.';
interface Said {
  readonly harsh?: number;
  readonly bluff?: number;
  readonly unkind?: boolean;
  readonly asks?: boolean;
  readonly arranged?: Reading['arranged'];
}
const readings = (...said: readonly Said[]): readonly Reading[] =>
  said.map(({ harsh = 0, bluff = 0, unkind = false, asks = false, arranged }, at) => ({
    messageNumber: 2 * at + 2,
    understood: 'clear',
    addressed: true,
    acts: [],
    faults: [],
    concerns: [],
    answer: 'nothing_asked',
    inTheAir: null,
    asks,
    undertones: {
      harsh: { quote: WORDS, chance: harsh },
      bluff: { quote: WORDS, chance: bluff },
      unkind,
      veiled: null,
    },
    ...(arranged && { arranged }),
  }));
const times = (count: number, said: Said): readonly Said[] => Array.from({ length: count }, () => said);
const shut = (version: string, all: readonly Reading[]): readonly string[] => {
  const rules = RUBRICS[version]?.scoring;
  if (!rules) throw new Error(`There is no rubric ${version}`);
  return shutGates(rules, all, foldState(scenario, all)).map(({ id }) => id);
};

describe('harsh between the lines', () => {
  const HARSH = readings(...times(3, { harsh: 0.9, unkind: true }), ...times(5, { asks: true }));
  it('needs more than two messages, a third of the talk and a second sign', () => {
    expect(isHarsh(HARSH)).toBe(true);
    expect(isHarsh(readings({ harsh: 1, unkind: true }, ...times(7, {})))).toBe(false);
    expect(isHarsh(readings(...times(2, { harsh: 1, unkind: true }), ...times(2, {})))).toBe(false);
    expect(isHarsh(readings(...times(3, { harsh: 0.9, unkind: true }), ...times(13, {})))).toBe(false);
    expect(isHarsh(readings(...times(3, { harsh: 0.9 }), ...times(5, {})))).toBe(false);
  });
  it('caps from rubric 1.5 on, lower where most of it is so and little was asked', () => {
    expect(shut('1.4', HARSH)).not.toContain('harsh');
    expect(shut('1.5', HARSH)).toContain('harsh');
    expect(shut('1.5', HARSH)).not.toContain('mostly-harsh');
    expect(shut('1.5', readings(...times(4, { harsh: 0.9, unkind: true }), ...times(2, {})))).toContain('mostly-harsh');
    expect(shut('1.5', readings(...times(4, { harsh: 0.9, unkind: true, asks: true })))).not.toContain('mostly-harsh');
  });
  it('is told by two of its sentences, first of all, and nothing of it is praised', () => {
    const messages = HARSH.flatMap(({ messageNumber }) => [
      { number: messageNumber - 1, role: 'stakeholder' as const, content: 'Well?' },
      { number: messageNumber, role: 'student' as const, content: WORDS },
    ]);
    const told: Told = {
      scenario,
      messages,
      readings: HARSH,
      final: foldState(scenario, HARSH),
      indicators: [],
      overall: 4.5,
    };
    expect(betweenTheLines(told)?.text).toContain('More than once you pressed');
    expect(Object.keys(betweenTheLines(told)?.evidence ?? {}).toSorted()).toEqual(['messageNumber', 'quote']);
    expect(findings(told).areasForImprovement).toContainEqual(expect.stringContaining('More than once you pressed'));
    expect(insights(told)).toContain('between the lines');
    expect(nextApproach(told)).toContain('Leave out blame and threats');
    const mild = readings(...times(8, { harsh: 0.1 }));
    expect(betweenTheLines({ ...told, readings: mild })).toBeNull();
  });
});

describe('a bluff', () => {
  const arranged = ['It’s all sorted.'];
  it('needs several messages in which it is heard, and one claim that has its form', () => {
    expect(bluffs(readings({ bluff: 0.5, arranged }, ...times(3, { bluff: 0.3 }), ...times(4, {})))).toBe(true);
    expect(bluffs(readings({ bluff: 0.5 }, ...times(3, { bluff: 0.3 }), ...times(4, {})))).toBe(false);
    expect(bluffs(readings({ bluff: 0.9, arranged }, ...times(7, {})))).toBe(false);
  });
  it('is shown by what is heard as one, before what only has its form', () => {
    const formed = {
      ...readings({ bluff: 0.1, arranged: ['I love that it is all in.'] })[0],
      messageNumber: 2,
    } as Reading;
    const all = [formed, ...readings({}, ...times(3, { bluff: 0.7, arranged: [WORDS] })).slice(1)];
    const messages = all.flatMap(({ messageNumber }) => [
      { number: messageNumber - 1, role: 'stakeholder' as const, content: 'Well?' },
      {
        number: messageNumber,
        role: 'student' as const,
        content: messageNumber === 2 ? 'I love that it is all in.' : WORDS,
      },
    ]);
    const told: Told = {
      scenario,
      messages,
      readings: all,
      final: foldState(scenario, all),
      indicators: [],
      overall: 2,
    };
    expect(notBelieved(told)?.text).toContain('arranged already');
    expect(notBelieved(told)?.text).not.toContain('it is all in');
  });
  it('caps from rubric 1.5 on', () => {
    const talk = readings(...times(3, { bluff: 0.7, arranged: arranged.slice(0, 1) }));
    expect(shut('1.4', talk)).not.toContain('bluffed');
    expect(shut('1.5', talk)).toContain('bluffed');
  });
});

describe('what decided a talk', () => {
  const arranged = ['It’s all sorted.'];
  const toldOf = (all: readonly Reading[], overall: number): Told => ({
    scenario,
    messages: all.flatMap(({ messageNumber }) => [
      { number: messageNumber - 1, role: 'stakeholder' as const, content: 'Well?' },
      { number: messageNumber, role: 'student' as const, content: WORDS },
    ]),
    readings: all,
    final: foldState(scenario, all),
    indicators: [],
    overall,
  });

  it('is the claims where they cap it lower than the tone', () => {
    const cheerful = toldOf(readings(...times(4, { harsh: 0.8, unkind: true, bluff: 0.8, arranged, asks: true })), 2);
    expect(whatDecided(cheerful)).toEqual(['claims']);
    expect(insights(cheerful)).not.toContain('its tone');
    expect(nextApproach(cheerful)).toContain('Say only what is so');
    expect(nextApproach(cheerful)).not.toContain('Leave out blame');
    expect(betweenTheLines(cheerful)).toBeNull();
  });
  it('is both where they cap it alike', () => {
    const both = toldOf(readings(...times(4, { harsh: 0.8, unkind: true, bluff: 0.8, arranged })), 2);
    expect(whatDecided(both)).toEqual(['undertone', 'claims']);
    expect(insights(both)).toContain('was its tone and what you claimed');
    expect(nextApproach(both)).toMatch(/Leave out blame.*Say only what is so/);
  });
  it('is nothing where no cap holds', () => {
    expect(whatDecided(toldOf(readings(...times(4, { asks: true })), 7))).toEqual([]);
  });
});
