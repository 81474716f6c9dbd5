/** Tips by what a draft is there for (product §10.3). */
import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '../similarity/lexical';
import { boardDate as scenario } from '../testing/scenarios/the-board-already-has-the-date';
import type { CoachContext } from '../types';
import { composeTip } from './tip';

const similarity = createLexicalSimilarity();
const context: CoachContext = {
  scenario,
  seed: 's',
  messages: [
    { number: 1, role: 'stakeholder', content: scenario.opening },
    { number: 2, role: 'student', content: 'We won’t make 1 October, the load test stopped at 140 of 400.' },
    { number: 3, role: 'stakeholder', content: 'So you knew, and I hear it today.' },
  ],
};
const tipFor = async (draft: string): Promise<string> => (await composeTip(context, draft, similarity)).tip;

const DRAFTS: readonly (readonly [string, string, RegExp])[] = [
  ['an apology', 'I’m sorry. I should have told you in August.', /^Send it: you own it|own it in plain words/],
  [
    'an apology with a deed',
    'I’m sorry, that was my mistake. I will tell the board so on Thursday.',
    /^Send it: you own your part and say what you do/,
  ],
  ['an apology taken back', 'I’m sorry, but the vendor was late with the machines.', /‘but’ takes the apology back/],
  ['a summary', 'So you need one date that holds, and the cost on paper. Did I get that right?', /can correct it/],
  ['a bare no', 'We will not go live with a system that stops at 140.', /Your no is clear/],
  ['a no with a way', 'We can’t do all eleven ports, but we can open two of them.', /a no and another way/],
  ['calming', 'Please calm down and let us look at this positively.', /how to feel makes it worse/],
  ['power', 'It is mandatory, so you will have to accept it.', /has no say/],
  ['a person made small', 'Your team is always late, it is unprofessional.', /judges people|puts it on somebody/],
  ['a hearing taken back', 'I hear you, but the contract is the contract.', /takes back what comes before it/],
  [
    'a trade',
    'If you let me drop four ports, I open the other seven on 1 October.',
    /^Send it: .* ask for one thing and give another/,
  ],
  ['what is not known yet', 'I don’t know that yet. I will know by Thursday.', /you don’t know and by when you will/],
  ['something said to be done', 'The vendor has already fixed everything.', /only worth what|nothing to check/],
  ['a question back', 'What would you have to say on Thursday?', /^Send it/],
  ['courtesy', 'Thanks, that is really helpful.', /polite and moves nothing/],
  ['loyalty called for', 'We had the same in May. I need you to be a team player here.', /presses/],
  ['a trouble made small', 'There are a few load issues, but nothing that should worry you.', /smaller than it is/],
  ['whose it is not', 'Nobody told me about the machines, that was before I came.', /sounds like an excuse|puts it on/],
  ['giving in', '1 October it is then, whatever you want.', /gives in/],
  ['the matter dropped', 'Fine, then forget it, we just skip the load test and hope for the best.', /drops the matter/],
  ['a name called', 'Frankly your firm is a disgrace, and you people lied about 1 October.', /is about people/],
  ['motives judged', 'The bracket is just an excuse, and finance never understands what it is like.', /judges people/],
  [
    'a secret',
    'Between us, could you leave the 140 out of what the board sees until it is fixed?',
    /keeps something from others/,
  ],
  [
    'a word that others are not to hear',
    'If the test fails please do not say so to the board.',
    /keeps something from/,
  ],
  [
    'certainty of what is ahead',
    'Nothing, my team is confident and 12 November is rock solid.',
    /can’t be promised|promise|can promise|nobody can|hold you to/,
  ],
  ['a confidence passed on', 'I’ll just mention your dad to the others so they understand.', /passes on what/],
  ['a fragment', 'The ports.', /leaves .* to guess the rest/],
];

const SPEECH = [
  'I have been thinking about this for a long time because there are many sides to it,',
  'and on the one hand you have the board and on the other hand we have the vendor,',
  'who is very friendly by the way and always answers, and then there are the ports,',
  'each of them with its own people and its own habits, which is what makes it interesting,',
  'and so after talking with a number of colleagues, who all see it a little differently,',
  'I would suggest that we open two ports on 1 October and the others on 12 November,',
  'although I am open to all other ideas as well, as I always am in such a situation,',
  'and would be the last to stand in the way of anything that the others find better.',
].join(' ');

describe('a draft whose function is plain', () => {
  it.each(DRAFTS)('%s', async (_, draft, tip) => expect(await tipFor(draft)).toMatch(tip));

  it('is looked at for conduct all the same', async () => {
    expect(await tipFor('I’m sorry that you are such an idiot.')).toMatch(/leave the person out of it/);
  });

  it.each([
    [
      'an insult before an offer',
      'Only idiots ask that. You get two ports on 1 October for £38,000.',
      /leave the person out/,
    ],
    ['an insult after one', 'You get two ports on 1 October for £38,000. You are an idiot.', /leave the person out/],
    ['loyalty beside a promise', 'You have it by Friday noon. Everyone else has said yes already.', /presses/],
  ])('%s is told before it is praised', async (_, draft, tip) => {
    const told = await tipFor(draft);
    expect(told).toMatch(tip);
    expect(told).not.toMatch(/send it/i);
  });

  it('names the length of a speech, and the part of it to begin with', async () => {
    const tip = await tipFor(SPEECH);
    expect(tip).toContain(`${SPEECH.split(' ').length} words`);
    expect(tip).toContain('open two ports on 1 October');
  });
});
