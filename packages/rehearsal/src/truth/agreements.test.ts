/** Agreements of the other's (product §12.15): what is invented, and what was said, stands in the case or is only asked. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';
import { caseIndexOf } from '../understanding/case-index';
import { agreementInvented, mayHaveAgreed, passesOnAgreement } from './agreements';

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

describe('an agreement that is to be passed on', () => {
  const passedOn = (text: string): boolean => parseText(text).some(passesOnAgreement);

  it('is one in many words', () => {
    for (const text of [
      'I’ll say you agreed to that this morning.',
      'I’ll tell my director it’s agreed for the first.',
      'Great, so I’ll put in the file that the inspectorate accepts the 1st of December.',
      'I will report that you have approved the budget.',
    ])
      expect({ text, passedOn: passedOn(text) }).toEqual({ text, passedOn: true });
  });

  it('is none where it hangs on something, or nothing is agreed in it', () => {
    for (const text of [
      'Once you have signed I’ll tell my director it’s agreed.',
      'I’ll tell my director what you told me.',
      'I will put in the file that the bar took eleven seconds.',
      'I won’t say you agreed to it.',
      'I’ll put the day agreed into the minutes.',
    ])
      expect({ text, passedOn: passedOn(text) }).toEqual({ text, passedOn: false });
  });
});

describe('a yes of the other’s', () => {
  it('may have been any word like one, and is none in a no', () => {
    expect(mayHaveAgreed(['What is it you want?', 'Aye, that will do.'])).toBe(true);
    expect(mayHaveAgreed(['On those terms I’d sign.'])).toBe(true);
    expect(mayHaveAgreed(['No, I can’t sign today; the panel approves.', 'Who said so?'])).toBe(false);
    expect(mayHaveAgreed(['Good morning to you.'])).toBe(false);
  });
});
