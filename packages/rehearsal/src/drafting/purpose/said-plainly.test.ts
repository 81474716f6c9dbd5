/** What surely troubles somebody, said by them where no grammatical form of it is certain. */
import { describe, expect, it } from '@jest/globals';
import type { Person } from '../brief/people';
import type { Told } from '../brief/told';
import { saidPlainly } from './said-plainly';

const ANA = { name: 'Ana Prieto' } as Person;
const DARLENE = { name: 'Darlene' } as Person;
const said = (mark: string, people: readonly Person[] = []): string | null =>
  saidPlainly({ mark, sentence: { text: mark, quoted: false, people } as unknown as Told['sentence'] }, ANA);

describe('a worry in the mouth of whoever has it', () => {
  it.each([
    ['¤P other thing: not one day closed over the long weekend', 'Not one day closed over the long weekend.'],
    [
      'The objection: lit till ten, four nights a week, straight into ¤P bedroom.',
      'Lit till ten, four nights a week, straight into my bedroom.',
    ],
    ['- helicopter stays over the road, 40 m, no lower', 'Helicopter stays over the road, 40 m, no lower.'],
    [
      'Rang ¤O (Prieto Catering, cook of all four homes), who says four textures is four dinners',
      'Four textures is four dinners.',
    ],
    ['Lost ¤P two biggest shippers in those nine days.', 'I lost my two biggest shippers in those nine days.'],
    ['Will not move in the seventh lunar month.', 'I will not move in the seventh lunar month.'],
    ['But our donor stops after two years.', 'Your donor stops after two years.'],
    ['what really gets ¤P goat is that wet shoes come back in bin liners', 'Wet shoes come back in bin liners.'],
    [
      'Berth 3 is 18m shorter, ¤S will say the Astrid won’t lie there in a northerly.',
      'Berth 3 is 18m shorter, the Astrid won’t lie there in a northerly.',
    ],
    [
      'A week without the lift is 340 meals carried, ¤S brings that up every time',
      'A week without the lift is 340 meals carried.',
    ],
    // 'Me' before a word that isn't a name is nobody's name.
    ['Per month ¤S pays 4,000 for the empty dock.', 'Per month I pay 4,000 for the empty dock.'],
    ['and nobody called ¤O back', 'Nobody called me back.'],
    ['A nurse who’s £80 short rings ¤O and not us.', 'A nurse who’s £80 short rings me and not you.'],
    [
      'Drivers sign on at Preston, that’s 40 min each way nobody pays them for.',
      'Drivers sign on at Preston, that’s 40 min each way nobody pays them for.',
    ],
    ['Since then no signature above 10 m/s, whoever asks.', 'Since then no signature above 10 m/s, whoever asks.'],
    [
      '¤O, head of volunteers: half the crew are over seventy and don’t come back.',
      'Half the crew are over seventy and don’t come back.',
    ],
    ['The chair, ¤O, returned it on Monday with the remark that ¤S signs no pilot.', 'I sign no pilot.'],
    ['Her nephew adds that ¤S has seen what a day of it costs.', 'I have seen what a day of it costs.'],
  ])('%s', (mark, expected) => {
    expect(said(mark)).toBe(expected);
  });

  it('may speak of somebody else who is named in it', () => {
    expect(
      said('Darlene, their dispatcher, learned of it from the paper and she cried.', [ANA, DARLENE]),
    ).not.toBeNull();
  });

  it.each([
    ['a pronoun of which nobody knows whose it is', 'She has to be in Chios for 25 March and tickets are sold.'],
    ['the writer’s own', 'I have to close the ramp in September.'],
    ['what somebody close to them tells', '¤P wife told mine that they have tickets to Tenerife.'],
    ['too little', '¤S said no.'],
    [
      'several things in a row without a stop',
      '¤S stopped doing the returns ¤S says ¤S was promised three hundred a week and after the summer sale it was eleven hundred and fifty what really gets ¤P goat is wet shoes',
    ],
  ])('is not %s', (_, mark) => {
    expect(said(mark)).toBeNull();
  });
});
