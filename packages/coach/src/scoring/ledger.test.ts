/** What the ledger does with a claim that is false (product §12.15). Which claims are found is measured on written ones, by meaning. */
import { describe, expect, it } from '@jest/globals';
import type { Reading } from '@parley/rehearsal/reading';
import { createLexicalSimilarity } from '@parley/rehearsal/similarity';
import { foldState } from '@parley/rehearsal/state';
import { monologue, scopeChange as scenario } from '@parley/rehearsal/testing';
import { understand } from '@parley/rehearsal/understanding';
import { CURRENT_RUBRIC, RUBRICS } from '../rubric/index';
import { shutGates } from './gates';

const COST = 'Running both purchasing systems costs 38,000 euros.';
const read = (...lines: readonly string[]): Promise<readonly Reading[]> =>
  understand(monologue(scenario, lines), createLexicalSimilarity());
const gates = (rubric: typeof CURRENT_RUBRIC, readings: readonly Reading[]): readonly string[] =>
  shutGates(rubric.scoring, readings, foldState(scenario, readings)).map(({ id }) => id);

describe('what the student said before', () => {
  it('is held against another figure for the same thing, which gives nothing', async () => {
    const [, second] = await read(COST, 'Running both purchasing systems costs 50,000 euros.');
    expect(second?.untrue).toEqual([
      expect.objectContaining({ by: 'own_words', claimed: '50,000 euros', known: '38,000 euros', aloud: true }),
    ]);
    expect(second?.faults.map(({ kind }) => kind)).toContain('contradict');
    expect(second?.acts.filter(({ quote }) => quote.includes('50,000'))).toEqual([]);
  });

  it('may be said again, corrected openly, or be about something else', async () => {
    for (const then of [
      COST,
      'I was wrong, running both purchasing systems costs 50,000 euros.',
      'The mail to the directors costs 1,600 euros.',
    ])
      expect((await read(COST, then)).flatMap(({ untrue = [] }) => untrue)).toEqual([]);
  });
});

describe('the cap', () => {
  const twice = [
    COST,
    'Running both purchasing systems costs 50,000 euros.',
    'I never said that running both purchasing systems costs 50,000 euros.',
  ];

  it('falls with the second thing that is false, not with the first', async () => {
    const readings = await read(...twice);
    expect(readings.flatMap(({ untrue = [] }) => untrue)).toHaveLength(2);
    expect(gates(CURRENT_RUBRIC, readings)).toContain('untrue');
    expect(gates(CURRENT_RUBRIC, readings.slice(0, 2))).not.toContain('untrue');
  });

  it('does not fall under the rubric before it', async () => {
    expect(gates(RUBRICS['1.1'] ?? CURRENT_RUBRIC, await read(...twice))).not.toContain('untrue');
  });
});

describe('things taken back', () => {
  const reading = async (line: string, part: Partial<Reading>): Promise<Reading> => {
    const [first] = await read(line);
    if (!first) throw new Error('Nothing was read');
    return { ...first, ...part };
  };
  it('cap a talk higher than things that are left standing', async () => {
    const readings = [
      await reading(COST, {}),
      await reading('It is not so.', {
        admits: [
          { messageNumber: 2, quote: COST },
          { messageNumber: 2, quote: 'And all five said yes.' },
        ],
      }),
    ];
    expect(gates(CURRENT_RUBRIC, readings)).toContain('untrue-taken-back');
    expect(gates(CURRENT_RUBRIC, readings)).not.toContain('untrue');
    expect(gates(CURRENT_RUBRIC, readings.slice(0, 1))).not.toContain('untrue-taken-back');
  });
});
