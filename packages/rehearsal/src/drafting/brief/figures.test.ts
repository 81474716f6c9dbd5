import { describe, expect, it } from '@jest/globals';
import { parseText } from '../../language/parse';
import { figuresIn } from './figures';

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
