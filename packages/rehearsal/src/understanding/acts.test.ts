import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '../similarity/lexical';
import { monologue } from '../testing/monologue';
import { understand } from './understand';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';

const similarity = createLexicalSimilarity();
const acts = async (text: string): Promise<readonly string[]> =>
  (await understand(monologue(scenario, [text]), similarity)).flatMap((reading) =>
    reading.acts.filter((act) => act.strength >= 0.45).map((act) => act.kind),
  );

describe('what counts', () => {
  it.each([
    ['own', 'I gave you that price without asking any of the developers. Wrong call, mine.'],
    ['own', 'I ought to have read section 4.2 with you in March, and I apologise for not having done it.'],
    ['close', 'The mail costs 1,600 and the full step 7,200. You tell me by Thursday which one it is.'],
    ['close', 'The mail to the director for 1,600, ready on 22 May. Can you live with that?'],
    ['recommend', 'The mail is two days and the full approval step is nine. I’d leave the step for autumn.'],
    [
      'option',
      'We could send the director a mail for each order above 2,000 euros. Otherwise the supplier rating waits and the approval step takes its eight days.',
    ],
    ['commit', 'Marta mails you the page with both prices Thursday 12:00.'],
    ['boundary', 'The opening I do not move. The hotels need the portal on 2 June.'],
  ])('%s: %s', async (kind, text) => {
    expect(await acts(text)).toContain(kind);
  });
});

describe('what only sounds like it', () => {
  it.each([
    ['own', 'Sorry to trouble you again about the approval step in the portal.'],
    ['own', 'Sorry about the misunderstanding with the specification.'],
    ['commit', 'We need your signed specification by the 12th of May, please.'],
    ['commit', 'At the end of the day we will all win with this portal.'],
    ['recommend', 'I would love to hear what the hotels think about the approval step.'],
    ['option', 'We could explore different options to support the approval, such as training or coaching.'],
    ['option', 'Our adoption of the portal in the other hotels is at 91%, and everybody is happy with it.'],
    ['boundary', 'I want to acknowledge that an approval step is never easy, because it changes habits.'],
    ['close', 'I do not ask you for a yes or no.'],
  ])('no %s: %s', async (kind, text) => {
    expect(await acts(text)).not.toContain(kind);
  });
});
