import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { hangsOn, pointingTo } from './pointing-back';

function inFull(text: string, before: string): string | null {
  const [stands] = parseText(before);
  if (!stands) throw new Error(`Nothing in ${before}`);
  return pointingTo(text, stands)?.text ?? null;
}

describe('a question that points back', () => {
  it.each([
    ['and who can close it?', 'Is the label page closed right now?', 'and who can close the label page?'],
    ['and who may stop it?', 'What starts the clock for the bank statements?', 'and who may stop the clock?'],
    ['What date have they given you?', 'And who is your supplier?', 'What date have your supplier given you?'],
    // Without a verb of its own it borrows the rest of the question.
    ['and from when?', 'How many days do you need for the pumps?', 'from when do you need for the pumps?'],
    ['until when?', 'Who may stop a carton?', 'until when may stop a carton?'],
    ['How long?', 'Now to the passport.', 'How long for the passport?'],
    ['Why?', 'You missed both trainings.', 'why You missed both trainings?'],
    ['What was the reason?', 'First batch nine days late.', 'why First batch nine days late?'],
    ['How long can we keep it?', 'Next the bank papers.', 'How long can we keep the bank papers?'],
  ])('%s behind “%s”', (text, before, expected) => expect(inFull(text, before)).toBe(expected));

  it.each([
    // Nothing is pointed to, or nothing was named.
    ['and who signs for the pump?', 'Is the valve shut?'],
    ['and who can close it?', 'Is that right?'],
    // 'It' is what was asked for.
    ['and would you sign for it?', 'What can open on Tuesday without that page?'],
    // They point to no one thing.
    ['is it the stair?', 'What can I take off your desk?'],
    ['and which of them is yours?', 'Do you know the pumps?'],
    ['can anyone still do it?', 'Is the page open?'],
    ['and from when?', 'I will do my best.'],
    ['from when?', 'How long?'],
    ['Why?', 'I can do the first two.'],
    ['and what stops them?', 'Can the drivers use the system?'],
  ])('not %s behind “%s”', (text, before) => expect(inFull(text, before)).toBeNull());
});

it.each([
  ['Why?', 'You missed both trainings.', true],
  ['How long?', 'Now to the passport.', true],
  ['How long can we keep it?', 'Next the bank papers.', true],
  ['How long can we keep it?', 'You said that the bank papers go with the decision, and I wrote that down.', false],
  ['Who signs for the pump?', 'Now to the passport.', false],
])('%s hangs on “%s”: %s', (text, before, hangs) => {
  const [stands] = parseText(before);
  expect(stands !== undefined && hangsOn(text, stands)).toBe(hangs);
});
