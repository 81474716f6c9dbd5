import type { ScenarioContent } from '@parley/shared';
import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '../similarity/lexical';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';
import { composeReply } from './reply';
import { packageOf } from './terms';
import { pointsOf } from './points';
import { voiceOf } from './voice';

const similarity = createLexicalSimilarity();

async function packaged(text: string, of: ScenarioContent = scenario) {
  return packageOf(of, await pointsOf(of, text, [], similarity, []));
}

describe('what is put forward to be agreed to', () => {
  it.each([
    [
      'To sum up: the mail way for 1,600 euros, live on 2 June, and you sign by Friday. Is that right?',
      ['1,600 euros', '2 June', 'Friday'],
    ],
    ['We could pay £4,000 on the 3rd of March. Can you agree to that?', ['£4,000', 'the 3rd of March']],
    ['If I pay 640 euros instead of 730 euros, will you sign?', ['640 euros']],
    ['Eleven days and 4,000 euros. Could you live with that?', ['eleven days', '4,000 euros']],
    ['I offer 30 days, down from €90. Could you live with that?', ['30 days']],
  ])('%s', async (text, terms) => {
    expect((await packaged(text))?.terms).toEqual(terms);
  });

  it.each([
    'When did you hear of the 3,000 euros?',
    'We lost 3,000 euros in May, and I am sorry.',
    'Can you agree to that?',
    'Jonas takes the questions until 13 February. Does the noise at your desk cost you hours?',
    'I have two questions. Can I ask them?',
    // They ask something of the other, and offer nothing.
    'Can you decide on the 3,000 euros by Friday?',
    'Will you be at the hotels on 12 September?',
    'So four weeks after the order we delete?',
  ])('is nothing in: %s', async (text) => {
    expect(await packaged(text)).toBeNull();
  });

  it('is a summary only where nothing more is asked', async () => {
    const summary = 'Let me check I have it: 1,600 euros and 2 June. Is that right?';
    expect((await packaged(summary))?.sumsUp).toBe(true);
    expect((await packaged(`${summary} And will you sign it by Friday?`))?.sumsUp).toBe(false);
  });
});

describe('what a question is about', () => {
  it('is never the one it is put to', async () => {
    const [name = ''] = scenario.persona.name.split(' ');
    const points = await pointsOf(scenario, `What did the second count give, ${name}?`, [], similarity, []);
    expect(points.map(({ topic }) => topic)).toEqual(['the count']);
  });
});

describe('the reply to it', () => {
  const reply = async (line: string): Promise<string> => {
    const messages = [
      { number: 1, role: 'stakeholder' as const, content: scenario.opening },
      { number: 2, role: 'student' as const, content: line },
    ];
    return (await composeReply({ scenario, messages, seed: 'terms' }, similarity)).text;
  };

  it('names amounts, and what is still open', async () => {
    const text = await reply('I could pay 1,640 euros for it. Can you agree to that?');
    expect(text).toContain('1,640 euros');
    const open = Object.values(voiceOf(scenario).matters).flat();
    expect(open.some((matter) => text.includes(matter))).toBe(true);
    expect(text).not.toMatch(/^(?:yes|agreed|done)\b/i);
  });

  it('repeats no row of days', async () => {
    const text = await reply('Let me check I have it: 1,640 euros and 12 September. Can you agree to that?');
    expect(text).not.toMatch(/12 September|1,640|\{terms\}/);
    const open = Object.values(voiceOf(scenario).matters).flat();
    expect(open.some((matter) => text.includes(matter))).toBe(true);
  });
});
