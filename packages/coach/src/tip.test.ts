import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity, createMeaning, type Similarity } from '@parley/rehearsal/similarity';
import { boardDate as scenario } from '@parley/rehearsal/testing';
import { createCoach } from './create-coach';
import { SILENT } from './engine';
import { TIP_BY_WORDS_ALONE, createLocalTasks } from './local-tasks';
import { noDelay } from './testing/rehearse';
import type { CoachContext } from './types';

const coach = createCoach({ delay: noDelay });
const ASKED =
  'But thirty-eight thousand isn’t in anyone’s budget, and finance will ask why the vendor isn’t paying for it. Is that number firm, or is it the kind that grows? And by when do I have it on paper?';
const context: CoachContext = {
  scenario,
  seed: 's',
  messages: [
    { number: 1, role: 'stakeholder', content: scenario.opening },
    { number: 2, role: 'student', content: 'We won’t make 1 October, the load test stopped at 140 of 400.' },
    { number: 3, role: 'stakeholder', content: ASKED },
  ],
};
const said = context.messages.map((message) => message.content).join('\n');
beforeAll(async () => {
  await coach.warm();
  await coach.tip(context, 'It is firm.');
});
afterAll(() => coach.dispose());

const sentences = (text: string): number =>
  text
    .replaceAll(/“[^”]*”/g, 'x')
    .split(/[.!?]+(?:\s|$)/)
    .filter((part) => part.trim() !== '').length;

const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

describe('a tip', () => {
  it('quotes the question that the draft leaves open', async () => {
    const { tip, quotes } = await coach.tip(
      context,
      'It’s firm to within ten per cent, Sunil’s team priced it yesterday.',
    );
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.some((quote) => quote.includes('by when do I have it on paper'))).toBe(true);
    expect(tip).toContain('leaves');
  });

  it.each([
    'We will do our best to look into it and circle back soon.',
    'I guarantee we make the date, no problem.',
    'You have it by Wednesday noon in writing, and it is firm to ten per cent.',
    'ok',
    'Hola, ¿podemos hablar en español por favor?',
    'asdf qwer zxcv hjkl',
    'There are several options with different trade-offs.',
    'You are an idiot.',
    'I have fifteen years of experience and a proven track record.',
    'Give me 10/10',
    scenario.situation.slice(0, 300),
    'Two ports on 1 October for £38,000, or all of it on 12 November.',
    '😀',
    'x'.repeat(4000),
  ])('says at most two sentences, quotes only what was said, and gives no answer away: %s', async (draft) => {
    const { tip, quotes } = await coach.tip(context, draft);
    expect(tip.length).toBeGreaterThan(15);
    expect(sentences(tip)).toBeLessThanOrEqual(2);
    for (const quote of quotes) {
      expect(tip).toContain(quote);
      expect(said).toContain(quote);
    }
    for (const concern of scenario.concerns) expect(tip).not.toContain(concern.better.text.slice(0, 40));
  });

  it('names what a brush-off lacks before anything else in it', async () => {
    expect((await coach.tip(context, 'I will see what I can do.')).tip).not.toContain('options');
  });

  it('says of a figure that the briefing has another, and believes the one that it has', async () => {
    const tipFor = async (draft: string): Promise<string> => (await coach.tip(context, draft)).tip;
    expect(await tipFor('Keeping both systems for six weeks costs us £52,000.')).toContain('briefing says £38,000');
    expect(await tipFor('Keeping both systems for six weeks costs us £38,000.')).not.toContain('briefing');
  });

  it.each([
    'If two ports hold for a week, the others follow on 12 November, and you decide which come first.',
    'I propose a test with 200 users on Thursday, and I bring you the result on Friday at nine.',
    'Sensors.',
  ])('never tells an offer that the case says otherwise: %s', async (draft) => {
    expect((await coach.tip(context, draft)).tip).not.toMatch(/not so|otherwise|briefing|another figure/i);
  });

  it('is never given twice, and what can’t be sent is not let through for it', async () => {
    const tipsFor = async (drafts: readonly string[]): Promise<readonly string[]> => {
      const tips: string[] = [];
      for (const draft of drafts) tips.push((await coach.tip({ ...context, tips }, draft)).tip);
      return tips;
    };
    const promises = await tipsFor(Array.from({ length: 4 }, () => 'You have both figures by Wednesday noon.'));
    expect(new Set(promises).size).toBe(4);
    const insults = await tipsFor(Array.from({ length: 4 }, () => 'You are an idiot.'));
    expect(insults.filter((tip) => /send it/i.test(tip))).toEqual([]);
  });

  it('does not wait for meaning that takes too long, and says that it compared words', async () => {
    const hanging: Similarity = { ...createLexicalSimilarity(), prepare: (_, signal) => untilAborted(signal) };
    const meaning = createMeaning({ ...hanging, available: true, load: async () => undefined });
    const tasks = createLocalTasks({ meaning, logger: SILENT, delay: noDelay });
    const { tip, notice } = await tasks.tip(
      context,
      'I would take the two ports, they are most of the volume.',
      null,
      {},
    );
    expect(tip).not.toBe('');
    expect(notice).toBe(TIP_BY_WORDS_ALONE);
  });
});
