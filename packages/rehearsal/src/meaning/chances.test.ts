import { expect, it } from '@jest/globals';
import { chances, type MeaningWeights, toldAs } from './chances';
import { FEATURES, WIDTH } from './features';

const MEANT = FEATURES.indexOf('meant');
const WORDS = FEATURES.indexOf('wordsHeld');
const only = (at: number, weight: number): number[] => FEATURES.map((_, index) => (index === at ? weight : 0));

/** One target for each, with its figures for 'meant' and 'wordsHeld'. */
function rows(...pairs: readonly (readonly [number, number])[]): Float32Array {
  const features = new Float32Array(pairs.length * WIDTH);
  pairs.forEach(([meant, words], row) => {
    features[row * WIDTH + MEANT] = meant;
    features[row * WIDTH + WORDS] = words;
  });
  return features;
}
const none = Float32Array.from([1]);
const weighed: MeaningWeights = { target: only(MEANT, 4), none: [1], bends: [] };

it('are one in sum, the nearest the likeliest', () => {
  const likely = chances({ features: rows([0.2, 0], [0.9, 0]), none }, weighed);
  expect(likely.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(likely[1]).toBeGreaterThan(likely[2] ?? 1);
  expect(likely[2]).toBeGreaterThan(likely[0] ?? 1);
});

it('a bend counts its features together, and less the further they go', () => {
  const bent: MeaningWeights = { ...weighed, bends: [{ from: only(WORDS, 2), shift: -1, to: 3 }] };
  const of = (words: number): number =>
    Math.log(
      (chances({ features: rows([0.5, words]), none }, bent)[0] ?? 0) /
        (chances({ features: rows([0.5, words]), none }, bent)[1] ?? 1),
    );
  expect(of(0)).toBeCloseTo(4 * 0.5 - 1 + 3 * Math.tanh(-1));
  expect(of(0.5) - of(0)).toBeGreaterThan(of(2) - of(1.5));
});

it.each([
  [0, 0],
  [0.5, 0.69],
  [1, 1],
])('%d is told as %d', (chance, told) => expect(toldAs(chance)).toBeCloseTo(told));
