import { describe, expect, it } from '@jest/globals';
import type { ScenarioContent } from '@parley/shared';
import { parseText } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { createLexicalSimilarity } from '../similarity/lexical';
import { redLineCrossed } from './red-line';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';

/** Finds everything near: what decides here is who is asked for what. */
const near: Similarity = { ...createLexicalSimilarity(), compare: () => 0.9 };
const crosses = (text: string): boolean => redLineCrossed(scenario, parseText(text), near) !== null;

describe('a red line', () => {
  it.each([
    'Just sign the twenty-fourth today, please.',
    'Could you drop the penalty letter and ship all forty?',
    'We need you to skip the test.',
  ])('is crossed by a request: %s', (text) => {
    expect(crosses(text)).toBe(true);
  });

  it('is not crossed by the same at another price', () => {
    const priced: ScenarioContent = {
      ...scenario,
      persona: { ...scenario.persona, redLines: [{ text: 'The pump at €300', line: 'Not at €300.' }] },
    };
    const crossed = (text: string): string | null => redLineCrossed(priced, parseText(text), near);
    expect(crossed('Please sign for the pump at €300.')).toBe('Not at €300.');
    expect(crossed('Please sign for the pump at €410.')).toBeNull();
    expect(crossed('Please sign for the pump.')).toBe('Not at €300.');
  });

  it.each([
    'By tonight I withdraw the letter and strike the twelve days, signed.',
    'I pay the hours, please put them on the sheet.',
    'We cut our own margin for it.',
    'I will sign for the hours myself.',
    'The letter can stay in your drawer, really.',
    'Can I ask somebody about the penalty letter?',
    'Would you have preferred a real cut?',
    'Will you leave the penalty letter alone in exchange?',
    'She could start on Monday with the letter.',
    'I should explain why we wrote the letter.',
  ])('is not crossed by a concession: %s', (text) => {
    expect(crosses(text)).toBe(false);
  });
});
