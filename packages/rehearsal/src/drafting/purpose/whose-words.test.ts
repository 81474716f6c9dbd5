/** Whom a sentence means once it is known what it is for, where its grammar alone doesn't tell. */
import { describe, expect, it } from '@jest/globals';
import { inTheirMouth } from '../brief/in-their-mouth';
import { readBrief } from '../brief/read-brief';
import type { Told } from '../brief/told';
import type { Sides } from '../brief/stakeholder';
import { KNOWERS, type Purpose, PURPOSES, type ReadPurpose } from './purposes';
import { inTheirLight } from './whose-words';

const isFor = (purpose: Purpose, chance = 0.9): ReadPurpose => ({
  purpose,
  knower: 'both',
  of: Object.fromEntries(PURPOSES.map((one) => [one, one === purpose ? chance : 0.01])) as ReadPurpose['of'],
  knows: Object.fromEntries(KNOWERS.map((one) => [one, one === 'both' ? 0.9 : 0.05])) as ReadPurpose['knows'],
  hidden: 0,
  ranked: 0,
  behind: null,
  fact: null,
  said: null,
});

/** The sentence of a brief in which these words stand, by grammar alone. */
async function told(brief: string, words: string): Promise<{ entry: Told; sides: Sides }> {
  const read = await readBrief(brief);
  if ('refused' in read) throw new Error(read.refused);
  const entry = read.told.find(({ sentence }) => sentence.text.includes(words));
  if (entry === undefined) throw new Error(`“${words}” is in no sentence`);
  return { entry, sides: read.sides };
}

const ROOFER = [
  'I have to talk to Gaspard Roche, the roofer, on Monday. He wants an umbrella roof over the scaffold.',
  'Bernard Faure, our site manager, saw the apprentice slide to the gutter on 4 November.',
  'Now he rings me each morning at six to say the slate is wet.',
  'Payment is due on 4 March.',
].join(' ');

describe('a worry of the stakeholder', () => {
  it('is told of them where grammar took the pronoun for somebody else', async () => {
    const { entry, sides } = await told(ROOFER, 'rings me');
    expect(entry.mark).not.toContain('¤');
    const seen = inTheirLight(entry, isFor('their_worry'), sides);
    expect(inTheirMouth(seen)?.text).toMatch(/I ring you each morning at six to say the slate is wet\.$/);
  });

  it('stays somebody else’s where it isn’t theirs', async () => {
    const { entry, sides } = await told(ROOFER, 'rings me');
    expect(inTheirLight(entry, isFor('others'), sides)).toBe(entry);
  });
});

describe('words behind a label with their name', () => {
  const ticket = [
    'Ticket OPS-12, alarm filter. I need to convince Marieke de Backer, duty lead, before Thursday.',
    'Description (Marieke): I block this until my people have seen it for two nights.',
    'Last Tuesday 1,340 alarms came in one night.',
  ].join('\n');

  it('are their own', async () => {
    const { entry, sides } = await told(ticket, 'I block this');
    const seen = inTheirLight(entry, isFor('their_demand'), sides);
    expect(seen).toMatchObject({ own: true, knownBy: 'both' });
    expect(seen.spoken).toMatch(/^I block this until my people/);
  });
});

describe('what the writer grants them', () => {
  it('is theirs to say, without that it is granted', async () => {
    const brief = [
      'I see Neil Cattermole, head of security, on Monday about the vehicle gate and the strip-out of the kitchen.',
      'He has a point, the lift is not in until 9 June.',
      'We need five lorries a day for ten working days, and since November he has let two of them in.',
      'The screed needs 21 days, and the kitchen has to be handed over by 17 March.',
    ].join(' ');
    const { entry, sides } = await told(brief, 'has a point');
    const seen = inTheirLight(entry, isFor('their_worry'), sides);
    expect(inTheirMouth(seen)?.text).toBe('The lift is not in until 9 June.');
    expect(inTheirLight(entry, isFor('my_private'), sides)).toBe(entry);
  });
});
