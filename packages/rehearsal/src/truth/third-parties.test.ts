/** Agreements of others (product §12.6): what nobody can look up, and what can be, or is no agreement yet. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';
import { caseIndexOf } from '../understanding/case-index';
import { agreementUnchecked, saysArranged } from './third-parties';

const index = caseIndexOf(scenario);
const unchecked = (text: string, heard: readonly string[] = []): boolean =>
  parseText(text).some((sentence) => agreementUnchecked(index, sentence, heard));

describe('agreements of others', () => {
  it('are unchecked with no name, no document and no day', () => {
    for (const text of [
      'Finance has approved it.',
      'The panel has already agreed.',
      'They are all on board already.',
      'The regulator told me it is fine.',
      'They’ve all agreed on the price.',
      'The panel knows about it, I’ve spoken with them and they’re comfortable.',
      'We have already agreed internally on it.',
      'I’ve told the lab you’ll have everything over by the Friday, so that’s confirmed too.',
      'Don’t worry, it’s all sorted.',
    ])
      expect({ text, unchecked: unchecked(text) }).toEqual({ text, unchecked: true });
  });

  it('are not where the other has said so, or is told to be right with it', () => {
    const heard = ['Arjun signed it in January, and on Monday he goes to the director.'];
    expect(unchecked('He signed it, I know.', heard)).toBe(false);
    expect(unchecked('He signed it, I know.')).toBe(true);
    expect(unchecked('They have approved it.', heard)).toBe(true);
    expect(unchecked('But you’re right that he signed.')).toBe(false);
  });

  it('are not, with a document or a day, or where they are still to come', () => {
    for (const text of [
      'Finance approved it on 12 January.',
      'The panel has agreed, it stands in the minutes.',
      'Once legal has signed, we build it.',
      'Has the panel agreed?',
      'Legal has not approved it.',
      'We will ask legal by Friday.',
      'By Friday it’s confirmed or it’s off.',
      'The van is sorted, it leaves at six.',
      'Written by tonight, signed by me.',
      'I like that a lot, that’s agreed from my side.',
      'The crew confirmed it on Friday.',
      // What is settled between the two who talk, or wanted, or still to be got.
      'So we have agreed to work together on it.',
      'Two yours, one ours, agreed.',
      'The training people have insisted on it for years.',
      'I’d get it signed by finance.',
      'I bring you the signed text on Wednesday.',
      'Whatever you write into the list is fine with me.',
      'The tester told us that the form fails.',
      'So they told you it’s agreed with me, and I told you it’s agreed with them.',
    ])
      expect({ text, unchecked: unchecked(text) }).toEqual({ text, unchecked: false });
  });
});

describe('what is said to be arranged', () => {
  const says = (text: string): boolean => parseText(text).some(saysArranged);
  it.each([
    'Good news first: the bar bender has agreed to wait.',
    'The fix is basically written, so it is one line and we are good, right?',
    'Legal will be comfortable, I’ve already squared it with them.',
    'The pharmacies already know about it and they’re fine with that.',
    'My team has already checked the logs.',
    'The new gate is already live in two shops.',
    'It’s all settled with the printers.',
  ])('is told of: %s', (text) => expect(says(text)).toBe(true));

  it.each([
    'Has the council agreed?',
    'Once Fionn has signed it, the stair is frozen.',
    'I will have the logs checked by Friday.',
    'We have not agreed on anything yet.',
    'You said the panel has agreed.',
    'I like that you have it all in your notes.',
    'And you say yes to the second round, I hope.',
  ])('is not: %s', (text) => expect(says(text)).toBe(false));
});
