import { describe, expect, it } from '@jest/globals';
import { createLexicalSimilarity } from './lexical';
import { withAllPrepared } from './noting';
import type { Similarity } from './similarity';

/** Finds texts alike by their length. @param able whether it makes any text comparable */
function byLength(able = true): Similarity {
  const known = new Set<string>();
  return {
    ...createLexicalSimilarity(),
    name: 'embedding',
    prepare: async (texts) => {
      if (able) for (const text of texts) known.add(text);
    },
    vector: (text) => (known.has(text) ? Float32Array.from([text.length]) : null),
    compare: (left, right) => (known.has(left) && known.has(right) && left.length === right.length ? 1 : 0),
  };
}

/** Compares a second pair only where the first is alike. */
const chosen = (similarity: Similarity): string =>
  similarity.compare('one', 'two') < 1 ? 'neither' : similarity.compare('three', 'seven') < 1 ? 'first' : 'both';

describe('comparing lines that only show as they are chosen', () => {
  it('chooses alike, whatever was comparable before', async () => {
    const [fresh, used] = [byLength(), byLength()];
    await used.prepare(['one', 'two', 'three', 'seven']);
    expect(await withAllPrepared(fresh, chosen)).toBe('both');
    expect(await withAllPrepared(used, chosen)).toBe('both');
  });

  it('ends where nothing can be made comparable', async () => {
    expect(await withAllPrepared(byLength(false), chosen)).toBe('neither');
  });
});
