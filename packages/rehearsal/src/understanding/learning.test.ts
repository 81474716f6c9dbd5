/** Asking to learn (product §12.6), by the form of a sentence: what the classifier tells is measured on written conversations. */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { createLexicalSimilarity } from '../similarity/lexical';
import type { Act, ActKind, Reading } from './reading';
import { asksThem, asksToLearn, cameToLearn } from './learning';

const similarity = createLexicalSimilarity();
const asks = (text: string): boolean => parseText(text).some((sentence) => asksToLearn(sentence, similarity));

const act = (kind: ActKind, strength = 1): Act => ({
  kind,
  quote: 'Who signs it?',
  concern: null,
  amount: null,
  day: null,
  strength,
});
const reading = (asked: boolean, ...acts: readonly Act[]): Reading => ({
  messageNumber: 2,
  understood: 'clear',
  addressed: true,
  acts,
  faults: [],
  concerns: [],
  answer: 'nothing_asked',
  inTheAir: null,
  asks: asked,
});

describe('asking to learn', () => {
  it('is a question, and no echo of a word, no statement and no asking for a yes', () => {
    expect(asks('Which of the boxes do you read first?')).toBe(true);
    for (const text of ['Referrals?', 'You read the first box.', 'Do you accept the ninth of June?'])
      expect(asks(text)).toBe(false);
  });

  it('is told by the sentence, or by an act that asks and wants no yes', () => {
    expect(asksThem(reading(true))).toBe(true);
    expect(asksThem(reading(false, act('ask')))).toBe(true);
    expect(asksThem(reading(false, act('ask', 0.5)))).toBe(false);
    expect(asksThem(reading(false, act('ask'), act('close')))).toBe(false);
    expect(asksThem(reading(false, act('option')))).toBe(false);
  });
});

describe('who came to learn', () => {
  it('asks in two messages of three, of four or more', () => {
    const [asking, telling] = [reading(true), reading(false)];
    expect(cameToLearn([asking, asking, asking, telling])).toBe(true);
    expect(cameToLearn([asking, asking, telling, telling])).toBe(false);
    expect(cameToLearn([asking, asking, asking])).toBe(false);
  });
});
