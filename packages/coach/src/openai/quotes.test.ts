import { describe, expect, it } from '@jest/globals';
import { locateQuote } from './quotes';

const SAID =
  'We won’t make 1 October — the “load test” stopped at 140 of 400\ndeclarations an hour… so the date I can stand behind is 12 November. Camera-ready? No.';

describe('locateQuote', () => {
  it.each([
    ['We won’t make 1 October', 'We won’t make 1 October'],
    ["we won't make 1 october", 'We won’t make 1 October'],
    ['"We won\'t make 1 October"', 'We won’t make 1 October'],
    ['the "load test" stopped', 'the “load test” stopped'],
    ['140 of 400 declarations an hour', '140 of 400\ndeclarations an hour'],
    ['1 October - the', '1 October — the'],
    ['the date I can stand behind is 12 November.', 'the date I can stand behind is 12 November.'],
    ['**stand behind is 12 November**', 'stand behind is 12 November'],
    [
      'We won’t make 1 October ... 12 November',
      'We won’t make 1 October — the “load test” stopped at 140 of 400\ndeclarations an hour… so the date I can stand behind is 12 November',
    ],
    [
      'We won’t make […] stand behind',
      'We won’t make 1 October — the “load test” stopped at 140 of 400\ndeclarations an hour… so the date I can stand behind',
    ],
    ['the date I can stand behind…', 'the date I can stand behind'],
  ])('finds %j', (quote, verbatim) => {
    expect(locateQuote(SAID, quote)).toBe(verbatim);
    expect(SAID).toContain(verbatim);
  });

  it.each([
    '',
    '.',
    '...',
    'era',
    'because of the moon',
    'stand behind is 13 November',
    '12 November ... 1 October',
    'We will make 1 October',
  ])('finds nothing for %j', (quote) => {
    expect(locateQuote(SAID, quote)).toBeNull();
  });

  it('gives back letters of the message, whatever they are', () => {
    const said = 'Das kostet 38.000 € – und zwar\u00A0jetzt, 👩‍👩‍👧 inbegriffen.';
    const found = locateQuote(said, '38.000 € - und zwar jetzt');
    expect(found).toBe('38.000 € – und zwar\u00A0jetzt');
  });
});
