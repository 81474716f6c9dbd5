/** Tips by what a draft is there for (product §10.3). */
import { describe, expect, it } from '@jest/globals';
import { createCoach } from '../create-coach';
import { createLexicalSimilarity } from '../similarity/lexical';
import { noDelay } from '../testing/rehearse';
import { boardDate as scenario } from '../testing/scenarios/the-board-already-has-the-date';
import type { CoachContext } from '../types';

const coach = createCoach({ delay: noDelay, similarity: createLexicalSimilarity() });
const context: CoachContext = {
  scenario,
  seed: 's',
  messages: [
    { number: 1, role: 'stakeholder', content: scenario.opening },
    { number: 2, role: 'student', content: 'We won’t make 1 October, the load test stopped at 140 of 400.' },
    { number: 3, role: 'stakeholder', content: 'So you knew. Since when, and why do I hear it today?' },
  ],
};
const tipFor = async (draft: string): Promise<string> => (await coach.tip(context, draft)).tip;

const DRAFTS: readonly (readonly [string, string, RegExp])[] = [
  ['an apology', 'I’m sorry. I should have told you in August.', /own it in plain words, so send it/],
  [
    'an apology with a deed',
    'I’m sorry, that was my mistake. I will tell the board so on Thursday.',
    /^Send it: you own your part and say what you do/,
  ],
  ['an apology taken back', 'I’m sorry, but the vendor was late with the machines.', /‘but’ takes the apology back/],
  ['a summary', 'So you need one date that holds, and the cost on paper. Did I get that right?', /can correct it/],
  ['a bare no', 'We will not go live with a system that stops at 140.', /Your no is clear/],
  [
    'a no with a way',
    'We can’t do all eleven ports, but we can open two of them.',
    /A clear no with something beside it/,
  ],
  ['calming', 'Please calm down and let us look at this positively.', /how to feel makes it worse/],
  ['power', 'It is mandatory, so you will have to accept it.', /has no say/],
];

describe('a draft whose function is plain', () => {
  it.each(DRAFTS)('%s', async (_, draft, tip) => expect(await tipFor(draft)).toMatch(tip));

  it('is looked at for conduct all the same', async () => {
    expect(await tipFor('I’m sorry that you are such an idiot.')).toMatch(/leave the person out of it/);
  });
});
