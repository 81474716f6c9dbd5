import { describe, expect, it } from '@jest/globals';
import type { Comparison, IndicatorChange } from '@parley/shared';
import { changeWords, groupsOf, placeWords, summaryWords, trustWords, concernWords } from './words';

const turn = (trust: number) => ({
  messageNumber: 4,
  line: 'A line.',
  reply: 'I see.',
  trust,
  delta: 0,
  reason: 'nothing moved it',
});
const change = (
  id: string,
  before: IndicatorChange['before'],
  after: IndicatorChange['after'],
  quote: string | null = 'I recommend it.',
): IndicatorChange => ({
  id,
  label: id,
  skill: 'leadership',
  before,
  after,
  evidence: quote === null ? null : { messageNumber: 4, quote, side: after === 'met' ? 'branch' : 'original' },
});
const compared = (
  said: number,
  tried: number,
  indicators: readonly IndicatorChange[],
  worries: Comparison['worries'] = [],
): Comparison => ({
  messageNumber: 4,
  trustBefore: 40,
  original: [turn(said)],
  branch: [turn(tried)],
  indicators: [...indicators],
  indicatorsCompared: 30,
  worries,
  engine: 'rehearsal',
  rubricVersion: '1.1',
});

describe('the difference in a sentence', () => {
  it.each([
    [
      'nothing',
      compared(43.2, 43.4, []),
      'Nothing changed. Trust stands at 43 either way, and all 30 indicators came out the same.',
    ],
    [
      'trust alone',
      compared(43, 52, []),
      'Trust stands at 52 after what you tried, and at 43 after what you said. No indicator was met or lost by it.',
    ],
    [
      'one gained',
      compared(43, 52, [change('a', 'not_met', 'met')]),
      'Trust stands at 52 after what you tried, and at 43 after what you said. One more indicator is met.',
    ],
    [
      'two gained and one lost',
      compared(43, 43, [
        change('a', 'not_met', 'met'),
        change('b', 'not_applicable', 'met'),
        change('c', 'met', 'not_met'),
      ]),
      'Trust stands at 43 either way. Two more indicators are met, one no longer.',
    ],
    [
      'two lost',
      compared(52, 43, [change('a', 'met', 'not_met'), change('b', 'met', 'not_applicable')]),
      'Trust stands at 43 after what you tried, and at 52 after what you said. Two indicators are no longer met.',
    ],
    [
      'a worry alone',
      compared(43, 43, [], [{ summary: null, before: 'open', after: 'heard' }]),
      'Trust stands at 43 either way. No indicator was met or lost by it.',
    ],
  ])('%s', (_what, comparison, words) => {
    expect(summaryWords(comparison)).toBe(words);
  });
});

describe('a change', () => {
  it.each([
    ['not_met', 'met', 'Now met'],
    ['not_applicable', 'met', 'Now met'],
    ['met', 'not_met', 'No longer met'],
    ['met', 'not_applicable', 'No longer met'],
    ['not_applicable', 'not_met', 'Called for, not met'],
    ['not_met', 'not_applicable', 'Not called for'],
  ] as const)('from %s to %s reads: %s', (before, after, words) => {
    expect(changeWords({ before, after }).words).toBe(words);
  });

  it('stands with the others that the same words decided', () => {
    const groups = groupsOf([
      change('a', 'not_met', 'met'),
      change('b', 'met', 'not_met'),
      change('c', 'not_met', 'met'),
      change('d', 'not_met', 'met', null),
      change('e', 'not_met', 'met', 'Two ports.'),
    ]);
    expect(groups.map(({ words, changes }) => [words, changes.map(({ id }) => id)])).toEqual([
      ['Now met', ['a', 'c']],
      ['Now met', ['d']],
      ['Now met', ['e']],
      ['No longer met', ['b']],
    ]);
    expect(groups.map(({ earned }) => earned)).toEqual([true, true, true, true]);
  });

  it('stands before what merely applies now, where it was a gain or a loss', () => {
    const groups = groupsOf([
      change('a', 'not_met', 'not_applicable', null),
      change('b', 'met', 'not_met'),
      change('c', 'not_met', 'met'),
    ]);
    expect(groups.map(({ words }) => words)).toEqual(['Now met', 'No longer met', 'Not called for']);
  });

  it('puts words that failed it under the pencil', () => {
    const failed: IndicatorChange = {
      ...change('a', 'not_applicable', 'not_met'),
      evidence: { messageNumber: 4, quote: 'Maybe.', side: 'branch' },
    };
    expect(groupsOf([failed])[0]?.earned).toBe(false);
  });

  it('says where its words stand', () => {
    expect(placeWords({ messageNumber: 2, quote: 'x', side: 'branch' }, 4)).toBe('message 2');
    expect(placeWords({ messageNumber: 4, quote: 'x', side: 'branch' }, 4)).toBe('message 4, what you tried');
    expect(placeWords({ messageNumber: 6, quote: 'x', side: 'original' }, 4)).toBe('message 6, what you said');
  });
});

describe('trust and concerns', () => {
  it('read as sentences', () => {
    expect(trustWords({ trust: 46.4, delta: 6, reason: 'you asked what matters' })).toBe(
      'Trust 40 to 46: you asked what matters.',
    );
    expect(trustWords({ trust: 40, delta: 0, reason: 'nothing moved it' })).toBe(
      'Trust stays at 40: nothing moved it.',
    );
    expect(concernWords({ summary: 'standing before the board again', before: 'open', after: 'settled' })).toBe(
      'Standing before the board again: not taken up after what you said, settled after what you tried.',
    );
    expect(concernWords({ summary: null, before: 'settled', after: 'relapsed' })).toBe(
      'A worry: settled after what you said, open again after what you tried.',
    );
  });
});
