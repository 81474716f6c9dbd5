/**
 * What of the library's own texts is computed once, when the product is built, and brought along by every process: their
 * parses and their vectors. Without it a process that has just been started reads a case for seconds before it can answer.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { deserialize, serialize } from 'node:v8';
import { type ParsedLibrary, parses } from '@parley/rehearsal/language';
import type { VectorStore } from '@parley/rehearsal/similarity';
import type { ScenarioContent } from '@parley/shared';
import { createCoach } from './create-coach';
import type { CoachLogger } from './engine';

export { cachedVectors, createVectorStore } from '@parley/rehearsal/similarity';

/** Vectors in a quarter of their size: each number is a 127th of its vector's scale. */
interface PackedVectors {
  readonly model: string;
  readonly texts: readonly string[];
  readonly scales: Float32Array;
  readonly values: Int8Array;
}
interface PackedLibrary {
  readonly parses: ParsedLibrary;
  /** Null where the sentence model could not be had. */
  readonly vectors: PackedVectors | null;
}

const STEPS = 127;

function packVectors(model: string, vectors: ReadonlyMap<string, Float32Array>): PackedVectors {
  const dimensions = [...vectors.values()][0]?.length ?? 0;
  const scales = new Float32Array(vectors.size);
  const values = new Int8Array(vectors.size * dimensions);
  [...vectors.values()].forEach((vector, at) => {
    const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    scales[at] = scale;
    values.set(
      vector.map((value) => Math.round((value / scale) * STEPS)),
      at * dimensions,
    );
  });
  return { model, texts: [...vectors.keys()], scales, values };
}

/** A store of the vectors that were brought along; what is written to it is not kept. */
export function packedVectorStore({ model, texts, scales, values }: PackedVectors): VectorStore {
  const places = new Map(texts.map((text, at) => [text, at]));
  const dimensions = texts.length === 0 ? 0 : values.length / texts.length;
  return {
    read(named, text) {
      const at = named === model ? places.get(text) : undefined;
      if (at === undefined) return undefined;
      const scale = (scales[at] ?? 0) / STEPS;
      return Float32Array.from(values.subarray(at * dimensions, (at + 1) * dimensions), (value) => value * scale);
    },
    write: () => undefined,
  };
}

/**
 * Reads cases as a process does that is going to talk about them, and packs what came of it.
 * @param kept where vectors are kept from one build to the next
 * @param sentenceModelPath by default the one in the user's cache
 */
export async function packLibrary(
  scenarios: readonly ScenarioContent[],
  logger: CoachLogger,
  kept?: VectorStore,
  sentenceModelPath?: string,
): Promise<Buffer> {
  const vectors = new Map<string, Float32Array>();
  let model = '';
  const note = (named: string, made: ReadonlyMap<string, Float32Array>): void => {
    model = named;
    for (const [text, vector] of made) vectors.set(text, vector);
  };
  const coach = createCoach({
    logger,
    sentenceModelPath,
    threads: availableParallelism(),
    delay: async () => undefined,
    vectors: {
      read(named, text) {
        const vector = kept?.read(named, text);
        if (vector !== undefined) note(named, new Map([[text, vector]]));
        return vector;
      },
      write(named, made) {
        note(named, made);
        kept?.write(named, made);
      },
    },
  });
  parses.keepAll();
  await coach.warm(scenarios);
  for (const scenario of scenarios) {
    const messages = [
      { number: 1, role: 'stakeholder', content: scenario.opening },
      { number: 2, role: 'student', content: 'What matters most to you here, and why?' },
    ] as const;
    for await (const part of coach.reply({ scenario, messages, seed: scenario.slug })) void part;
  }
  await coach.dispose();
  const packed: PackedLibrary = {
    parses: parses.pack(),
    vectors: vectors.size === 0 ? null : packVectors(model, vectors),
  };
  return serialize(packed);
}

/**
 * Brings a packed library into this thread.
 * @returns its vectors, if it has any
 * @throws Error where the file is missing or is none
 */
export function bringLibrary(path: string): VectorStore | undefined {
  const packed: PackedLibrary = deserialize(readFileSync(path));
  parses.bring(packed.parses);
  return packed.vectors === null ? undefined : packedVectorStore(packed.vectors);
}
