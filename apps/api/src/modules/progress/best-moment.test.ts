import { describe, expect, it } from '@jest/globals';
import type { BestReport } from '@parley/db';
import { bestMomentOf } from './best-moment';

type Indicator = BestReport['indicators'][number];

const indicator = (given: Partial<Indicator> = {}): Indicator => ({
  verdict: 'met',
  label: 'Named a trade-off with a number',
  evidence: { messageNumber: 2, quote: 'Two ports on 1 October cost £38,000 more.' },
  points: 0.25,
  ...given,
});
const report = (...indicators: readonly Indicator[]): BestReport => ({
  conversationId: 'c1',
  title: 'The Board Already Has the Date',
  stakeholder: 'Graham Tilley',
  indicators,
  messages: [
    { number: 1, role: 'stakeholder' },
    { number: 2, role: 'student' },
  ],
});

describe('words worth repeating (product §7.5)', () => {
  it('are those behind the indicator that carried most', () => {
    const most = indicator({ label: 'Owned the delay', points: 0.5 });
    expect(bestMomentOf(report(indicator(), most, indicator()))).toEqual({
      quote: 'Two ports on 1 October cost £38,000 more.',
      messageNumber: 2,
      label: 'Owned the delay',
      conversationId: 'c1',
      title: 'The Board Already Has the Date',
      stakeholder: 'Graham Tilley',
    });
  });

  it.each<[string, Partial<Indicator>]>([
    ['what was not met', { verdict: 'not_met' }],
    ['what was met without words', { evidence: null }],
    ['words of fewer than 24 characters', { evidence: { messageNumber: 2, quote: 'x'.repeat(23) } }],
    ['words of the stakeholder', { evidence: { messageNumber: 1, quote: 'So tell me what it will cost us.' } }],
    ['words of no message', { evidence: { messageNumber: 9, quote: 'So tell me what it will cost us.' } }],
  ])('are none of %s', (_, given) => {
    expect(bestMomentOf(report(indicator(given)))).toBeNull();
  });

  it('are none where nothing was judged', () => {
    expect(bestMomentOf(report())).toBeNull();
  });
});
