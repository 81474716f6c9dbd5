/**
 * What of the library's own texts is computed once, when the product is built, and brought along by every process: their
 * parses and their vectors. Without it a process that has just been started reads a case for seconds before it can answer.
 */
import { existsSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { type ParsedLibrary, parses } from '@parley/rehearsal/language';
import { embedAll, type VectorStore } from '@parley/rehearsal/similarity';
import type { ScenarioContent } from '@parley/shared';
import { createCoach } from './create-coach';
import type { CoachLogger } from './engine';
import { TEXTS_OF_ALL_CASES, textsAhead } from './read-ahead';
import { packedVectorStore, type PackedVectors, packVectors } from './packed-vectors';

export { cachedVectors, createVectorStore } from '@parley/rehearsal/similarity';

interface PackedLibrary {
  readonly parses: ParsedLibrary;
  /** Null where the sentence model could not be had. */
  readonly vectors: PackedVectors | null;
}

/**
 * The vectors of a library that was packed before, for packing the next: a text that has not changed needs no computing,
 * and packed once more its vector is the same to the byte.
 * @returns undefined where there is no such file, or none of this form
 */
export function vectorsPackedBefore(path: string, logger: CoachLogger): VectorStore | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const { vectors }: PackedLibrary = deserialize(readFileSync(path));
    return vectors === null ? undefined : packedVectorStore(vectors);
  } catch (error) {
    logger.warn({ err: error, path }, 'The library packed before could not be read; its vectors are computed anew');
    return undefined;
  }
}

export interface PackOptions {
  readonly logger: CoachLogger;
  /** Where vectors are kept from one build to the next: the first that has one is asked, and the first is told. */
  readonly kept?: readonly VectorStore[];
  /** By default the one in the user's cache. */
  readonly sentenceModelPath?: string | undefined;
  /** Told how many of the vectors that have to be made are made. */
  readonly onProgress?: (made: number, of: number) => void;
}

/** Reads cases as a process does that is going to talk about them, and packs what came of it. */
export async function packLibrary(
  scenarios: readonly ScenarioContent[],
  { logger, kept = [], sentenceModelPath, onProgress }: PackOptions,
): Promise<Buffer> {
  const vectors = new Map<string, Float32Array>();
  let model = '';
  const note = (named: string, made: ReadonlyMap<string, Float32Array>): void => {
    model = named;
    for (const [text, vector] of made) vectors.set(text, vector);
  };
  const store: VectorStore = {
    read(named, text) {
      const known = named === model ? vectors.get(text) : undefined;
      if (known !== undefined) return known;
      const vector = kept.reduce<Float32Array | undefined>((found, from) => found ?? from.read(named, text), undefined);
      if (vector !== undefined) note(named, new Map([[text, vector]]));
      return vector;
    },
    write(named, made) {
      note(named, made);
      kept[0]?.write(named, made);
    },
  };
  parses.keepAll();
  try {
    await embedAll([...TEXTS_OF_ALL_CASES, ...scenarios.flatMap(textsAhead)], {
      store,
      modelPath: sentenceModelPath,
      ...(onProgress && { onProgress }),
    });
  } catch (error) {
    logger.warn(
      { err: error },
      'The sentence model could not be had: the library is packed without what its lines mean',
    );
  }
  const coach = createCoach({ logger, sentenceModelPath, delay: async () => undefined, vectors: store });
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
