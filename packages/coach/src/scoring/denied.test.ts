import { describe, expect, it } from '@jest/globals';
import { scopeChange } from '@parley/rehearsal/testing';
import type { Statement } from '@parley/shared';
import type { TranscriptMessage } from '../types';
import { deniedIn } from './denied';

const claim = (id: string, line: string, truth: Statement['truth']): Statement => ({
  id,
  kind: 'claim',
  said: ['It is done.'],
  says: [line],
  truth,
});
const scenario = {
  ...scopeChange,
  statements: [
    claim('paid', 'Nobody has paid anything.', 'false'),
    claim('signed', 'I have signed nothing.', 'false'),
    claim('seen', 'Yes, I have seen it.', 'true'),
  ],
};
const talk = (...lines: readonly string[]): readonly TranscriptMessage[] =>
  lines.map((content, at) => ({ number: at + 1, role: at % 2 === 0 ? 'stakeholder' : 'student', content }));

describe('what was denied', () => {
  it('is every claim that a line for this false claim came back to, once', () => {
    const messages = talk(
      'Well?',
      'The invoice has been paid.',
      'No. Nobody has paid anything. Who says so?',
      'They have paid all of it.',
      'Nobody has paid anything.',
      'And you have signed the change.',
      'I have signed nothing.',
    );
    expect(deniedIn(scenario, messages)).toBe(2);
    expect(deniedIn(scopeChange, messages)).toBe(0);
  });

  it('is no question, and nothing that is so', () => {
    expect(deniedIn(scenario, talk('Well?', 'Has anybody paid?', 'Nobody has paid anything.'))).toBe(0);
    expect(deniedIn(scenario, talk('Well?', 'You have seen the list.', 'Yes, I have seen it.'))).toBe(0);
  });
});
