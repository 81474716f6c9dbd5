import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { createLexicalSimilarity } from '../similarity/lexical';
import { CURRENT_RUBRIC } from '../rubric/index';
import { shutGates } from '../scoring/gates';
import { foldState } from '../state/state';
import { monologue } from '../testing/rehearse';
import { caseIndexOf } from '../understanding/case-index';
import { retells } from './retelling';
import { understand } from '../understanding/understand';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';

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
  it('is seen through a change of wording', () => {
    expect(retells(index, similarity, parseText(turned(told)))).toBe(true);
  });

  it('is not what somebody does who brings a figure of their own', () => {
    expect(
      retells(index, similarity, parseText(`${turned(told).replace(/\.$/, '')} and 317 euros a day on top.`)),
    ).toBe(false);
  });

  it('is not what a question does', () => {
    expect(retells(index, similarity, parseText(`${turned(told).replace(/\.$/, '')}, right?`))).toBe(false);
  });

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
