import { describe, expect, it } from '@jest/globals';
import { isFor } from '../../testing/read-purpose';
import type { Told } from '../brief/told';
import { holdsTogether, saidIn } from './as-read';

const told = (text: string, sure: number): Told =>
  ({ purpose: { ...isFor('their_worry'), said: { text, sure } } }) as unknown as Told;

describe('how somebody would say a sentence of the brief', () => {
  it('is taken where it is a whole sentence and sure enough', () => {
    expect(saidIn(told('I have promised my crews they will get it.', 0.4))).toBe(
      'I have promised my crews they will get it.',
    );
    expect(saidIn(told('I have promised my crews they will get it.', 0.2))).toBeNull();
  });

  it('is taken in a fragment where that is surer', () => {
    expect(saidIn(told('No trucks between ten at night and six.', 0.7))).toBe(
      'No trucks between ten at night and six.',
    );
    expect(saidIn(told('No trucks between ten at night and six.', 0.4))).toBeNull();
  });

  it('is not taken where words are torn apart', () => {
    for (const torn of [
      'I the three weeks lost to the cellars taken out of the penalties.',
      'My the son is not coming back from Perth.',
      'I to know why the survey didn’t catch it.',
      'My in 2016 eleven books went out and nine returned.',
      'The post of head of is to be merged with the archive.',
      'Have not released the second payment of 38 lakh.',
      'I worried for my five young cooks because the owner talks.',
      'Wants receipts for every bag of cement in May.',
      'I want to know who pays for the.',
      'I 46 outpatients a day and I believe you.',
      'Will not be a purse that opens each time.',
      'I Sent the plan to on 1 September.',
      'I not refuse.',
      'Depot manager I have refused to sign the form.',
      'It was my name in the newspaper and not.',
      'It be the fifteen years that trouble me.',
      'I been in there since 2009.',
    ])
      expect(saidIn(told(torn, 0.9))).toBeNull();
  });
});

it('holds together where no word is missing', () => {
  expect(holdsTogether('I was never asked, and I won’t lay anybody off.')).toBe(true);
  expect(holdsTogether('I been in there since 2009.')).toBe(false);
});
