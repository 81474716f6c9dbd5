import { describe, expect, it } from '@jest/globals';
import { argumentsOf } from './arguments';
import { parseText } from './parse';

const read = (text: string) => {
  const all = parseText(text).map(argumentsOf);
  return {
    amounts: all.flatMap((entry) => entry.amounts.map((amount) => `${amount.kind} ${amount.text}`)),
    days: all.flatMap((entry) => entry.days.filter((day) => day.precise).map((day) => day.key)),
    loose: all.flatMap((entry) => entry.days.filter((day) => !day.precise).map((day) => day.key)),
  };
};

describe('the arguments of a sentence', () => {
  it.each([
    ['It costs £38,000 more.', ['money £38,000']],
    ['two ports for 38k extra', ['count two ports', 'money 38k']],
    ['It takes six weeks and 3 engineers.', ['duration six weeks', 'count 3 engineers']],
    ['We matched 84 per cent.', ['percent 84 per cent']],
    ['it takes half a day', ['duration half a day']],
    ['To finish is 9.4, to stop is 2.2 now.', ['count 9.4', 'count 2.2']],
    [
      'one hundred and twenty pallets, two and a half weeks',
      ['count one hundred and twenty pallets', 'duration two and a half weeks'],
    ],
    ['USD 4,500 and a couple of days', ['money 4,500', 'duration a couple of days']],
    ['We clean it twice a day.', []],
    ['Section 4.2 says so.', []],
    ['There are three options on the table.', []],
    ['I have two things to say.', []],
  ])('finds the amounts of: %s', (text, amounts) => {
    expect(read(text).amounts).toEqual(amounts);
  });

  it.each([
    ['The date is 12 November.', ['12 nov']],
    ['you get it weds, 3pm', ['wed', '3']],
    ['ill send it tmrw', ['tomorrow']],
    ['You hear from me within 48 hours.', ['48 hours']],
    ['You get it by the 15th of march, at half past seven.', ['15 mar', 'half past seven']],
    ['may 3 at 5 o’clock', ['3 may', '5']],
    ['It may be late.', []],
    ['We will circle back soon.', []],
  ])('finds the days of: %s', (text, days) => {
    expect(read(text).days).toEqual(days);
  });

  it('does not take next week or a month for a day', () => {
    expect(read('We will have it next week, or in March.')).toMatchObject({ days: [], loose: ['next week', 'mar'] });
  });

  it('hears negation, questions and shorthand', () => {
    expect(parseText('i cant do that')[0]?.negated).toBe(true);
    expect(parseText('We never drop it.')[0]?.negated).toBe(true);
    expect(parseText('We drop it.')[0]?.negated).toBe(false);
    expect(parseText('can you live with two ports')[0]?.question).toBe(true);
    expect(parseText('how many pallets do you wrap on a normal morning')[0]?.question).toBe(true);
    expect(parseText('what i can do is the mail')[0]?.question).toBe(false);
    expect(parseText('ill ring u')[0]?.terms.map((term) => term.word)).toEqual(['i', 'will', 'ring', 'you']);
  });

  it('gives every sentence back verbatim', () => {
    const text = 'No. Two ports,  then –\nand the rest “later”; ok? 😀 <b>Yes</b>!';
    for (const sentence of parseText(text)) expect(text).toContain(sentence.text);
  });
});
