import { describe, expect, it } from '@jest/globals';
import type { ScenarioContent } from '@parley/shared';
import type { Similarity } from '../similarity/similarity';
import { createLexicalSimilarity } from '../similarity/lexical';
import { monologue } from '../testing/monologue';
import type { CoachContext } from '../types';
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

/** Likens texts by their words, as vectors. `forget` leaves none of them comparable; what is then asked for is noted. */
function forgetful() {
  const DIMENSIONS = 384;
  const vectors = new Map<string, Float32Array>();
  const missed = new Set<string>();
  const vectorOf = (text: string): Float32Array => {
    const vector = new Float32Array(DIMENSIONS);
    for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
      const place = Array.from(word).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % DIMENSIONS, 7);
      vector[place] = (vector[place] ?? 0) + 1;
    }
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  };
  const known = (text: string): Float32Array | null => {
    const vector = vectors.get(text);
    if (!vector) missed.add(text);
    return vector ?? null;
  };
  const cosine = (left: string, right: string): number => {
    const [one, other] = [known(left), known(right)];
    return one && other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;
  };
  const similarity: Similarity = {
    name: 'embedding',
    related: 0.4,
    close: 0.55,
    prepare: async (texts) => {
      for (const text of texts) if (!vectors.has(text)) vectors.set(text, vectorOf(text));
    },
    vector: known,
    meant: known,
    compare: cosine,
    sounds: cosine,
    cosine,
    dispose: async () => undefined,
  };
  return { similarity, missed, forget: () => vectors.clear() };
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

describe('reading after other talks', () => {
  const lie = 'The second approval has already been built and tested.';
  const withLie: ScenarioContent = {
    ...scenario,
    statements: [
      { id: 'built', kind: 'claim', said: [lie], says: ['No. Nobody has built anything.'], truth: 'false' },
      { id: 'slow', kind: 'claim', said: ['Nine days is a long time.'], says: ['It is.'], truth: 'true' },
    ],
  };
  const talk = (heard: string): CoachContext => ({
    scenario: withLie,
    messages: [
      { number: 1, role: 'stakeholder', content: heard },
      { number: 2, role: 'student', content: `${lie} It is done.` },
    ],
    seed: 'test',
  });

  it('finds comparable all that it compares, also what made room for other cases', async () => {
    const { similarity, missed, forget } = forgetful();
    const [alone] = await understand(talk('I wait for your proposal. What have you done?'), similarity);
    expect(alone?.untrue?.map(({ statement }) => statement)).toEqual(['built']);
    forget();
    missed.clear();
    const [after] = await understand(talk('I wait for your proposal. What have you done so far?'), similarity);
    expect(after?.untrue).toEqual(alone?.untrue);
    expect([...missed]).toEqual([]);
  });
});

describe('words that were handed back', () => {
  const borrowed = scenario.situation;
  const copies = async (text: string): Promise<boolean> =>
    (await understand(monologue(scenario, [text]), createLexicalSimilarity())).some(({ faults }) =>
      faults.some(({ kind }) => kind === 'copy'),
    );
  it('are none beside a statement of one’s own about the case', async () => {
    expect(await copies(borrowed)).toBe(true);
    expect(await copies(`I am glad that we can finally talk. ${borrowed}`)).toBe(true);
    expect(await copies(`My proposal: the director gets a mail for each big order from Monday on. ${borrowed}`)).toBe(
      false,
    );
  });
});
