/** Agreements of the other's (product §12.15): what is invented, and what was said, stands in the case or is only asked. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';
import { caseIndexOf } from '../understanding/case-index';
import { agreementInvented } from './agreements';

const index = caseIndexOf(scenario);
const invented = (text: string, heard: readonly string[] = []): boolean =>
  parseText(text).some((sentence) => agreementInvented(index, sentence, heard));

describe('agreements of the other’s', () => {
  it('are invented where neither the case nor their own words hold them', () => {
    for (const text of [
      'You agreed to the lighter form last month.',
      'As you told my director last week, you’ve already guaranteed me the whole kitchen team, haven’t you?',
      'Before we start, you’ll remember we agreed in September, you and I, that the hotels would wait.',
      'You already promised me the training rooms, right?',
    ])
      expect({ text, invented: invented(text) }).toEqual({ text, invented: true });
  });

  it('are not where they were said, are asked for, or denied', () => {
    for (const text of [
      'Have you agreed to anything last month?',
      'You have not promised me anything yet.',
      'You agreed to that just now.',
      'We agreed to talk again.',
    ])
      expect({ text, invented: invented(text) }).toEqual({ text, invented: false });
    const heard = ['I promised the training rooms to your colleague.'];
    expect(invented('You already promised me the training rooms, right?', heard)).toBe(false);
  });
});
