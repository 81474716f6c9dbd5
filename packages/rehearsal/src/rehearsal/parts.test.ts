import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { asksOpenly, asksWhichOfTwo, asksWithVerb, isTag, partsOf, unpressed, wantedOf } from './parts';

function parts(text: string) {
  const [first] = parseText(text);
  if (!first) throw new Error(`Nothing in ${text}`);
  return partsOf(first);
}
const texts = (text: string): readonly string[] => parts(text).map(({ sentence }) => sentence.text);
const only = (text: string) => {
  const [first, ...more] = parts(text);
  if (!first || more.length > 0) throw new Error(`Not one part: ${text}`);
  return first;
};

describe('what a sentence asks', () => {
  it('wants a day where it asks on which days', () => {
    expect(wantedOf(only('On which days could the pump be shut?'))).toBe('day');
  });

  it.each([
    [
      'How many pumps have you got and when does the rest arrive?',
      ['How many pumps have you got?', 'and when does the rest arrive?'],
    ],
    [
      'Before we go on, who is Marta, and what did the inspector take away from the test?',
      ['Before we go on, who is Marta?', 'and what did the inspector take away from the test?'],
    ],
    [
      'Plain question: who is asking for the pump, and what happens when the valve fails?',
      ['Plain question: who is asking for the pump?', 'and what happens when the valve fails?'],
    ],
    ['Is the red pump shut, and who can open it?', ['Is the red pump shut?', 'and who can open the red pump?']],
    ['Who may stop the pump, and until when?', ['Who may stop the pump?', 'until when may stop the pump?']],
    ['Can you do this, and does the pump hold then?', ['Can you do this?', 'and does the pump hold then?']],
    ['Is that right, and would you sign it?', ['Is that right?', 'and would you sign it?']],
    [
      'What did the valve cost, and has Marta seen the new pump at work?',
      ['What did the valve cost?', 'and has Marta seen the new pump at work?'],
    ],
    [
      'What I’d like to know is what holds the pump up, and who decides on the valve.',
      ['what holds the pump up?', 'and who decides on the valve?'],
    ],
    [
      'I was asking who shuts the pump, and what the valve costs.',
      ['who shuts the pump?', 'and what the valve costs?'],
    ],
  ])('%s asks for two things', (text, expected) => expect(texts(text)).toEqual(expected));

  it.each([
    'Do you want the red pump, or would you rather keep the old one?',
    'Do you accept the sum, and if not, which part of it?',
    'The third pump, which is dear, comes on Monday.',
    'Who is the inspector, and what does she do?',
    'If the valve fails on Tuesday, would you stop the pump?',
  ])('%s stays one', (text) => expect(texts(text)).toEqual([text]));

  it('is told from what leads up to it', () => {
    const { core, ledUpTo } = only('Before I argue, which pump in the cellar do you believe least?');
    expect(core.text).toBe('which pump in the cellar do you believe least?');
    expect(ledUpTo).toBe(true);
    // What points back is not understood without it.
    expect(only('The audit found nine leaks, do you believe this number?').ledUpTo).toBe(false);
  });

  it('leaves out a courtesy before it', () => {
    expect(texts('May I ask, what happened to the first pump?')).toEqual(['what happened to the first pump?']);
  });

  it.each([
    ['What would you look at when the pump stops?', 'matter'],
    ['What earliest day can you commit to?', 'day'],
    ['Who signs for the pump?', 'person'],
    ['Who opens the valve when you are away?', 'person'],
    ['How many pumps run when the valve is shut?', 'amount'],
    ['Which pump would get you on the rota, or a say in who is on it?', 'matter'],
    ['How late did the crew go home?', 'amount'],
    ['Is the valve shut?', 'yes_no'],
    ['Is it the valve or the pump?', 'matter'],
    ['Is the valve shut or not?', 'yes_no'],
  ])('%s wants: %s', (text, wanted) => expect(wantedOf(only(text))).toBe(wanted));

  it('is pressed for, and asks the same', () => {
    const pressed = only('Would the pump stop when the valve fails, yes or no?');
    expect(unpressed(pressed).text).toBe('Would the pump stop when the valve fails?');
    expect(asksWithVerb(pressed)).toBe(true);
  });

  it.each(['yes or no?', 'or something else?', 'right?', 'the duty phone'])('“%s” asks nothing of its own', (clause) =>
    expect(isTag(clause)).toBe(true),
  );
  it.each(['who signs for it?', 'what would you change in the plan'])('“%s” does', (clause) =>
    expect(isTag(clause)).toBe(false),
  );
});

describe('what a yes answers', () => {
  it.each(['Is it the pump, or is it the valve?', 'Do you want the red one or the old one?'])(
    'not which of two: %s',
    (text) => expect(asksWhichOfTwo(only(text))).toBe(true),
  );
  it.each([
    'Is it the pump or not?',
    'Which of the pumps or valves is it?',
    'Would you use it with only that, or is that still not enough?',
    'Can you live with it or would that come too late?',
  ])('but this: %s', (text) => expect(asksWhichOfTwo(only(text))).toBe(false));

  it.each(['What does the pump cost?', 'And who repairs it?'])('not an open question: %s', (text) =>
    expect(asksOpenly(only(text))).toBe(true),
  );
  it.each(['What if we sold the pump?', 'How about the valve?', 'Can you repair it?'])('but this: %s', (text) =>
    expect(asksOpenly(only(text))).toBe(false),
  );
});
