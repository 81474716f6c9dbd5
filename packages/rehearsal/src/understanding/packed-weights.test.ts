import { expect, it } from '@jest/globals';
import { packWeights, unpackSoftmax, unpackWeights } from './packed-weights';

it('keeps a map to a step of its largest weight', () => {
  const weights = Float32Array.from([0.31, -0.31, 0.004, 0, 0.1, -0.2, 0.25, -0.05, 0.15]);
  const packed = packWeights(weights, 4);
  expect(packed.lines.map((line) => line.length)).toEqual([4, 4, 1]);
  const again = unpackWeights(packed);
  expect(again).toHaveLength(weights.length);
  weights.forEach((value, at) => expect(Math.abs((again[at] ?? 0) - value)).toBeLessThanOrEqual(packed.step * 0.51));
});

it('takes no classifier that was fitted for other labels or another input', () => {
  const packed = { biases: [0.1, -0.1], weights: packWeights(Float32Array.from([0.3, -0.3, 0.1, 0, 0.2, -0.2]), 6) };
  expect(unpackSoftmax(packed, { labels: 2, width: 3, fit: 'these' }).weights).toHaveLength(6);
  expect(() => unpackSoftmax(packed, { labels: 3, width: 2, fit: 'these' })).toThrow('fit --these');
  expect(() => unpackSoftmax(packed, { labels: 2, width: 4, fit: 'these' })).toThrow('fit --these');
});
