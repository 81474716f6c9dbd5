/** What the classifiers of drafts find is told only where the sentence does not show the contrary, and in the words that claim it. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../../language/parse';
import type { Moment } from '../moment';
import type { FaultChances } from './draft-faults';
import { DRAFT_FAULTS, type DraftFault } from './fault-classes';
import { flawIn } from './flawed';

/** A draft of one sentence in which the classifiers are sure of a fault; all else of the moment is not looked at. */
function sureOf(fault: DraftFault, text: string): Moment {
  const chances = Object.fromEntries(DRAFT_FAULTS.map((one) => [one, one === fault ? 1 : 0])) as FaultChances;
  const draft = parseText(text);
  return {
    draft,
    told: draft.map(() => []),
    flaws: { faulty: 1, fault, chance: 1, at: 0, sentences: [chances] },
  } as never;
}

describe('a fault that only the classifiers find', () => {
  it('is no imposing where the other chooses', () => {
    expect(flawIn(sureOf('imposing', 'From Tuesday two drivers you choose try the ramp.'), false)).toBeNull();
    expect(flawIn(sureOf('imposing', 'From Tuesday all drivers take the ramp.'), false)?.kind).toBe('imposing');
    expect(flawIn(sureOf('imposing', 'Whatever you decide, all drivers take the ramp.'), false)?.kind).toBe('imposing');
  });
  it('is no threat where it is said to be left out', () => {
    const text = 'My advice is to ask them in writing, without threatening them.';
    expect(flawIn(sureOf('threat', text), false)).toBeNull();
  });
  it('is nothing given away in a question, unless the question only ends it', () => {
    const asked = 'Is it a covenant, then, and would the same money going out in January be all right for you?';
    expect(flawIn(sureOf('giveaway', asked), false)).toBeNull();
    expect(flawIn(sureOf('giveaway', 'You get all of it then, all right?'), false)?.kind).toBe('giving_away');
  });
  it('is no threat where somebody gives their word', () => {
    expect(flawIn(sureOf('threat', 'I give you my word that you print on Thursday.'), false)).toBeNull();
    expect(flawIn(sureOf('threat', 'I promise you’ll regret it.'), false)?.kind).toBe('threat');
  });
  it.each([
    'If one second owner is still missing on the morning, whom should your branch manager call, you or me?',
    'And if I have no name for the 50 on Monday, what shall I do so that you don’t end up holding it?',
    'I’m afraid I have to be off for the bus now, Mo.',
  ])('is no threat where somebody asks what to do then, or takes leave: %s', (text) => {
    expect(flawIn(sureOf('threat', text), false)).toBeNull();
  });
  it('is no threat where the classifier of utterances hears nobody pressed', () => {
    const text = 'You would see whether there had been a hold and who lifted it.';
    const heard = (label: string) => ({ ...sureOf('threat', text), told: [[{ label, probability: 0.9 }]] }) as never;
    expect(flawIn(heard('offer'), false)).toBeNull();
    expect(flawIn(heard('pressure'), false)?.kind).toBe('threat');
    expect(flawIn(heard('offer'), true)?.kind).toBe('threat');
  });
  it('is nothing untrue where it only asks for something', () => {
    const text = 'And will you ring the bank’s number in to me on the 31st, so I know it worked?';
    expect(flawIn(sureOf('untrue', text), false)).toBeNull();
    const claim = 'Will you sign now that the board has already approved it?';
    expect(flawIn(sureOf('untrue', claim), false)?.kind).toBe('hearsay');
  });
  it('is one where it is what happens to the other', () => {
    for (const text of [
      'If you don’t sign on Monday, who do you think they will call first?',
      'If it is not signed by Friday, what do I tell your director about you?',
      'I’m afraid I have to go to your director with this.',
      'Sorry, but I have to stop the payments until you sign.',
    ])
      expect([text, flawIn(sureOf('threat', text), false)?.kind]).toEqual([text, 'threat']);
  });
  it('quotes what is claimed of others', () => {
    const text = 'The landlord has already agreed to the ramp, so you can plan 14 lorries for Friday.';
    expect(flawIn(sureOf('untrue', text), false)).toEqual({
      kind: 'hearsay',
      quote: 'The landlord has already agreed to the ramp',
    });
  });
});
