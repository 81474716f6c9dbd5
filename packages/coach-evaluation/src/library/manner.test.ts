import { beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLES, parseText, presses, yields } from '@parley/coach/internals';
import { keptSimilarity } from '../vectors/kept-vectors';

const similarity = keptSimilarity(false);
const PRESSES = [
  'This is the last time I ask you: yes or no?',
  'Sign it tonight or I call your director.',
  'I’d hate to see your name in that report.',
  'Others in your position kept quiet, and it was better for them.',
];
const FIRM = [
  'I need a yes or a no from you by Wednesday, because the printer closes then.',
  'If the retest fails I call you the same day.',
  'The penalty in the contract is £1,200 a day, and we have claimed nothing.',
];
const YIELDS = ['Whatever you like is fine with me.', 'I don’t mind, just tell me what you want.', 'Fine, as you say.'];
const TAKES = [
  'You can have Anwar from Monday if the dashboard waits a fortnight.',
  'If you want the step before June, it costs 7,200 euros.',
  'Of course I’d rather know it today: what is in the logs?',
];

const one = (text: string) => {
  const [sentence] = parseText(text);
  if (!sentence) throw new Error(`No sentence in “${text}”`);
  return sentence;
};

describe('how a thing is said', () => {
  beforeAll(() => similarity.prepare([...Object.values(EXAMPLES).flat(), ...PRESSES, ...FIRM, ...YIELDS, ...TAKES]));

  it.each(PRESSES)('holds something over the other’s head: %s', (text) => {
    expect(presses(one(text), similarity)).toBe(true);
  });
  it.each([...FIRM, ...YIELDS, ...TAKES])('does not: %s', (text) => {
    expect(presses(one(text), similarity)).toBe(false);
  });
  it.each(YIELDS)('gives in: %s', (text) => {
    expect(yields(one(text), similarity)).toBe(true);
  });
  it.each([...TAKES, ...FIRM])('does not give in: %s', (text) => {
    expect(yields(one(text), similarity)).toBe(false);
  });
});
