import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { leaveAsked } from './asking-leave';

function leave(text: string) {
  const [first] = parseText(text);
  if (!first) throw new Error(`Nothing in ${text}`);
  return leaveAsked(first);
}

describe('leave that is asked', () => {
  it.each([
    'Could I sit with your solderer for an hour?',
    'I’d like to come on Thursday and see the test bench, is that all right?',
    'May I watch a handover tomorrow?',
    'So can I come by and have a look?',
  ])('is to come and see: %s', (text) => expect(leave(text)).toBe('may_i_come'));

  it.each(['Shall I take you through the numbers?', 'Can I just show you the plan?', 'May I explain why it is late?'])(
    'is to tell something: %s',
    (text) => expect(leave(text)).toBe('shall_i_explain'),
  );

  it.each([
    'Could you come by on Thursday?',
    'I will come and see it.',
    'Can I have the list by Friday?',
    'Who could explain it to them?',
    'Can I explain to the board that it is late?',
  ])('is not in: %s', (text) => expect(leave(text)).toBeNull());
});
