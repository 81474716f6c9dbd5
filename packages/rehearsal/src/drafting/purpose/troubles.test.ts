/** Which of their sentences become concerns. */
import { describe, expect, it } from '@jest/globals';
import type { Told } from '../brief/told';
import type { Saying } from '../brief/voiced';
import { isFor } from '../../testing/read-purpose';
import type { Purpose } from './purposes';
import { troubling } from './troubles';

const said = (text: string, purpose: Purpose = 'their_worry'): Saying => ({
  text,
  from: { purpose: isFor(purpose), own: false, knownBy: 'both' } as Told,
  guessed: false,
  weight: 2,
});
const texts = (...sayings: readonly Saying[]): readonly string[] => troubling(sayings).map(({ text }) => text);

const BOTH = 'I’m short of fitters since two left in March, and I won’t pay the nights myself.';

describe('the sayings that concerns are made of', () => {
  it('are two where one sentence holds two, and there are too few', () => {
    expect(texts(said(BOTH))).toEqual([
      'I’m short of fitters since two left in March.',
      'I won’t pay the nights myself.',
    ]);
  });

  it('stay whole where there are enough, and where the second leans on the first', () => {
    const others = [
      said('The small boats can’t wait in a queue at four.'),
      said('Nobody has shown me a way for the bus.'),
    ];
    expect(texts(said(BOTH), ...others)).toContain(BOTH);
    const leaning = 'The crane was late three times in March, and I won’t have it again.';
    expect(texts(said(leaning))).toEqual([leaning]);
  });

  it('are money that is no longer what was agreed, where they wrote it themselves', () => {
    const text = 'The portal is now at $1.94M against the $1.6M we approved in March.';
    const others = [
      said('The go-live is on every slide I showed the board.'),
      said('I need to know by Friday what the number is.'),
    ];
    const fact = said(text, 'case_fact');
    expect(texts({ ...fact, from: { ...fact.from, own: true } }, ...others)).toContain(text);
    expect(texts(fact, ...others)).not.toContain(text);
  });

  it('are short ones too where there are too few, and never what is no worry', () => {
    expect(texts(said('I haven’t the escorts.'), said('I like the view.', 'about_them'))).toEqual([
      'I haven’t the escorts.',
    ]);
  });
});
