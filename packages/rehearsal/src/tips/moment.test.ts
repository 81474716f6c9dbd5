/** The words of a draft that a tip quotes. */
import { expect, it } from '@jest/globals';
import { inAskedWords } from './moment';

it.each([
  [
    'If Havvind sign for 150 by Thursday, do the third vessel’s tablets stay bought this year, yes or no?',
    'do the third vessel’s tablets stay bought this year',
  ],
  [
    'Now the wet days: on a wet day in January, when the new line wants to dose by its table, who may say stop, Davide or Ferri?',
    'who may say stop',
  ],
  [
    'What did it cost, the time it got it wrong with two of them, in tickets or in pounds, and for whom?',
    'What did it cost',
  ],
  [
    'So now I ask you a second time: with that on paper, will you let me copy the pages of it?',
    'will you let me copy the pages of it',
  ],
  [
    'And would you rather tell Mr. Halvorsen alone about all of it, or should I be in the room with you?',
    'would you rather tell Mr. Halvorsen alone about all of it',
  ],
  [
    'If we move the go-live, which costs you nothing at all before June, would you sign the new date with me today?',
    'would you sign the new date with me today',
  ],
  ['Which of the two would you rather?', 'Which of the two would you rather'],
])('quotes of a question what asks: %s', (text, asked) => expect(inAskedWords(text)).toBe(asked));
