import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { createLexicalSimilarity } from '../similarity/lexical';
import { caseIndexOf } from '../understanding/case-index';
import { retells } from './retelling';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';

const index = caseIndexOf(scenario);
const similarity = createLexicalSimilarity();
const told = index.briefing.find((sentence) => sentence.split(' ').length >= 8) ?? '';
const turned = (text: string): string =>
  `So ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/[.!?]$/, '')}, as I understand it.`;

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
});
