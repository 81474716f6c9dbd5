import { UTTERANCE_LABELS } from '@parley/coach/internals';
import { describe, expect, it } from '@jest/globals';
import { groupsOf, utterancesOf, WRITERS } from './index';

describe.each(WRITERS)('the utterances of writer %s', (writer) => {
  it('stand in groups of one trade and one manner', () => {
    const groups = groupsOf(writer);
    expect(new Set(groups.map(({ trade }) => trade)).size).toBe(groups.length);
    for (const { trade, manner, utterances } of groups) {
      expect([trade.trim(), manner.trim()]).not.toContain('');
      expect(utterances.length).toBeGreaterThanOrEqual(45);
      for (const { text } of utterances) {
        expect(text).toBe(text.trim());
        expect(text).toMatch(/\p{L}/u);
      }
    }
  });

  it('are many, of every label', () => {
    const all = utterancesOf(writer);
    expect(all.length).toBeGreaterThanOrEqual(1250);
    for (const label of UTTERANCE_LABELS)
      expect({ label, enough: all.filter((one) => one.label === label).length >= 25 }).toEqual({ label, enough: true });
  });
});

it('says nothing twice', () => {
  const texts = WRITERS.flatMap(utterancesOf).map(({ text }) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
