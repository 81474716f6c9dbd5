/** What refuses something, and what only begins with a no. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { refuses } from './refusing';
import { announcesUnwelcome } from './unwelcome';

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
