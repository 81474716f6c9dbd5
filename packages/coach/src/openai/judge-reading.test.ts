/** What is left of what code read once a model has read it too (product §12.7). */
import { describe, expect, it } from '@jest/globals';
import type { Reading } from '@parley/rehearsal/reading';
import { boardDate as scenario } from '@parley/rehearsal/testing';
import { caseIndexOf } from '@parley/rehearsal/understanding';
import type { TranscriptMessage } from '../types';
import { Claims, numbered, toReading } from './judge-reading';
import type { ModelReport } from './judge-tasks';

const MESSAGE: TranscriptMessage = {
  number: 2,
  role: 'student',
  content: 'Your own board announced the date. Claire has already said yes to £77,123 for it.',
};
const BUILT_IN: Reading = {
  messageNumber: 2,
  understood: 'clear',
  addressed: true,
  acts: [],
  faults: [],
  concerns: [],
  answer: 'nothing_asked',
  inTheAir: null,
  unchecked: ['Claire has already said yes'],
  does: [],
  undertones: {
    harsh: { quote: 'Your own board announced the date.', chance: 0.8 },
    bluff: { quote: 'Claire has already said yes to £77,123 for it.', chance: 0.1 },
    unkind: true,
    veiled: null,
  },
};
const NOTHING: ModelReport = { acts: [], worries: [], faults: [], dodged: [], unfounded: [], indicators: [] };
const read = (report: Partial<ModelReport>): Reading =>
  toReading(
    { ...NOTHING, ...report },
    {
      context: {
        scenario,
        seed: 'c1',
        messages: [{ number: 1, role: 'stakeholder', content: scenario.opening }, MESSAGE],
      },
      index: caseIndexOf(scenario),
      message: MESSAGE,
      sentences: numbered([MESSAGE]),
      builtIn: BUILT_IN,
      claims: new Claims(),
    },
  );

describe('what code alone reads', () => {
  it('stays read', () => {
    expect(read({})).toMatchObject({ unchecked: BUILT_IN.unchecked, does: [], undertones: { bluff: { chance: 0.1 } } });
  });

  it('is harsh between the lines only where the model finds something unkind in the talk as well', () => {
    expect(read({}).undertones).toMatchObject({ harsh: { chance: 0 }, unkind: false });
    expect(read({ faults: [{ kind: 'blame', sentence: 1 }] }).undertones).toEqual(BUILT_IN.undertones);
    expect(read({ faults: [{ kind: 'vague', sentence: 1 }] }).undertones?.harsh.chance).toBe(0);
  });

  it('is joined by what the model finds borne out by nothing, where code finds a figure that stands nowhere', () => {
    expect(read({ unfounded: [2] }).arranged).toEqual(['Claire has already said yes to £77,123 for it.']);
    expect(read({ unfounded: [1] }).arranged).toBeUndefined();
    expect(read({}).arranged).toBeUndefined();
  });
});
