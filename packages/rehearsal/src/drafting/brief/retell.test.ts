import { describe, expect, it } from '@jest/globals';
import { figuresIn } from './figures';
import { linesOf } from './lines';
import { peopleOf } from './read-people';
import { retold } from './retell';
import { parseText } from '../../language/parse';

const pause = async (): Promise<void> => undefined;

async function told(text: string, notes = 'Present: Helen Brandt (medical lead), Suresh, me'): Promise<string | null> {
  const brief = `${notes}\n${text}`;
  const people = await peopleOf(brief, linesOf(brief), pause);
  const stakeholder = people.find('Helen Brandt') ?? people.all[0];
  if (stakeholder === undefined) throw new Error('Nobody was found');
  return retold(text, { narrator: null, stakeholder, student: null, everybody: people.all });
}

describe('notes in the mouth of whom they are about', () => {
  it.each([
    ['Helen wants every record checked by a nurse', 'I want every record checked by a nurse.'],
    ['Helen’s phone does not stop ringing', 'My phone does not stop ringing.'],
    ['She has been saying so since March', 'I have been saying so since March.'],
    ['I told Helen that we need two weeks', 'You told me that you need two weeks.'],
    ['She is not happy, and her team isn’t either', 'I am not happy, and my team isn’t either.'],
    ['Helen also says it costs her people 40 minutes a day', 'It costs my people 40 minutes a day.'],
    ['We will call her tomorrow', 'You will call me tomorrow.'],
    ['Suresh can’t keep the old system running', 'Suresh can’t keep the old system running.'],
  ])('%s', async (text, spoken) => {
    expect(await told(text)).toBe(spoken);
  });

  it('is left alone where somebody else may be meant', async () => {
    expect(
      await told('Lena told us that she will not sign', 'Present: Helen Brandt (medical lead), Lena (vendor), me'),
    ).toBeNull();
  });
});

describe('figures of ordinary prose', () => {
  it.each([
    ['It is now at $1.94M against the $1.6M we approved in March.', ['$1.94M', '$1.6M', 'March']],
    [
      'We already refunded EUR 18,730, USD 2.3 million and 1,900 € per shop.',
      ['EUR 18,730', 'USD 2.3 million', '1,900 €'],
    ],
    ['Removal is £38k-£45k and takes nineteen days.', ['£38k-£45k', 'nineteen days']],
    [
      'The marathon is on Sunday, 19 October; training is w/c 17 Feb, the rest by the 23rd.',
      ['Sunday, 19 October', '17 Feb', 'the 23rd'],
    ],
    ['One crash in forty: 1 in 40 sessions, 71% against, 5 dev days.', ['1 in 40', '71%', '5 dev days']],
    ['See section 4.2 of ticket #80417 in room 12, at 16:00.', []],
  ])('%s', (text, expected) => {
    const [sentence] = parseText(text);
    if (sentence === undefined) throw new Error('No sentence');
    const found = figuresIn(sentence, text, 100);
    expect(found.map((one) => one.text)).toEqual(expect.arrayContaining(expected));
    expect(found.length === 0).toBe(expected.length === 0);
    for (const { text: words, start, end } of found) expect(text.slice(start - 100, end - 100)).toBe(words);
  });
});
