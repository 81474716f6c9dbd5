import { expect, it } from '@jest/globals';
import { wordingOf } from './wording';

it.each([
  ['Who signs that?', 'person'],
  ['and who signs that', 'person'],
  ['When do you need it?', 'day'],
  ['how many sheets are missing', 'amount'],
  ['Why does it have to be Friday?', 'reason'],
  ['Can you live with that?', 'yes_no'],
  ['Tell me more about the stair.', 'matter'],
  ['I was wondering whether the board knows', 'matter'],
  ['We pour on Monday.', 'none'],
  ['I will ring the foreman.', 'none'],
  ['Foundations first, the rest later, ok?', 'none'],
])('%s wants: %s', (text, wanted) => expect(wordingOf(text).wanted).toBe(wanted));

it.each([
  ['We will not move the date.', true],
  ['I can’t give you two people.', true],
  ['dont expect that from me', true],
  ['We move the date.', false],
  ['Nobody told us.', true],
])('%s is negated: %s', (text, negated) => expect(wordingOf(text).negated).toBe(negated));

it.each([
  ['We will not move the date.', true],
  ['I won’t say no to that, and never did', false],
  ['We have never not paid', false],
  ['Without the crane we stop', false],
])('%s is turned round: %s', (text, turned) => expect(wordingOf(text).turned).toBe(turned));

it('knows figures, weekdays and months', () =>
  expect(wordingOf('38,000 by Friday the 3rd of May, for two').figures).toEqual(['38000', 'friday', '3rd', 'may']));

it('knows figures by their value and words by their stem', () => {
  expect(wordingOf('The drawings cost £38,000').words).toEqual(wordingOf('the drawing cost 38000').words);
});
