/**
 * Vectors that outlive the process. The build keeps those of the library, and the evaluation those of the conversations
 * it reads again and again: a sentence costs some 10 ms. One file a model in the folder given, in the byte order of this machine; to forget them, remove the folder.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { VectorStore } from './vector-store';

const KEY_BYTES = 16;
const FLOAT_BYTES = 4;
const keyOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, KEY_BYTES);
const fileName = (model: string, dimensions: number): string =>
  `${model.replaceAll(/[^\w.@-]+/g, '-')}.${dimensions}.vectors`;

/** Reads a vector, each time it is asked for: of the whole library a process needs the texts of a few cases. */
type Kept = () => Float32Array;

/** Records of a key and a vector, one after the other; a record cut short at the end is left out. */
function load(path: string, dimensions: number): Map<string, Kept> {
  const bytes = readFileSync(path);
  const size = KEY_BYTES + dimensions * FLOAT_BYTES;
  const kept = new Map<string, Kept>();
  for (let at = 0; at + size <= bytes.length; at += size) {
    const from = bytes.byteOffset + at + KEY_BYTES;
    // A copy, as a record stands where a number may not.
    kept.set(
      bytes.toString('latin1', at, at + KEY_BYTES),
      () => new Float32Array(bytes.buffer.slice(from, from + dimensions * FLOAT_BYTES)),
    );
  }
  return kept;
}

/** Where a build and the evaluation keep vectors from one checkout to the next. */
export const cachedVectors = (): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'parley', 'vectors');

/** A store on disk. Several processes may write to it at once: a batch is appended in one piece. */
export function createVectorStore(folder: string): VectorStore {
  const models = new Map<string, Map<string, Kept>>();
  const vectorsOf = (model: string): Map<string, Kept> => {
    const known = models.get(model);
    if (known) return known;
    const prefix = fileName(model, 0).replace('0.vectors', '');
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(prefix)) : [];
    const loaded = new Map(
      files.flatMap((name) => [...load(join(folder, name), Number(name.slice(prefix.length).split('.')[0]))]),
    );
    models.set(model, loaded);
    return loaded;
  };
  return {
    read: (model, text) => vectorsOf(model).get(keyOf(text).toString('latin1'))?.(),
    write(model, vectors) {
      const known = vectorsOf(model);
      const [first] = vectors.values();
      if (!first) return;
      const records = [...vectors].map(([text, vector]) => {
        const key = keyOf(text);
        known.set(key.toString('latin1'), () => vector);
        return Buffer.concat([key, Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)]);
      });
      mkdirSync(folder, { recursive: true });
      appendFileSync(join(folder, fileName(model, first.length)), Buffer.concat(records));
    },
  };
}
