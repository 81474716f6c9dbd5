import { describe, expect, it } from '@jest/globals';
import type { BriefScenario } from './draft-from-brief';
import { draftFromBrief } from './draft-from-brief';

async function drafted(brief: string): Promise<BriefScenario> {
  const draft = await draftFromBrief(brief);
  if ('refused' in draft) throw new Error(draft.refused);
  return draft;
}
const REST =
  'The winch failed in June and has to be mended by 3 October. She wants the shed kept open. I want her to sign the list.';

describe('where somebody works', () => {
  it('is left open where the brief does not tell it, and that is said', async () => {
    const { content, invented } = await drafted(`I see Morag Tait, harbour pilot, on Monday about the winch. ${REST}`);
    expect(content.persona.organisation).toBe('');
    expect(invented).toContain('organisation');
  });

  it('is the writer’s own house where they call them theirs', async () => {
    const { content, invented } = await drafted(
      `I see Morag Tait, our harbour pilot, on Monday about the winch. ${REST}`,
    );
    expect(content.persona.organisation).toBe('Your own organisation');
    expect(invented).not.toContain('organisation');
  });

  it.each([
    ['Morag Tait, the ops manager at the ferry firm (Kestrel Marine), is whom I see on Monday.', 'Kestrel Marine'],
    ['I see Morag Tait, harbour pilot (Islands Council, Marine Services), on Monday.', 'Islands Council'],
    ['I see Morag Tait, harbour pilot (Sun Valley Dental), on Monday.', 'Sun Valley Dental'],
    ['I see Morag Tait, harbour pilot (Thurs 10/9, her office).', ''],
    ['I see Morag Tait, harbour pilot (back from leave), on Monday.', ''],
  ])('is what stands in brackets behind their name: %s', async (sentence, expected) => {
    const { content } = await drafted(`${sentence} ${REST}`);
    expect(content.persona.organisation).toBe(expected);
  });

  it('is whom they buy for', async () => {
    const { content } = await drafted(`I see Morag Tait on Monday. She buys for Kestrel & Sons in Leith. ${REST}`);
    expect(content.persona).toMatchObject({ role: 'Buyer', organisation: 'Kestrel & Sons' });
  });

  it('is told beside their name in a mail, with what they are in short', async () => {
    const { content } = await drafted(
      `From: Morag Tait, Dir. of Pilotage, Kestrel Marine\nTo: Sam Lowe\n\nSam,\nthe winch failed in June. I want the shed kept open until it is mended.\nMorag\n\n---\nNote to self: I want her to sign the list by 3 October.`,
    );
    expect(content.persona).toMatchObject({ role: 'Dir. of Pilotage', organisation: 'Kestrel Marine' });
  });
});

describe('whom a pronoun means', () => {
  it('is whoever opens the sentence by what they are, and not the one it is about', async () => {
    const { content } = await drafted(
      `I see Olaf Berg, head of the zoo, on Monday. The crate maker in Riga asks 6,400 euros and he must start by 20 March. Olaf wants a vet on the road. I want him to sign for 24 April.`,
    );
    const said = content.facts.map(({ line }) => line).join(' ');
    expect(said).not.toMatch(/I must start|I have to start/);
  });
});
