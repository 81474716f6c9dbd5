/** The goal of a brief that says outright where it stands. */
import { describe, expect, it } from '@jest/globals';
import { draftFromBrief } from '../brief/draft-from-brief';
import { inOwnWords } from './wish';
import { behindIt } from './wish-behind';

async function goalOf(brief: string): Promise<string> {
  const draft = await draftFromBrief(brief);
  if ('refused' in draft) throw new Error(draft.refused);
  return draft.content.goal;
}

describe('the goal of a brief', () => {
  it.each([
    ['Ask\nBring the linkspan works forward to 19 Jan.', 'Get Magnus to bring the linkspan works forward to 19 Jan.'],
    [
      'Ask\n- Bring the linkspan works forward to 19 Jan.\n- Coffee.',
      'Get Magnus to bring the linkspan works forward to 19 Jan.',
    ],
    [
      'Wanted from meeting\nUndock 27 Feb latest, skim the old liner, and cut the order to the hours really worked.',
      'Undock 27 Feb latest, skim the old liner, and cut the order to the hours really worked.',
    ],
    ['Ask: A yes to night closures by 8 December.', 'Get Magnus’s yes to night closures by 8 December.'],
    ['Our goal\nA yes to night closures by 8 December.', 'Get Magnus’s yes to night closures by 8 December.'],
  ])('stands below a heading that says so: %s', async (section, expected) => {
    const brief = `I am to see Magnus Isbister, the harbour master, on Wednesday. He runs the pier office.\n\n${section}\n\nWhat we know\nThe contractor is priced for February and the boat comes back on the 6th.`;
    expect(await goalOf(brief)).toBe(expected);
  });

  it('is what the other must agree to, and nothing that they say', async () => {
    const brief =
      'I speak with Anselmo Figueira, chairman of the boat owners, on Friday. He must say yes to October and must tell it to the skippers himself, from us they don’t take it. The compressor comes on 2 October.';
    const draft = await draftFromBrief(brief);
    if ('refused' in draft) throw new Error(draft.refused);
    expect(draft.content.goal).toBe('Get Anselmo to say yes to October and tell it to the skippers himself.');
    expect(JSON.stringify([draft.content.opening, draft.content.concerns])).not.toContain('must say yes');
  });

  it('is what the writer answers to a colleague who asks for it, of whom the colleague names', async () => {
    const chat = [
      '[2/9, 07:48] Thandeka: You seeing Magnus Isbister today?',
      '[2/9, 07:51] Craig: 4pm, only the two of us. Magnus wants thatch or nothing on his roof.',
      '[2/9, 07:52] Thandeka: So what’s the ask',
      '[2/9, 07:55] Craig: That he signs variation 6 for the roof timbers.',
      '[2/9, 07:58] Craig: The roofing crew goes off to the coast until January otherwise.',
    ].join('\n');
    const draft = await draftFromBrief(chat);
    if ('refused' in draft) throw new Error(draft.refused);
    expect(draft.content.persona.name).toBe('Magnus Isbister');
    expect(draft.content.goal).toContain('sign variation 6');
  });

  it('is what they agree to, where something follows from that', () => {
    expect(
      behindIt('If ¤S agrees to run both cranes for June we still open on 1 July.', { who: 'Magnus', pronoun: 'he' }),
    ).toBe('Get Magnus to agree to run both cranes for June.');
  });

  it('is no wish for the practice', () => {
    const ines = { who: 'Ines', pronoun: 'she' } as const;
    expect(inOwnWords('I’m ringing her tomorrow at 8 and want a dry run first.', ines)).toBeNull();
    expect(inOwnWords('Meeting with her set for Monday 8/18, 2:30, her office.', ines)).toBeNull();
    expect(inOwnWords('I go out to her on Friday 10am, kitchen table.', ines)).toBeNull();
    expect(inOwnWords('Twenty-eight pickers from the 15th on.', ines)).not.toBeNull();
  });
});
