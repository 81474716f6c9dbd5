import { expect, it } from '@jest/globals';
import { oppositeOf } from './opposite';

it.each([
  ['We will move the date.', 'We will not move the date.'],
  ['I’ll bring it on Friday', 'I will not bring it on Friday'],
  ['We can not wait.', 'We can wait.'],
  ['I won’t sign that.', 'I will sign that.'],
  ['I propose a pilot.', 'I do not propose a pilot.'],
])('%s: %s', (text, opposite) => expect(oppositeOf(text)).toBe(opposite));

it.each(['What if we move the date?', 'one page, friday', 'Could we wait'])('%s has none', (text) =>
  expect(oppositeOf(text)).toBeNull(),
);
