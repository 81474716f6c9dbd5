import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { createLexicalSimilarity, type Similarity } from '@parley/coach/internals';
import { noDelay, rehearse } from '@parley/coach/testing';

/** Compares words, and notes which texts had to be made comparable for the first time, call by call. */
function counting(): { similarity: Similarity; calls: (readonly string[])[] } {
  const known = new Set<string>();
  const calls: (readonly string[])[] = [];
  const prepare = async (texts: readonly string[]): Promise<void> => {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    for (const text of missing) known.add(text);
    if (missing.length > 0) calls.push(missing);
  };
  return { similarity: { ...createLexicalSimilarity(), prepare }, calls };
}

describe('a case that was read ahead', () => {
  it.each(scenarios.map((entry) => [entry.slug, entry] as const))(
    'leaves nothing but the student’s own sentences to the first reply and the first tip: %s',
    async (_, entry) => {
      const { similarity, calls } = counting();
      const watched = createCoach({ similarity, delay: noDelay });
      await watched.warm();
      await watched.prepare(entry);
      const before = calls.length;
      const said =
        'Could you send the list today, please? Why does it matter so much, and who else has to hear of it? By Friday you have my figures.';
      await watched.tip(
        { scenario: entry, messages: [{ number: 1, role: 'stakeholder', content: entry.opening }], seed: 'test' },
        said,
      );
      await rehearse(watched, entry, [said]);
      expect(
        calls
          .slice(before)
          .flat()
          // A question of several is cut into its parts, each with its own mark.
          .filter((text) => !said.includes(text.replace(/\?$/, ''))),
      ).toEqual([]);
    },
  );
});
