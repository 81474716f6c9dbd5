import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { changeFrom, type Clash, clashIn } from './clashes';

const clashing = (text: string, earlier: readonly string[]): Clash | null =>
  parseText(text)
    .map((sentence) => clashIn(sentence, earlier))
    .find((clash) => clash !== null) ?? null;

describe('what does not fit what was said before', () => {
  it('a day or a price that changed for the same thing', () => {
    expect(
      clashing('The signed stair layout from Fionn comes on Monday.', [
        'You get the signed stair layout from Fionn on Friday.',
      ]),
    ).toEqual({ old: 'Friday', new: 'Monday' });
    expect(
      clashing('Running both portal systems costs £50,000.', ['Running both portal systems costs £38,000.']),
    ).toEqual({ old: '£38,000', new: '£50,000' });
  });
  it('is no clash where something comes sooner than by its day, and is one where it comes later', () => {
    const due = (day: string): string => `You get the signed stair layout from Fionn by ${day}.`;
    expect(clashing(due('Wednesday'), [due('Friday')])).toBeNull();
    expect(clashing(due('Friday'), [due('Wednesday')])).not.toBeNull();
    expect(clashing('The signed stair layout from Fionn comes on Tuesday.', [due('Thursday')])).not.toBeNull();
  });
  it('is no clash when it speaks of another thing, or says that it changed', () => {
    expect(
      clashing('The slab drawings come on Monday.', ['You get the signed stair layout from Fionn on Friday.']),
    ).toBeNull();
    expect(
      clashing('Running both portal systems costs another £12,000.', ['Running both portal systems costs £38,000.']),
    ).toBeNull();
    expect(
      clashing('I meant Monday, you get the signed stair layout on Monday.', [
        'You get the signed stair layout on Friday.',
      ]),
    ).toBeNull();
  });
  it('is no clash where only what stands before tells of what a sentence speaks', () => {
    const before = ['Running both portal systems costs £38,000.'];
    expect(clashing('It costs £50,000 with both portal systems running.', before)).toBeNull();
    expect(clashing('Both portal systems running costs £50,000.', before)).not.toBeNull();
  });
  it('is raised once: what was said last counts from then on', () => {
    expect(
      clashing('So running both portal systems costs £50,000 for us.', [
        'Running both portal systems costs £38,000.',
        'Running both portal systems costs £50,000.',
      ]),
    ).toBeNull();
  });
  it('is a change all the same when it is said openly', () => {
    expect(
      changeFrom('I meant Monday, you get the signed stair layout on Monday.', [
        'You get the signed stair layout on Friday.',
      ]),
    ).toEqual({ old: 'Friday', new: 'Monday' });
    expect(
      changeFrom('You get the signed stair layout on Friday.', ['You get the signed stair layout on Friday.']),
    ).toBeNull();
  });
});
