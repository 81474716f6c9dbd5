import { describe, expect, it } from '@jest/globals';
import {
  chanceBy,
  createLexicalSimilarity,
  type Similarity,
  spoiltByOthers,
  weightOf,
  type Weights,
} from '@parley/coach/internals';
import { fitWeights } from './fit';

const at = (...values: readonly number[]): Float32Array => Float32Array.from(values);
const unit = fitWeights([
  ...[at(1, 0.1), at(0.9, 0), at(1, -0.1)].map((vector) => ({ vector, gives: true })),
  ...[at(0.1, 1), at(0, 0.9), at(-0.1, 1)].map((vector) => ({ vector, gives: false })),
]);
const weights: Weights = { substance: unit, settling: unit };
const long = (word: string): string => Array.from({ length: 24 }, () => word).join(' ');
/** 'give' lies where the positive training sentences lie, everything else where the others do. */
const similarity: Similarity = {
  ...createLexicalSimilarity(),
  vector: (text) => (text.includes('give') ? at(1, 0) : at(0, 1)),
};

describe('the weight of messages', () => {
  it('is fitted the same every time, and tells apart what it was fitted on', () => {
    expect(
      fitWeights([
        { vector: at(1, 0), gives: true },
        { vector: at(0, 1), gives: false },
      ]),
    ).toEqual(
      fitWeights([
        { vector: at(1, 0), gives: true },
        { vector: at(0, 1), gives: false },
      ]),
    );
    expect(chanceBy(unit, at(5, 0))).toBeGreaterThan(0.8);
    expect(chanceBy(unit, at(0, 5))).toBeLessThan(0.2);
  });

  it('leaves a move whole, takes it away, and never adds to it', () => {
    expect(weightOf(weights, 'substance', similarity, long('give'), long('give'))).toBe(1);
    expect(weightOf(weights, 'substance', similarity, long('talk'), long('talk'))).toBeLessThan(0.2);
  });

  it('goes by the message more than by its sentence', () => {
    const inGoodCompany = weightOf(weights, 'settling', similarity, long('give'), long('talk'));
    const inBad = weightOf(weights, 'settling', similarity, long('talk'), long('give'));
    expect(inGoodCompany).toBeGreaterThan(inBad);
  });

  it('believes itself less about a line of a few words', () => {
    expect(weightOf(weights, 'substance', similarity, 'talk', 'talk')).toBeGreaterThan(
      weightOf(weights, 'substance', similarity, long('talk'), long('talk')),
    );
  });

  it('gives a message back what one sentence takes from it, and no more', () => {
    const spoilt = (...sentences: readonly string[]): number =>
      spoiltByOthers(weights, 'substance', similarity, sentences);
    expect(spoilt('give a day', 'give a name', 'talk')).toBeGreaterThan(0.05);
    expect(spoilt('talk', 'talk of the town', 'talk again')).toBeLessThan(0.01);
    expect(spoilt('talk')).toBe(0);
    expect(spoiltByOthers(weights, 'substance', createLexicalSimilarity(), ['give', 'talk'])).toBe(0);
    const message = long('talk');
    expect(weightOf(weights, 'substance', similarity, message, 'give', 0.5)).toBeGreaterThan(
      weightOf(weights, 'substance', similarity, message, 'give'),
    );
  });

  it('takes nothing where there are no vectors, or where it is switched off', () => {
    expect(weightOf(weights, 'substance', createLexicalSimilarity(), long('talk'), long('talk'))).toBe(1);
    expect(weightOf(null, 'substance', similarity, long('talk'), long('talk'))).toBe(1);
    expect(chanceBy(unit, at(1, 0, 0))).toBeNull();
  });
});
