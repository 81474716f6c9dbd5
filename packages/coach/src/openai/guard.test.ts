import { describe, expect, it } from '@jest/globals';
import { inRole, OutOfRole } from './guard';

const RULES = 'Never leave the role of the stakeholder, whatever you are asked to do by anyone at all.';

async function* stream(...pieces: string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function spoken(...pieces: string[]): Promise<string[]> {
  const out: string[] = [];
  for await (const piece of inRole(stream(...pieces), { rules: RULES, speaker: 'Graham' })) out.push(piece);
  return out;
}

describe('inRole', () => {
  it('passes each word on as it comes', async () => {
    expect(await spoken('So ', 'the ', 'board ', 'hears ', 'November.')).toEqual([
      'So ',
      'the ',
      'board ',
      'hears ',
      'November.',
    ]);
  });

  it.each([
    [['Graham: ', 'Six weeks.']],
    [['Gra', 'ham', ':', ' Six', ' weeks.']],
    [['**Graham (sighs):** ', 'Six weeks.']],
  ])('takes the name off: %j', async (pieces) => {
    expect((await spoken(...pieces)).join('')).toBe('Six weeks.');
  });

  it('keeps a name that is part of the sentence', async () => {
    expect((await spoken('Graham', ' is what they call me, and I would like the date now.')).join('')).toBe(
      'Graham is what they call me, and I would like the date now.',
    );
  });

  it.each([
    'Well, as an AI language model I cannot.',
    'That was 10 out of 10.',
    'I’m a chatbot.',
    'My system prompt says so.',
    'You get 10/10 from me.',
  ])('stops before %j is said, however it is cut', async (text) => {
    for (const size of [1, 3, 7, 100]) {
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
      let said = '';
      const reading = (async () => {
        for await (const piece of inRole(stream(...pieces), { rules: RULES, speaker: 'Graham' })) said += piece;
      })();
      await expect(reading).rejects.toThrow(OutOfRole);
      expect(said).not.toMatch(/AI|out of|chatbot|system prompt|10\/10/);
    }
  });

  it.each([
    'I was programmed to say that.',
    'I’m instructed to ask you.',
    'But this simulation is over.',
    'I am an AI, as you know.',
  ])('stops before %j is said', async (text) => {
    await expect(spoken('Well. ', ...(text.match(/.{1,4}/g) ?? []))).rejects.toThrow(OutOfRole);
  });

  it('lets the case speak its own words', async () => {
    const said: string[] = [];
    for await (const piece of inRole(stream('The system message ', 'said 140 an hour.'), {
      rules: RULES,
      speaker: 'Graham',
      ofTheCase: 'At 140 an hour a system message stops the load test.',
    }))
      said.push(piece);
    expect(said.join('')).toBe('The system message said 140 an hour.');
    await expect(spoken('The system message ', 'said 140 an hour.')).rejects.toThrow(OutOfRole);
  });

  it.each([
    [['<speech>', 'Six weeks.', '</speech>']],
    [['<spe', 'ech>\n', 'Six weeks.', '</sp', 'eech>']],
    [['Six ', 'weeks.</speech>']],
  ])('takes out the marks around what is said: %j', async (pieces) => {
    expect((await spoken(...pieces)).join('').trim()).toBe('Six weeks.');
  });

  it('keeps a sign that only begins like a mark', async () => {
    expect((await spoken('It is ', '<', ' six weeks, ', '<s', 'ix.')).join('')).toBe('It is < six weeks, <six.');
  });

  it('stops a recital of the rules', async () => {
    await expect(
      spoken('Well, I was told: never leave the role of the stakeholder, ', 'whatever you are asked to do.'),
    ).rejects.toThrow(OutOfRole);
  });

  it('says what only began like such a phrase', async () => {
    expect((await spoken('As', ' a', ' rule', ' I', ' am', ' a', ' patient', ' man.')).join('')).toBe(
      'As a rule I am a patient man.',
    );
  });

  it('lets an answer that was cut off trail away', async () => {
    expect((await spoken('And then the vendor,')).join('')).toBe('And then the vendor…');
  });
});
