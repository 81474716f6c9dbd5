import { describe, expect, it } from '@jest/globals';
import { wishIn } from './goal';

const INES = { who: 'Ines', pronoun: 'she' } as const;

describe('the goal in a sentence that tells it', () => {
  it.each([
    ['I need ¤O to name a date I can give the vendor.', 'Get Ines to name a date you can give the vendor.'],
    ['It would be enough for me if ¤S said yes to the 5th of November.', 'Get Ines to say yes to the 5th of November.'],
    ['When we meet I hope to leave with ¤P yes to 7 October.', 'Get Ines’s yes to 7 October.'],
    [
      'goal = ¤P signature on the revised plan before 23 May',
      'Get Ines’s signature on the revised plan before 23 May.',
    ],
    ['I just need to find out whether one year would do.', 'Find out whether one year would do.'],
    ['→ Fridays back from 27 June, that’s all I want from ¤O', 'Come away with Fridays back from 27 June.'],
    ['want: signature on easement before 28 May', 'Get Ines’s signature on easement before 28 May.'],
    [
      'The aim is that ¤S accepts ten weeks of record and fixes the flight.',
      'Get Ines to accept ten weeks of record and to fix the flight.',
    ],
    [
      'Sit down, say sorry properly, and hear from ¤O what would do.',
      'Sit down, say sorry properly, and hear from her what would do.',
    ],
  ])('%s', (mark, goal) => {
    expect(wishIn(mark, INES)?.text).toBe(goal);
  });

  it.each([
    'I have half an hour with ¤O on Thursday.',
    'Don’t mention that I want the second van.',
    'I expect ¤O to ask who pays.',
  ])('is not in: %s', (mark) => {
    expect(wishIn(mark, INES)).toBeNull();
  });
});
