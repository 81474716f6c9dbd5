/** What a report scores where two judged it (product §12.3). */
import { describe, expect, it } from '@jest/globals';
import type { Reading, Untruth } from '@parley/rehearsal/reading';
import { scopeChange as scenario } from '@parley/rehearsal/testing';
import { CURRENT_RUBRIC } from '../rubric/index';
import { substantialReading } from '../testing/reading';
import type { TranscriptMessage } from '../types';
import type { Assessment } from './assessment';
import { score } from './score';

const central = scenario.concerns.find((concern) => concern.central)?.id ?? '';
const SAID = 'We move the report to Friday, it costs two days of the tests, and I own that it is late.';
const NUMBERS = [2, 4, 6] as const;
const messages: readonly TranscriptMessage[] = [
  { number: 1, role: 'stakeholder', content: scenario.opening },
  ...NUMBERS.flatMap((number): TranscriptMessage[] => [
    { number, role: 'student', content: SAID },
    { number: number + 1, role: 'stakeholder', content: 'And then?' },
  ]),
];
const reading = (messageNumber: number, settles: boolean): Reading => {
  const settling = substantialReading(messageNumber, SAID, central);
  return settles ? settling : { ...settling, concerns: [] };
};
const assessed = (met: number, settles = false): Pick<Assessment, 'readings' | 'judgements'> => ({
  readings: NUMBERS.map((number) => reading(number, settles)),
  judgements: CURRENT_RUBRIC.indicators.map(({ id }, at) => ({
    indicator: id,
    verdict: at < met ? 'met' : 'not_met',
    evidence: at < met ? { messageNumber: 2, quote: SAID } : null,
    reason: '',
  })),
});
const UNTRUTH: Untruth = {
  quote: SAID,
  by: 'fact',
  claimed: null,
  known: null,
  aloud: true,
  fact: 'due',
  statement: null,
};
const reported = (assessment: Assessment) =>
  score(assessment, scenario, messages, {
    engine: 'openai',
    model: 'one',
    engineNote: null,
    now: new Date('2026-12-01T10:00:00Z'),
  });
const summed = ({ steps }: { readonly steps: readonly { readonly points: number }[] }): number =>
  steps.reduce((sum, { points }) => sum + Math.round(points * 10), 0) / 10;

describe('the score of two judges', () => {
  it.each([
    [6, 24],
    [24, 6],
    [12, 13],
    [30, 0],
    [0, 30],
  ])('is the mean of both, %i and %i indicators met, and its lines add up to it', (model, code) => {
    const byModel = reported(assessed(model, true));
    const byCode = reported(assessed(code));
    const both = reported({ ...assessed(model, true), byCode: assessed(code) });
    expect(Math.abs(both.overallScore - (byModel.overallScore + byCode.overallScore) / 2)).toBeLessThan(0.051);
    expect(summed(both)).toBe(both.overallScore);
    const { label = '' } = both.steps.at(-1) ?? {};
    expect(label).toContain(
      `With the model ${byModel.overallScore.toFixed(1)}, by rules alone ${byCode.overallScore.toFixed(1)}`,
    );
    expect(label).toMatch(/: the mean of both counts$/);
    // What is told of skills, worries and indicators is the model’s.
    expect(both.skills).toEqual(byModel.skills);
    expect(both.worries).toEqual(byModel.worries);
  });

  it('has no line for it where they agree, and is its own where one judged', () => {
    const alone = reported(assessed(15));
    expect(reported({ ...assessed(15), byCode: assessed(15) }).steps).toEqual(alone.steps);
    expect(alone.steps.some(({ label }) => label.includes('by rules alone'))).toBe(false);
  });

  const untrue = (one: Pick<Assessment, 'readings' | 'judgements'>): Pick<Assessment, 'readings' | 'judgements'> => ({
    ...one,
    readings: one.readings.map((entry) => ({
      ...entry,
      untrue: [UNTRUTH],
    })),
  });

  it('is held by a cap that the report tells, and says so', () => {
    const both = reported({ ...untrue(assessed(20, true)), byCode: assessed(20, true) });
    expect(both.overallScore).toBe(2);
    expect(both.steps.at(-1)).toMatchObject({ points: 0 });
    expect(both.steps.at(-1)?.label).toMatch(/^With the model 2\.0, by rules alone \d\.\d: the cap holds$/);
    expect(summed(both)).toBe(2);
  });

  it('names the cap that held what the rules alone come to', () => {
    const byModel = reported(assessed(20, true));
    const both = reported({ ...assessed(20, true), byCode: untrue(assessed(20, true)) });
    expect(both.steps.at(-1)?.label).toContain('by rules alone 2.0 (Things were said that are not so): the mean');
    expect(Math.abs(both.overallScore - (byModel.overallScore + 2) / 2)).toBeLessThan(0.051);
    expect(summed(both)).toBe(both.overallScore);
  });

  it('has a line where they differ by a tenth, whichever way it is rounded', () => {
    const scores = Array.from({ length: 31 }, (_, met) => met);
    for (const met of scores.slice(1)) {
      const [more, less] = [reported({ ...assessed(met), byCode: assessed(met - 1) }), reported(assessed(met - 1))];
      expect(summed(more)).toBe(more.overallScore);
      expect(more.steps.some(({ label }) => label.startsWith('With the model'))).toBe(
        less.overallScore !== reported(assessed(met)).overallScore,
      );
    }
  });

  it('has the end of each in its own sum: somebody who walked out by one of the two readings', () => {
    const gone = (one: Pick<Assessment, 'readings' | 'judgements'>) => ({
      ...one,
      readings: one.readings.map((entry) => ({
        ...entry,
        acts: [],
        concerns: [],
        faults: [{ kind: 'rude' as const, quote: SAID }],
      })),
    });
    const both = reported({ ...assessed(20, true), byCode: gone(assessed(3)) });
    expect(both.overallScore).toBeLessThan(reported(assessed(20, true)).overallScore);
    expect(summed(both)).toBe(both.overallScore);
    expect(both.worries).toEqual(reported(assessed(20, true)).worries);
  });
});
