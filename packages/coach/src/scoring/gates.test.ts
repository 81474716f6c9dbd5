import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from '@parley/rehearsal/similarity';
import { foldState } from '@parley/rehearsal/state';
import { monologue, scopeChange as scenario } from '@parley/rehearsal/testing';
import { caseIndexOf, understand } from '@parley/rehearsal/understanding';
import { CURRENT_RUBRIC } from '../rubric/index';
import { shutGates } from './gates';

const index = caseIndexOf(scenario);
const similarity = createLexicalSimilarity();
const [told = '', second = '', third = ''] = index.briefing.filter((sentence) => sentence.split(' ').length >= 8);
const turned = (text: string): string =>
  `So ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/[.!?]$/, '')}, as I understand it.`;
const shutFor = async (lines: readonly string[]): Promise<readonly string[]> => {
  const readings = await understand(monologue(scenario, lines), similarity);
  return shutGates(CURRENT_RUBRIC.scoring, readings, foldState(scenario, readings)).map((gate) => gate.id);
};

describe('telling the briefing again', () => {
  it('caps a conversation that is made of it, and leaves one that begins with it alone', async () => {
    const offers = [
      'We could mail the director each order above 2,000 euros for 1,600, ready on 22 May.',
      'Which of the big orders has he never seen?',
      'I need your yes by Thursday, because Vasco starts on Monday.',
    ];
    expect(await shutFor([turned(told), turned(second), turned(third)])).toContain('mostly-retold');
    expect(await shutFor([turned(told), ...offers])).not.toContain('mostly-retold');
  });
});
