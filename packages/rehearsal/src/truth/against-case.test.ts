import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { scopeChange } from '../testing/scenarios/scope-change-request';
import { caseIndexOf } from '../understanding/case-index';
import { givesItsNumbers, tellsAsItIs } from './against-case';
import { knownCase } from './case-facts';

const tells = (fact: string, text: string): boolean => {
  const scenario = {
    ...scopeChange,
    facts: [{ id: 'budget', text: fact, line: 'That is what my papers say.', knownBy: 'both' as const, figures: [] }],
  };
  const known = knownCase(caseIndexOf(scenario)).facts.find((one) => one.fact?.id === 'budget');
  const [sentence] = parseText(text);
  if (known === undefined || sentence === undefined) throw new Error('There is nothing to compare');
  return tellsAsItIs(sentence, known);
};

describe('a fact told as it is', () => {
  const budget = 'Keystone has a budget of $2.4 million, of which $1.71 million is spent.';
  it('may leave the unit of a figure to the next one', () => {
    expect(tells(budget, 'We gave the same figure, Mrs. Teague: 1.71 spent of 2.4 million.')).toBe(true);
  });
  it('has the same figures, and more than one of those without a unit', () => {
    expect(tells(budget, 'We gave another figure, Mrs. Teague: 1.91 spent of 2.4 million.')).toBe(false);
    expect(tells(budget, 'We spent 1.71 of it.')).toBe(false);
  });
  it('is told with all its numbers, whatever is made of it', () => {
    expect(givesItsNumbers(budget, 'We’ve spent 1.71 of the 2.4, so 46 fits inside what’s left.')).toBe(true);
    expect(givesItsNumbers(budget, 'We’ve spent 1.0 of the 2.4, so 46 fits inside what’s left.')).toBe(false);
    expect(givesItsNumbers('The budget is $2.4 million.', 'It is 2.4.')).toBe(false);
  });
});
