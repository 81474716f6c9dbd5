/** What a sentence does in the talk, by a classifier (product §11.2). */
import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '../similarity/lexical';
import { chanceOf, unpackUtterances, utteranceChances, utteranceOf } from './utterance';
import { DIMENSIONS, INPUT_WIDTH, tokensOf, utteranceInput } from './utterance-input';
import { UTTERANCE_LABELS } from './utterance-labels';
import { MODEL } from './utterance-model';

const vector = Float32Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(at));

describe('what goes in', () => {
  it('is words and marks, with every number the same', () => {
    expect(tokensOf("We can't move Hall 2 before 14.5., I’m afraid?")).toEqual([
      'we',
      'ca',
      "n't",
      'move',
      'hall',
      '#',
      'before',
      '#',
      '.',
      ',',
      'i',
      "'m",
      'afraid',
      '?',
    ]);
  });

  it('lies within the width that is weighed', () => {
    const input = utteranceInput('Could you lend us two vans until June?', vector);
    if (input === null) throw new Error('Nothing goes in');
    expect(input.places).toHaveLength(input.values.length);
    expect(new Set(input.places).size).toBe(input.places.length);
    expect(Math.max(...input.places)).toBeLessThan(INPUT_WIDTH);
  });

  it('is nothing for a vector of another model', () => {
    expect(utteranceInput('Two vans until June.', Float32Array.of(1, 0))).toBeNull();
  });
});

describe('what is told', () => {
  it('is every label, likeliest first, with chances that add up', () => {
    const told = utteranceOf('Could you lend us two vans?', { ...createLexicalSimilarity(), vector: () => vector });
    expect(told.map(({ label }) => label).toSorted()).toEqual(UTTERANCE_LABELS.toSorted());
    expect(told.map(({ probability }) => probability)).toEqual(
      told.map(({ probability }) => probability).toSorted((left, right) => right - left),
    );
    expect(chanceOf(told, ...UTTERANCE_LABELS)).toBeCloseTo(1);
    expect(chanceOf(told, 'ask_fact', 'ask_yes')).toBeGreaterThan(chanceOf(told, 'ask_fact'));
  });

  it('is nothing without the sentence model', () => {
    expect(utteranceOf('Could you lend us two vans?', createLexicalSimilarity())).toEqual([]);
  });

  it('comes from weights that were fitted for this input', () => {
    const input = utteranceInput('Two vans until June.', vector);
    if (input === null) throw new Error('Nothing goes in');
    expect(utteranceChances(unpackUtterances(MODEL), input)).toHaveLength(UTTERANCE_LABELS.length);
    expect(() => unpackUtterances({ ...MODEL, biases: [0] })).toThrow('fit --utterances');
  });
});
