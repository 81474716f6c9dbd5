import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '../similarity/lexical';
import { monologue } from '../testing/monologue';
import { understand } from '../understanding/understand';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';

const contradicts = async (first: string, then: string): Promise<boolean> =>
  (await understand(monologue(scenario, [first, then]), createLexicalSimilarity()))
    .at(-1)
    ?.faults.some((fault) => fault.kind === 'contradict') ?? false;

describe('going back on what was said', () => {
  it.each([
    [
      'I will send you the price list for the pumps on Friday.',
      'You will get the price list for the pumps on Tuesday.',
    ],
    ['Marta mails you the signed form by 12 November.', 'I never said 12 November.'],
    ['I will send you the price list for the pumps by Friday.', 'You will get the price list for the pumps by Monday.'],
    ['I will bring the fitters to the site on Wednesday at nine.', 'I will not bring the fitters to the site.'],
    [
      'I ring your warehouse manager tomorrow at ten about the pallets.',
      'Forget what I promised, I have other things to do.',
    ],
    ['The second approval costs 7,200 euros.', 'Actually the second approval is more like 9,000 euros.'],
    [
      'No. I can’t put the supplier rating into the June release, because it takes eight days.',
      'Ok fine, the supplier rating will be in the June release.',
    ],
  ])('%s / %s', async (first, then) => {
    expect(await contradicts(first, then)).toBe(true);
  });

  it.each([
    [
      'I will send you the price list for the pumps on Friday.',
      'On Monday I will bring the samples of the new valves.',
    ],
    [
      'I will send you the price list for the pumps on Friday.',
      'As I said, you will get the price list for the pumps on Friday.',
    ],
    [
      'I will send you the price list for the pumps on Friday.',
      'If the printer fails, you will get the price list for the pumps on Monday.',
    ],
    // 'Actually' of another thing revises nothing.
    ['The second approval costs 7,200 euros.', 'Actually the supplier rating costs 9,000 euros.'],
    ['The supplier rating takes eight days.', 'I never said that the large orders in Faro are my concern.'],
    ['We could send a mail for each large order.', 'I never said that your managers waste money.'],
    ['I will bring the fitters to the site on Wednesday at nine.', 'I will not put anybody on the night shift.'],
    ['The second approval costs 7,200 euros.', 'The mail costs 1,600 euros.'],
    // What is refused until something is done is still refused where that is to be done before.
    [
      'The supplier rating can’t move into the June release until the pilot is over.',
      'Before any branch opens, my team will check every supplier rating in the June release.',
    ],
    // What comes sooner than was promised is kept.
    [
      'I will send you the price list for the pumps by Friday.',
      'You will get the price list for the pumps by Thursday.',
    ],
    // 'Actually' in one member of a list revises none of the others.
    [
      'The second approval costs 7,200 euros and the fitters look at forty valves.',
      'So this is it: the list is with you on Tuesday, actually; the second approval in May; six valves for the fitters, 900 euros.',
    ],
  ])('not: %s / %s', async (first, then) => {
    expect(await contradicts(first, then)).toBe(false);
  });
});
