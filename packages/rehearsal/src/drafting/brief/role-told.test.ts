import { describe, expect, it } from '@jest/globals';
import { draftFromBrief } from './draft-from-brief';

const REST =
  ' She wants the new date by Friday and says that nobody told her. I need her to accept 12 March, and the crew is booked for 20 March.';

async function personaOf(first: string): Promise<string> {
  const draft = await draftFromBrief(`I have to speak to Ines Carvalho on Monday. ${first}${REST}`);
  if ('refused' in draft) throw new Error(draft.refused);
  return `${draft.content.persona.role} | ${draft.content.persona.organisation}`;
}

describe('what the stakeholder is', () => {
  it.each([
    ['Present: Tom Hale (survey), Ines Carvalho (shop steward), me.', 'Shop steward | '],
    ['Customer contact: Ines Carvalho (warehouse mgr, Pontica Trans).', 'Warehouse manager | Pontica Trans'],
    ['Ines Carvalho, who runs the packing hall, has been here for years.', 'Head of the packing hall | '],
    ['The night ferry has been led by Ines Carvalho since May.', 'Head of the night ferry | '],
    [
      'Ines Carvalho is Dean of Engineering at Quayside College and our host in May.',
      'Dean of Engineering | Quayside College',
    ],
    [
      'The regulator fined Ines’s last employer. Ines Carvalho is chief risk officer at Larch Mutual.',
      'Chief risk officer | Larch Mutual',
    ],
    [
      'I see Ines Carvalho. She has been a caseworker for 26 years and has chaired the staff council since 2019.',
      'Chair of the staff council | ',
    ],
    ['Ines Carvalho runs a family brokerage in Porto with 1,150 farms.', 'Head of a family brokerage in Porto | '],
    [
      'Ines Carvalho has been technical director of the theatre for nineteen years.',
      'Technical director of the theatre | ',
    ],
    ['Ines Carvalho owns three of our franchise shops and decides for them.', 'Owner of three franchise shops | '],
    [
      'Ines Carvalho is chairwoman of the Friends of the Harbour and speaks for them.',
      'Chairwoman | Friends of the Harbour',
    ],
    ['The owner is a woman, Ines Carvalho, and she decides.', 'Owner | '],
  ])('%s', async (first, expected) => {
    expect(await personaOf(first)).toContain(expected);
  });
});
