import { describe, expect, it } from '@jest/globals';
import type { Similarity } from '../similarity/similarity';
import { createLexicalSimilarity } from '../similarity/lexical';
import { monologue } from '../testing/monologue';
import { understand } from './understand';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';

/** Compares nothing and remembers what it was asked to prepare. */
function deaf(): Similarity & { readonly prepared: string[] } {
  const prepared: string[] = [];
  return {
    ...createLexicalSimilarity(),
    name: 'deaf',
    prepared,
    compare: () => 0,
    prepare: async (texts) => void prepared.push(...texts),
  };
}

describe('reading a long message', () => {
  const line = (at: number): string => `On trip ${at} the second crew checks ${at * 7} sensors before the boat leaves.`;
  const long = Array.from({ length: 52 }, (_, at) => line(at))
    .join(' ')
    .slice(0, 4000);

  it('gives the event loop back between pieces, and reads the same', async () => {
    let pauses = 0;
    const similarity = deaf();
    const context = monologue(scenario, [long]);
    const readings = await understand(context, similarity, undefined, undefined, async () => {
      pauses += 1;
    });
    expect(pauses).toBeGreaterThan(40);
    expect(similarity.prepared).toContain(long);
    expect(readings).toEqual(await understand(monologue(scenario, [long]), deaf()));
  });

  it('stops when it is cancelled in between', async () => {
    const controller = new AbortController();
    const reading = understand(
      monologue(scenario, [long, 'And the tablets wait until April.']),
      deaf(),
      controller.signal,
      undefined,
      async () => controller.abort(new Error('gone')),
    );
    await expect(reading).rejects.toThrow('gone');
  });
});
