/** What a report may say aloud: quotes that bear what they are printed for, and lacks that a search finds nothing near (product §12.14). */
import { describe, expect, it } from '@jest/globals';
import { bears, bearsAct } from './clear-signs';

const BEARING: readonly (readonly [string, string])[] = [
  ['named-before-answering', 'Fair point that you didn’t promise the quarter.'],
  ['named-their-stake', 'I know it makes you the one who pays for a no that came very late.'],
  ['set-a-boundary', 'Don’t print the nine months on Thursday.'],
  ['set-a-boundary', 'Eleven countries in October will not happen.'],
  ['turned-no-into-next', 'Not all eleven in October, but two of them, if the rest may follow six weeks later.'],
  ['asked-their-side', 'What does it cost you if we move from November to February?'],
  ['committed-in-own-name', 'I’ll tell Paula at 16:00 myself, with the word breach in it.'],
  ['owner-and-day', 'Dora prints the count on Friday and I bring it to you.'],
  ['backed-with-fact', 'A sample of 2,000 matched 84 per cent.'],
  ['trade-off-with-number', 'Moving the spots costs $36,000, and then we keep the third.'],
];
const NOT_BEARING: readonly (readonly [string, string])[] = [
  ['named-before-answering', 'You ran a plant.'],
  ['named-before-answering', 'Walk me through one call, the last one you took.'],
  ['named-their-stake', 'One page, not sixty, and I’d be glad to write it while you talk.'],
  ['set-a-boundary', 'Nothing happened between the eleventh and the twelfth, Helen.'],
  ['set-a-boundary', 'Hearing you I’m not sure anyone who built it ever stood in here.'],
  ['asked-their-side', 'If you sign, what happens to the other four on Monday?'],
  ['took-up-what-was-raised', 'What would you want that I do with his date?'],
  ['backed-with-fact', 'How many of the 11,400 were read?'],
  ['gave-the-cause', 'It is late.'],
];

describe('a quote', () => {
  it.each(BEARING)('shows %s: %s', (indicator, quote) => expect(bears(indicator, quote)).toBe(true));
  it.each(NOT_BEARING)('does not show %s: %s', (indicator, quote) => expect(bears(indicator, quote)).toBe(false));
  it('is no cause of a gain that it does not show', () => {
    expect(bearsAct('acknowledge', 'Your note is right, Mr Rennie.')).toBe(false);
    expect(bearsAct('own', 'I signed each of the earlier forecasts.')).toBe(true);
  });
});
