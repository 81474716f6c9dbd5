/** The utterance classifier as it is shipped, on the writer that it never saw (decision 0037). */
import { ACTS_OF_LABEL, dialogueActOf, parseText, UTTERANCE_LABELS, utteranceOf } from '@parley/coach/internals';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';
import { HELD_OUT_WRITER, utterancesOf } from './index';
import { figuresOf, rightOf, type ToldLabel } from './measure';

const similarity = keptSimilarity(false);
let told: readonly ToldLabel[] = [];
beforeAll(async () => {
  const utterances = utterancesOf(HELD_OUT_WRITER);
  await similarity.prepare(utterances.map(({ text }) => text));
  told = utterances.flatMap(({ text, label }) => {
    const [best] = utteranceOf(text, similarity);
    return best ? [{ is: label, told: best.label, probability: best.probability }] : [];
  });
}, 300_000);
afterAll(() => similarity.dispose());

describe('on a writer that it was not fitted to', () => {
  it('tells every sentence, most of them rightly', () => {
    expect(told).toHaveLength(utterancesOf(HELD_OUT_WRITER).length);
    expect(rightOf(told)).toBeGreaterThanOrEqual(0.76);
  });

  it('finds every label, and none by chance', () => {
    const figures = figuresOf(told);
    expect(figures).toHaveLength(UTTERANCE_LABELS.length);
    for (const { label, precision, recall } of figures)
      expect({ label, found: recall >= 0.4 && (precision ?? 0) >= 0.45 }).toEqual({ label, found: true });
  });

  it('is as often right as it is sure', () => {
    for (const [from, to] of [
      [0.3, 0.6],
      [0.6, 0.9],
      [0.9, 1.01],
    ] as const) {
      const those = told.filter(({ probability }) => probability >= from && probability < to);
      const mean = those.reduce((sum, { probability }) => sum + probability, 0) / those.length;
      expect(Math.abs(rightOf(those) - mean)).toBeLessThan(0.1);
    }
  });

  it('corrects what forms tell of a sentence, and hardly ever for the worse', async () => {
    const single = utterancesOf(HELD_OUT_WRITER).flatMap(({ text, label }) => {
      const [sentence, second] = parseText(text);
      return sentence && !second ? [{ sentence, label }] : [];
    });
    await similarity.prepare(single.map(({ sentence }) => sentence.text));
    const read = single.map(({ sentence, label }) => {
      const formed = dialogueActOf(sentence);
      const corrected = dialogueActOf(sentence, [], utteranceOf(sentence.text, similarity));
      const fits = ACTS_OF_LABEL[label];
      return { better: fits.includes(corrected), before: fits.includes(formed) };
    });
    const share = (count: number): number => count / read.length;
    const right = read.filter(({ better }) => better).length;
    const before = read.filter((one) => one.before).length;
    expect(share(right)).toBeGreaterThanOrEqual(0.88);
    expect(share(right - before)).toBeGreaterThanOrEqual(0.15);
    expect(share(read.filter((one) => one.before && !one.better).length)).toBeLessThanOrEqual(0.02);
  });
});
