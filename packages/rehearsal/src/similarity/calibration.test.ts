import { expect, it } from '@jest/globals';
import { likeness } from './calibration';

const steps = Array.from({ length: 2001 }, (_, index) => -1 + index / 1000);

it.each(['matter', 'manner'] as const)('keeps the order of cosines and both ends (%s)', (kind) => {
  const values = steps.map((cosine) => likeness(kind, cosine));
  expect(values.slice(1).filter((value, at) => !(value > (values[at] ?? Number.NaN)))).toEqual([]);
  expect(likeness(kind, 1)).toBe(1);
  expect(likeness(kind, -1)).toBe(-1);
  expect(likeness(kind, 1.0001)).toBe(1);
});
