import { describe, expect, it } from '@jest/globals';
import { checked, UnfitReply } from './reply-check';
import type { ReplyBounds, SentenceFault } from './reply-faults';

const BOUNDS: ReplyBounds = {
  known: [
    'Graham promised the board the port portal for 1 October, and Thursday’s slide says so.',
    'In June there were four weeks of float.',
    'The load test stopped at 140 of 400 declarations an hour. I will send you one page on the test and the two options by Wednesday noon.',
    'I have until quarter past. What stops this date from moving a second time?',
  ].join('\n'),
  own: ['I have until quarter past. What stops this date from moving a second time?'],
  student: [
    'The load test stopped at 140 of 400 declarations an hour. I will send you one page on the test and the two options by Wednesday noon.',
  ],
  secrets: ['The warehouse system moved three times, and Alan Pryce lost his chair over it.'],
  redLines: ['He will not let the project office speak to the board in his place.'],
  speaker: 'Graham',
  mayAgree: false,
  refuses: false,
};

async function* stream(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function said(
  text: string,
  { size = 4, ...bounds }: Partial<ReplyBounds> & { readonly size?: number } = {},
): Promise<{ text: string; faults: readonly SentenceFault[] }> {
  const faults: SentenceFault[] = [];
  let spoken = '';
  for await (const piece of checked(stream(text, size), { ...BOUNDS, ...bounds }, (fault) => faults.push(fault)))
    spoken += piece;
  return { text: spoken, faults };
}

describe('a reply on its way', () => {
  it.each([1, 5, 1_000])('is passed on as it is, in pieces of %i', async (size) => {
    const text = 'So it stopped at 140. Mr. Pryce-Jones would ask why, at 9.30 a.m. or so… and I would, too! Who pays?';
    const known = `${BOUNDS.known} 9.30`;
    expect(await said(text, { size, known })).toEqual({ text, faults: [] });
  });

  it('comes sentence by sentence, not at its end', async () => {
    async function* pieces(): AsyncGenerator<string> {
      yield 'Six weeks, then. And who pays? ';
      await new Promise(() => undefined);
    }
    const spoken = checked(pieces(), BOUNDS, () => undefined);
    expect((await spoken.next()).value).toBe('Six');
    expect((await spoken.next()).value).toBe(' weeks,');
  });

  it.each<readonly [SentenceFault, string]>([
    ['echo', 'I will send you one page on the test and the two options by Wednesday.'],
    ['echo', 'The load test stopped at 140 of 400 declarations an hour.'],
    ['repeat', 'And what stops this date from moving a second time?'],
    ['repeat', 'What stops this date from moving a second time?'],
    ['figure', 'That puts £50,000 on my desk.'],
    ['figure', 'Margaret wants it by 14 October.'],
    ['figure', 'It failed in thirty-seven ports.'],
    ['figure', 'It takes ten days, so I need it by 2 September for the first of October.'],
    ['figure', 'Give me 140 and 400: that makes £540,000 in all.'],
    ['secret', 'The warehouse system moved three times.'],
    ['red_line', 'Fine, let the project office speak to the board.'],
    ['closing', 'You have my approval.'],
    ['closing', 'This meeting is over.'],
  ])('leaves out a sentence at fault (%s): %s', async (fault, sentence) => {
    expect(await said(`I hear you. ${sentence} Who pays for it?`)).toEqual({
      text: 'I hear you. Who pays for it?',
      faults: [fault],
    });
  });

  it('holds a yes back where the answer of the case is a no', async () => {
    const text = 'Yes, we go with that. I can tell the board so. Yes, if you bring me the test. Who pays for it?';
    expect(await said(text, { refuses: true })).toEqual({
      text: 'Yes, if you bring me the test. Who pays for it?',
      faults: ['closing', 'closing'],
    });
    expect((await said(text)).text).toBe(text);
  });

  it.each([
    'So 140 of the 400. That is 260 short.',
    'Twelve reasons would not help me, and one hundred per cent of nothing is nothing.'.replace(
      'one hundred per cent',
      '100%',
    ),
    'No. The project office does not speak to the board.',
    'If you bring me that, you have my approval.',
    'One page by Wednesday, you say. Who reads it first?',
    'The first of October is what they heard.',
    'Four weeks of float, and not a day of it left?',
    // What follows from what was said: a sum of the sentence itself, a share, a day so long before another.
    'Give me 140 and 400: five hundred and forty in all, then.',
    'Five per cent of the 400 is twenty, and I can live with those twenty.',
    'It was four hundred and eleven days of clearing up.',
    'It takes ten days, and a week behind that, so I need it by 14 September for the first of October.',
  ])('passes on what only looks like one: %s', async (text) => {
    expect(await said(text)).toEqual({ text, faults: [] });
  });

  it.each([
    ['*sighs* Six weeks, then, and who pays?', 'Six weeks, then, and who pays?'],
    ['(leaning back) Six weeks, then, and who pays?', 'Six weeks, then, and who pays?'],
    ['“Six weeks, then. Who pays?”', 'Six weeks, then. Who pays?'],
    ['Six **weeks**, then.\n\nWho pays?', 'Six weeks, then. Who pays?'],
    ['Six weeks, then, and who pays? Project manager: I will send it. Graham: Good.', 'Six weeks, then, and who pays?'],
    ['Six weeks, then, and who pays?\n{"mood": "cold"}', 'Six weeks, then, and who pays?'],
    ['Six weeks, then, and who pays? And if the test on the', 'Six weeks, then, and who pays?'],
  ])('takes off what is no speech: %s', async (text, spoken) => {
    expect((await said(text)).text).toBe(spoken);
  });

  it.each([
    'I have read it, Graham.',
    'I have to talk to Graham first.',
    'Graham, I have read it.',
    'I understand your concerns.',
    'User: And the date?',
  ])('stops where a model speaks as somebody else: %s', async (sentence) => {
    expect(await said(`So it stopped at the border. ${sentence} Who pays for it?`)).toEqual({
      text: 'So it stopped at the border.',
      faults: ['role'],
    });
  });

  it('ends after its length, at the end of a sentence', async () => {
    const text = Array.from({ length: 90 }, (_, at) => `Then we asked ${'abcdefghij'[at % 10] ?? ''}${at} why.`);
    const { text: spoken } = await said(text.join(' ').replaceAll(/\d/g, 'x'));
    expect(spoken.split(' ').length).toBeLessThan(130);
    expect(spoken).toMatch(/why\.$/);
  });

  it('cuts a sentence that does not end, at a comma', async () => {
    const { text } = await said('and then the vendor said that the port would wait, '.repeat(40));
    expect(text.length).toBeLessThan(460);
    expect(text).toMatch(/…$/);
  });

  it('says that nothing fits, and of what sort it was', async () => {
    await expect(said('{"reply": "Six weeks."}')).rejects.toThrow(new UnfitReply(['form']));
    await expect(said('Six weeks, then.')).rejects.toThrow(new UnfitReply(['thin']));
    await expect(said('This costs £99. And £98 more. Or £97, who knows. Fine.')).rejects.toMatchObject({
      faults: ['figure', 'figure', 'figure'],
    });
  });

  it('passes on what was begun when the stream breaks, where there is nothing else', async () => {
    async function* breaking(text: string): AsyncGenerator<string> {
      yield text;
      throw new Error('broken');
    }
    const heard: string[] = [];
    const listen = async (text: string): Promise<void> => {
      heard.length = 0;
      for await (const piece of checked(breaking(text), BOUNDS, () => undefined)) heard.push(piece);
    };
    await expect(listen('So it stopped at 140, and')).rejects.toThrow('broken');
    expect(heard.join('')).toBe('So it stopped at 140, and');
    await expect(listen('So it stopped at the border. And the')).rejects.toThrow('broken');
    expect(heard.join('')).toBe('So it stopped at the border.');
  });
});
