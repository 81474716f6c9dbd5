import { describe, expect, it } from '@jest/globals';
import { argumentsOf } from './arguments';
import { parseText } from './parse';

const read = (text: string) => {
  const all = parseText(text).map(argumentsOf);
  return { amounts: all.flatMap((entry) => entry.amounts.map((amount) => `${amount.kind} ${amount.text}`)), days: all.flatMap((entry) => entry.days.filter((day) => day.precise).map((day) => day.key)), loose: all.flatMap((entry) => entry.days.filter((day) => !day.precise).map((day) => day.key)) };
};

describe('the arguments of a sentence', () => {
  it.each([
    ['It costs £38,000 more.', ['money £38,000']],
    ['two ports for 38k extra', ['count two ports', 'money 38k']],
    ['It takes six weeks and 3 engineers.', ['duration six weeks', 'count 3 engineers']],
    ['We matched 84 per cent.', ['percent 84 per cent']],
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
    expect(parseText('ill ring u')[0]?.terms.map((term) => term.word)).toEqual(['i', 'will', 'ring', 'you']);
  });

  it('gives every sentence back verbatim', () => {
    const text = 'No. Two ports,  then –\nand the rest “later”; ok? 😀 <b>Yes</b>!';
    for (const sentence of parseText(text)) expect(text).toContain(sentence.text);
  });
});
