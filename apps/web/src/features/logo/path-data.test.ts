import { expect, it } from '@jest/globals';
import { pathData } from './path-data';

it('keeps numbers apart, also those that round to nothing (product §3.15)', () => {
  expect(
    pathData([
      { type: 'M', x: 12.6, y: -0.4 },
      { type: 'Q', x1: 1, y1: -15, x: 2309, y: -0.3 },
      { type: 'C', x1: 1, y1: 2, x2: -3, y2: 4, x: 5, y: 6 },
      { type: 'L', x: 0.4, y: 7 },
      { type: 'Z' },
    ]),
  ).toBe('M13 0Q1 -15 2309 0C1 2 -3 4 5 6L0 7Z');
});
