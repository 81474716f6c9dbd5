/** What the student reads before the talk (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import type { Purpose } from '../purpose/purposes';
import { isFor } from '../../testing/read-purpose';
import { settled } from '../purpose/settled';
import { draftFromBrief } from './draft-from-brief';
import { readBrief } from './read-brief';
import { situationOf } from './situation';

/** The situation where each sentence is for what is given, in the order of the brief. */
async function situationFor(brief: string, purposes: readonly Purpose[], goal: string | null = null): Promise<string> {
  const read = await readBrief(brief);
  if ('refused' in read) throw new Error(read.refused);
  expect(read.told).toHaveLength(purposes.length);
  const told = settled(read.told, purposes.map(isFor), read.sides);
  return situationOf(told, read.sides, { project: 'this', role: 'owner of the sawmill', organisation: null, goal });
}

describe('the situation', () => {
  it('leaves an offer beside the note that says to hold it back', async () => {
    const situation = await situationFor(
      [
        'On Friday I meet Wendell Tso, owner of the sawmill.',
        'We can pay his driver for a week.',
        'The board would also go to 4,000 dollars.',
        'I would keep that back until he moves.',
        'I can go to 900 dollars a day, but don’t start there.',
      ].join(' '),
      ['noise', 'my_offer', 'my_private', 'my_private', 'my_offer'],
    );
    expect(situation).toContain('You can pay his driver for a week. The board would also go to 4,000 dollars.');
    expect(situation).toContain('4,000 dollars. You would keep that back until he moves. You can go to 900 dollars');
  });

  it('tells what the writer would wait with, goes up to only in steps, or asks to keep quiet', async () => {
    const situation = await situationFor(
      [
        'On Friday I meet Wendell Tso, owner of the sawmill.',
        'We could pay him 25 dollars a log.',
        'I’d rather wait with that.',
        'On money I have room up to 22,000.',
        'I’d go up only in steps.',
        'Please let us keep to ourselves that the insurer has asked about the winches.',
        'Stopping the saw would cost 6,200 a day and is not possible.',
      ].join(' '),
      ['noise', 'my_offer', 'my_private', 'my_offer', 'my_private', 'my_private', 'my_offer'],
    );
    expect(situation).toMatch(/25 dollars a log\. You’d rather wait with that\..*22,000\. You’d go up only in steps\./);
    expect(situation).toContain('Keep to yourselves that the insurer');
    expect(situation).toContain('is not possible');
  });

  it('tells what can’t be done openly, and leaves out who they are and what the writer thinks of it', async () => {
    const situation = await situationFor(
      [
        'On Friday I meet Wendell Tso, owner of the sawmill.',
        'Wendell Tso is the owner of the sawmill.',
        'He says the road is too steep for his trucks.',
        'That is fair.',
        'A second road is not possible before June.',
      ].join(' '),
      ['noise', 'about_them', 'their_worry', 'my_private', 'my_private'],
    );
    expect(situation.match(/sawmill/g)).toHaveLength(2);
    expect(situation).not.toContain('fair');
    expect(situation).toContain('A second road is not possible before June.');
  });

  it('tells what is wanted besides the goal', async () => {
    const situation = await situationFor(
      'On Friday I meet Wendell Tso, owner of the sawmill. I need him to bring in a second harvester. I’d like him to stay on as adviser, one day a week.',
      ['noise', 'my_goal', 'my_goal'],
      'Get Wendell to bring in a second harvester.',
    );
    expect(situation).toContain('stay on as adviser');
    expect(situation).not.toContain('harvester');
  });

  const SAWMILL = [
    'On Friday I meet Wendell Tso, owner of the sawmill, in his yard.',
    'He is at about 190 acres since August 19.',
    'I need him to bring in a second harvester for four weeks.',
    'He has got one sitting in Burnside on a private job.',
    'His crew lost six days in September.',
    'I can pay $9,000 for the six days.',
    'He must not hear that our funder waits until June 30.',
    'He will want a say over the days.',
  ].join(' ');

  it('tells the case in the order of the brief, whoever knows it', async () => {
    const situation = await situationFor(SAWMILL, [
      'noise',
      'case_fact',
      'my_goal',
      'case_fact',
      'their_worry',
      'my_offer',
      'my_private',
      'my_private',
    ]);
    expect(situation).toBe(
      [
        'You are about to speak to Wendell Tso, owner of the sawmill.',
        'On Friday you meet Wendell Tso, owner of the sawmill, in his yard.',
        'He is at about 190 acres since August 19.',
        // What is wanted stands in the goal, unless the next sentence speaks of it.
        'You need him to bring in a second harvester for four weeks.',
        'He has got one sitting in Burnside on a private job.',
        'His crew lost six days in September.',
        'You can pay $9,000 for the six days.',
        'He must not hear that your funder waits until June 30.',
        'He will want a say over the days.',
      ].join(' '),
    );
  });

  it('leaves nothing out that is no sentence of its own', async () => {
    const situation = await situationFor(
      'On Friday I meet Wendell Tso, owner of the sawmill. Two wet weeks and he is making ruts. He lost six days in September. He wants to be paid for these.',
      ['noise', 'my_offer', 'their_worry', 'their_demand'],
    );
    expect(situation).toContain('Two wet weeks and he is making ruts. He lost six days in September.');
  });

  it('says who asked whom, and calls whoever pasted a note to a colleague by nobody else’s name', async () => {
    const draft = await draftFromBrief(
      [
        'From: Solène Moreau, Head of Biobank',
        'To: Zbigniew Kaczor',
        '',
        'Dear Zbigniew,',
        'Mine are 18 years of samples and there is no second copy. I want somebody of you on site until Sunday evening.',
        'Regards',
        'Solène Moreau',
        '',
        '-----',
        'To Katrin: the reserve freezers were at -80 for the whole week. The firm costs 11 800.',
      ].join('\n'),
    );
    if ('refused' in draft) throw new Error(draft.refused);
    expect(JSON.stringify(draft.content)).not.toContain('Katrin');
    expect(draft.content.situation).toContain('The firm costs 11 800.');
  });

  it('speaks to whoever raised a ticket and has it on their own desk as the student', async () => {
    const draft = await draftFromBrief(
      [
        'DOCK-2217 Undocking date',
        'Reporter: Jun Villareal (project manager)',
        'Assignee: J. Villareal',
        '',
        'Meeting with Teresa Branquinho, ship repair manager of the yard, on Friday 21 Feb.',
        '',
        '[J. Villareal, 18 Feb] Our charter starts on 2 March.',
        '[T. Branquinho, 19 Feb] I will not guarantee a skimmed liner.',
        '[J. Villareal, 20 Feb] I told the owner that we undock on 27 Feb.',
      ].join('\n'),
    );
    if ('refused' in draft) throw new Error(draft.refused);
    expect(draft.content.persona.name).toBe('Teresa Branquinho');
    expect(draft.content.situation).not.toContain('Jun');
    expect(draft.content.situation).toContain('charter starts on 2 March');
  });

  it('keeps days whole, and knows who speaks in a chat by the time before the line', async () => {
    const draft = await draftFromBrief(
      [
        '[21:05] Kezia: I see Mr Boodoo, the wire bender, on Monday. I need 60 frames a day from him.',
        '[21:07] Marlon stores: the transport holds 11. 9. for us, after 1. 9. we pay 70 %.',
        '[21:08] Kezia: he wants the 48,000 before he releases another frame',
        '[21:09] Marlon stores: he lost two weeks in January',
      ].join('\n'),
    );
    if ('refused' in draft) throw new Error(draft.refused);
    expect(draft.content.situation).toContain('he transport holds 11. 9. for us, after 1. 9. we pay 70 %.');
    expect(JSON.stringify(draft.content)).not.toMatch(/21:0\d\]/);
  });

  it('gives the lines that a mail answers one by one to whoever wrote them', async () => {
    const draft = await draftFromBrief(
      [
        'From: Annika Brandl',
        'To: Ilse Terhorst',
        '',
        'Dear Ilse,',
        'I meet Mr. van Houten, head of conservation, on Wednesday. Here is what he wrote, my comments are between.',
        '',
        '> 50 lux is for us not a wish but a condition.',
        '',
        'The window will be closed, but the carpenter only comes on 18 August.',
        '',
        '> My director asks me each week why the contract is not signed.',
        '',
        'I need from him the OK that the sheets leave on 25 August.',
        'Annika',
      ].join('\n'),
    );
    if ('refused' in draft) throw new Error(draft.refused);
    const { opening, situation } = draft.content;
    expect(opening).toContain('50 lux is for us not a wish but a condition.');
    expect(situation).toMatch(/Houten says: “[^”]*50 lux is for us not a wish but a condition\./u);
    expect(situation).not.toContain('Your director');
  });

  it('takes a short name before a colon for who speaks, and a bill for no Bill', async () => {
    const draft = await draftFromBrief(
      [
        'I see Wendell Tso, the owner, on Monday. I need two more lorries from him.',
        '- Bill Hart: wendell says the roads are soft and his bill of 4,000 is open since May.',
        '- Ed: my crew waits since Friday, that costs me 900 a day.',
        '- ICU: 12 beds are closed until 3 May.',
      ].join('\n'),
    );
    if ('refused' in draft) throw new Error(draft.refused);
    const { situation } = draft.content;
    expect(situation).toContain('Wendell says the roads are soft');
    expect(situation).toContain('his bill of 4,000');
    expect(situation).toContain('Ed says: “My crew waits since Friday');
    expect(situation).not.toContain('ICU says');
  });

  it('has the paragraphs of the brief', async () => {
    const draft = await draftFromBrief(
      'On Friday I meet Wendell Tso, owner of the sawmill. I need his harvester for four weeks.\n\nHe lost six days in September. He wants 9,000 dollars for these.\n\nPeriod: 1 to 30 September\nWe can pay 4,000 dollars.',
    );
    if ('refused' in draft) throw new Error(draft.refused);
    const paragraphs = draft.content.situation.split('\n\n');
    expect(paragraphs.at(-2)).toContain('six days in September. He wants 9,000 dollars');
    expect(paragraphs.at(-1)).toBe('You can pay 4,000 dollars.');
  });
});
