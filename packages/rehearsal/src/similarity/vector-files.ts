/**
 * Vectors that outlive the process. The build keeps those of the library, and the evaluation those of the conversations
 * it reads again and again: a sentence costs some 10 ms. One file a model in the folder given, in the byte order of this machine; to forget them, remove the folder.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, readSync } from 'node:fs';
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

/** Other processes append to it as well; it is looked for what they added no more often than this (ms). */
const LOOK_AGAIN_MS = 20;
/** Bytes read in one piece. */
const PIECE = 256 * 1024 * 1024;

/** A file of records, a key and a vector each, read up to some place. */
interface Read {
  readonly path: string;
  readonly dimensions: number;
  /** Bytes of whole records. */
  to: number;
}

/** Reads on to the end of the file; a record cut short there is left for the next time. */
function readOn(file: Read, into: Map<string, Kept>): void {
  const size = KEY_BYTES + file.dimensions * FLOAT_BYTES;
  // Whoever forgets what was kept removes the folder.
  if (!existsSync(file.path)) return;
  const handle = openSync(file.path, 'r');
  try {
    const end = fstatSync(handle).size;
    if (end < file.to) file.to = 0;
    const piece = Math.max(size, PIECE - (PIECE % size));
    while (file.to + size <= end) {
      const left = end - file.to;
      const bytes = Buffer.allocUnsafeSlow(Math.min(piece, left - (left % size)));
      const length = readSync(handle, bytes, 0, bytes.length, file.to);
      for (let at = 0; at + size <= length; at += size) {
        const from = at + KEY_BYTES;
        // A copy, as a record stands where a number may not.
        into.set(
          bytes.toString('latin1', at, from),
          () => new Float32Array(bytes.buffer.slice(from, from + file.dimensions * FLOAT_BYTES)),
        );
      }
      file.to += length - (length % size);
      if (length < size) break;
    }
  } finally {
    closeSync(handle);
  }
}

/** Where a build and the evaluation keep vectors from one checkout to the next. */
export const cachedVectors = (): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'parley', 'vectors');

/**
 * A store on disk. Several processes may write to it at once, and find what the others wrote: a batch is appended in one piece.
 * @param now a clock in ms that never goes back
 */
export function createVectorStore(folder: string, now: () => number = () => performance.now()): VectorStore {
  interface OfModel {
    readonly kept: Map<string, Kept>;
    readonly files: Map<string, Read>;
    lookedAt: number;
  }
  const models = new Map<string, OfModel>();

  /** Whatever stands on disk by now. */
  const look = (model: string, of: OfModel): void => {
    of.lookedAt = now();
    const prefix = fileName(model, 0).replace('0.vectors', '');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(prefix)) : [];
    for (const name of names) {
      const file = of.files.get(name) ?? {
        path: join(folder, name),
        dimensions: Number(name.slice(prefix.length).split('.')[0]),
        to: 0,
      };
      of.files.set(name, file);
      readOn(file, of.kept);
    }
  };
  const vectorsOf = (model: string): OfModel => {
    const known = models.get(model);
    if (known) return known;
    const of: OfModel = { kept: new Map(), files: new Map(), lookedAt: 0 };
    models.set(model, of);
    look(model, of);
    return of;
  };
  return {
    read(model, text) {
      const of = vectorsOf(model);
      const key = keyOf(text).toString('latin1');
      if (!of.kept.has(key) && now() - of.lookedAt >= LOOK_AGAIN_MS) look(model, of);
      return of.kept.get(key)?.();
    },
    write(model, vectors) {
      const { kept } = vectorsOf(model);
      const [first] = vectors.values();
      if (!first) return;
      const records = [...vectors].map(([text, vector]) => {
        const key = keyOf(text);
        kept.set(key.toString('latin1'), () => vector);
        return Buffer.concat([key, Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)]);
      });
      mkdirSync(folder, { recursive: true });
      appendFileSync(join(folder, fileName(model, first.length)), Buffer.concat(records));
    },
  };
}
