/** What is left of what code read once a model has read it too (product §12.7). */
import { describe, expect, it } from '@jest/globals';
import type { Reading } from '@parley/rehearsal/reading';
import { boardDate as scenario } from '@parley/rehearsal/testing';
import { caseIndexOf } from '@parley/rehearsal/understanding';
import type { TranscriptMessage } from '../types';
import { Claims, numbered, type ReadingParts, toReading, withConductOf } from './judge-reading';
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
const PARTS: ReadingParts = {
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
};
const read = (report: Partial<ModelReport>): Reading => toReading({ ...NOTHING, ...report }, PARTS);

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

describe('conduct that the model does not see', () => {
  const SAID = 'Your own board announced the date.';
  const suspectedIn = (own: Partial<Reading>): Reading['suspected'] =>
    toReading(NOTHING, { ...PARTS, builtIn: { ...BUILT_IN, ...own } }).suspected;

  it('is likely where code was certain, and slight where it was likely', () => {
    expect(suspectedIn({ faults: [{ kind: 'rude', quote: SAID }] })).toEqual([
      { kind: 'rude', quote: SAID, likely: true },
    ]);
    expect(suspectedIn({ suspected: [{ kind: 'threat', quote: SAID, likely: true }] })).toEqual([
      { kind: 'threat', quote: SAID, likely: false },
    ]);
  });
});

describe('what code alone read, beside the model', () => {
  const SAID = 'Your own board announced the date.';
  const own: Reading = {
    ...BUILT_IN,
    faults: [
      { kind: 'rude', quote: SAID },
      { kind: 'vague', quote: SAID },
    ],
    suspected: [
      { kind: 'threat', quote: SAID, likely: true },
      { kind: 'blame', quote: SAID, likely: true },
    ],
  };

  it('has conduct as both see it, and keeps everything else', () => {
    const { undertones: _, ...merged } = read({});
    const beside = withConductOf(own, {
      ...merged,
      acts: [],
      faults: [{ kind: 'over_promise', quote: SAID }],
      suspected: [{ kind: 'rude', quote: SAID, likely: true }],
      addressed: false,
    });
    expect(beside.faults).toEqual([{ kind: 'vague', quote: SAID }]);
    expect(beside.suspected).toEqual([
      { kind: 'blame', quote: SAID, likely: true },
      { kind: 'rude', quote: SAID, likely: true },
    ]);
    expect(beside).toMatchObject({ addressed: false, unchecked: BUILT_IN.unchecked, undertones: BUILT_IN.undertones });
    expect(withConductOf(own, read({})).undertones?.harsh.chance).toBe(0);
  });

  const act: Reading['acts'][number] = {
    kind: 'news',
    quote: SAID,
    concern: null,
    amount: null,
    day: null,
    strength: 1,
  };

  it('is spoilt by a threat that both see, and not by one that the model denies', () => {
    const threat = [{ kind: 'threat' as const, quote: SAID }];
    const civil = { ...read({}), acts: [act] };
    expect(withConductOf({ ...BUILT_IN, acts: [act] }, { ...civil, acts: [], faults: threat }).acts).toEqual([]);
    expect(withConductOf({ ...BUILT_IN, faults: threat }, civil)).toEqual(civil);
  });
});
