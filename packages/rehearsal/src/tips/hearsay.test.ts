/** What a draft says of others that nobody in the case has said or done, and what of it the case bears out (product §10.3). */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { createLexicalSimilarity } from '../similarity/lexical';
import { boardDate as scenario } from '../testing/scenarios/the-board-already-has-the-date';
import { caseIndexOf } from '../understanding/case-index';
import { claimOfOthers, hearsayIn } from './hearsay';

const heardIn = (text: string): string | null =>
  hearsayIn({
    index: caseIndexOf(scenario),
    draft: parseText(text),
    spoken: ['The harbour board waits for the new gates until 12 May.'],
    similarity: createLexicalSimilarity(),
  })?.kind ?? null;
const outrightIn = (text: string): boolean | null =>
  hearsayIn({
    index: caseIndexOf(scenario),
    draft: parseText(text),
    spoken: [],
    similarity: createLexicalSimilarity(),
  })?.outright ?? null;
const claimIn = (text: string): string | null => parseText(text).map(claimOfOthers)[0] ?? null;

describe('what is said of others', () => {
  it('is borne out where the party and the very day stand in the case or the talk', () => {
    expect(heardIn('The harbour board promised the gates for 12 May.')).toBeNull();
    expect(heardIn('The harbour board promised the gates for 20 June.')).toBe('settled');
    expect(heardIn('The pilots promised a second tug for 12 May.')).toBe('settled');
    expect(heardIn('The 40 moves are the consensus of all the pilots.')).toBe('settled');
    expect(heardIn('The second tug is the decision of the pilots.')).toBeNull();
    expect(heardIn('It is only fair to say that the auditors have approved a second crane.')).toBe('settled');
  });
  it('is outright where somebody who is named has settled it, and nothing stands before or against it', () => {
    expect(outrightIn('The pilots confirmed that a second tug is free.')).toBe(true);
    expect(outrightIn('My finance director has signed off the second crane already.')).toBe(true);
    expect(outrightIn('He signed for a second crane in January.')).toBe(false);
    expect(outrightIn('I won’t tell you it is free until the pilots have signed for a second tug.')).toBe(false);
    expect(outrightIn('I think the pilots have signed for a second tug.')).toBe(false);
    expect(outrightIn('The auditors certified nothing about a second crane.')).toBe(false);
  });
  it('may be a mere report, which the classifiers have to doubt as well', () => {
    expect(heardIn('The tug masters have written to us that the new berth is quicker.')).toBe('reported');
    expect(heardIn('You told me that the berth is slow.')).toBeNull();
  });
  it('stands in the part that claims it, and not in what follows from it', () => {
    expect(claimIn('The lab has already signed the samples, so you can book 40 trucks for Monday.')).toBe(
      'The lab has already signed the samples',
    );
    expect(claimIn('There are 40 trucks for Monday, they told me last week.')).toBeNull();
  });
});
