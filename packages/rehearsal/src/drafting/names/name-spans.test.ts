import { describe, expect, it } from '@jest/globals';
import { writtenNames } from './name-spans';

const names = (brief: string): readonly string[] => writtenNames(brief).map(({ name }) => name);

describe('words that may be somebody’s name', () => {
  it('are those with capitals, small words of a name within them', () => {
    expect(names('so I rang Ludovica van den Berg and Óscar about it')).toEqual(['Ludovica van den Berg', 'Óscar']);
  });

  it('end with a sentence, unless a title or an initial goes on', () => {
    expect(names('The only one left is Raj Bhana’s. He bakes at night.')).toEqual(['Raj Bhana']);
    expect(names('We ship from Gdynia. Bogna waits. Then Dr. Achterberg and P. Lund came.')).toEqual([
      'Gdynia',
      'Bogna',
      'Achterberg',
      'P. Lund',
    ]);
  });

  it('hold no word that only opens a sentence, and no day', () => {
    expect(names('When Bogna called, she asked.\nThe Marsden Friday delivery is late.')).toEqual(['Bogna', 'Marsden']);
  });

  it('are one where they stand more than once, each place told', () => {
    const brief = 'Bogna called. Ask Bogna’s clerk.';
    expect(writtenNames(brief)).toEqual([
      {
        name: 'Bogna',
        at: [
          { start: 0, end: 5 },
          { start: 18, end: 23 },
        ],
      },
    ]);
  });

  it('hold no courtesy and no word by which somebody is spoken of', () => {
    expect(names('ask old Mr Haldane and Poor Bogna, or Ogata-san')).toEqual(['Haldane', 'Bogna', 'Ogata']);
  });

  it('are no part of an address or a number', () => {
    expect(names('mail to bogna@Gdynia.example, order K4-Alpha7')).toEqual([]);
  });
});
