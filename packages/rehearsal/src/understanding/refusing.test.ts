/** What refuses something, and what only begins with a no. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { refuses } from './refusing';
import { announcesUnwelcome, hintsAtHarm } from './unwelcome';

describe('refusing', () => {
  it.each([
    'No, not before the audit.',
    'No, I can’t give you the fitters.',
    'No, the second shift stays as it is.',
    'No second workshop.',
  ])('%s', (text) => expect(parseText(text).some(refuses)).toBe(true));

  it.each([
    'No, I wouldn’t have wanted to stand there myself.',
    'No, we never saw that list either.',
    'No, I don’t think so.',
  ])('not: %s', (text) => expect(parseText(text).some(refuses)).toBe(false));
});

describe('a harm to the other that one would regret', () => {
  it.each([
    'I’d hate for your landlord to hear of it from somebody else.',
    'If I have to guess before the board, it could look bad for you, and nobody wants that.',
    'It would be a pity if I had to explain the delay to your director.',
  ])('%s', (text) => expect(parseText(text).some(hintsAtHarm)).toBe(true));

  it.each([
    'I’d hate to lose you.',
    'It would be a pity to lose the slot.',
    'It would be a shame if the children had no hall in May.',
    'I’d rather not sell you the same door twice.',
    'I’d be sorry if the roof leaked again.',
  ])('not: %s', (text) => expect(parseText(text).some(hintsAtHarm)).toBe(false));
});

describe('a deed that is announced as unwelcome', () => {
  it.each([
    'I’d hate for your landlord to hear of it.',
    'I’d much rather not have this printed.',
    'I’d not like to have to tell the auditors.',
    'I would be very sorry if I had to ring the council.',
    // Honest regret has the same form: so it proves nothing.
    'I’d hate to lose you.',
  ])('%s', (text) => expect(parseText(text).some(announcesUnwelcome)).toBe(true));

  it.each([
    'I’d rather not say.',
    'I would like to have the list.',
    'I do not want to argue.',
    'I’m sorry I rang late.',
  ])('not: %s', (text) => expect(parseText(text).some(announcesUnwelcome)).toBe(false));
});
