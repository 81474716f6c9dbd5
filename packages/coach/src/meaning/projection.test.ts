import { expect, it } from '@jest/globals';
import { packMap, turned, unpackMap } from './projection';

it('keeps a map to a step of its largest weight', () => {
  const weights = Float32Array.from([0.31, -0.31, 0.004, 0, 0.1, -0.2, 0.25, -0.05, 0.15]);
  const packed = packMap(weights, 4);
  expect(packed.lines.map((line) => line.length)).toEqual([4, 4, 1]);
  const again = unpackMap(packed);
  expect(again).toHaveLength(weights.length);
  weights.forEach((value, at) => expect(Math.abs((again[at] ?? 0) - value)).toBeLessThanOrEqual(packed.step * 0.51));
});

it('turns a vector by its product with the map', () => {
  // From the first dimension half of it goes to the second.
  expect([...turned(Float32Array.from([1, 0]), Float32Array.from([0, 0.5, 0, 0]))]).toEqual([1, 0.5]);
  expect([...turned(Float32Array.from([0, 1]), Float32Array.from([0, 0.5, 0, 0]))]).toEqual([0, 1]);
});
