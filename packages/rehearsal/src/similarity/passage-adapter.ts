/**
 * What turns the passage model towards what a sentence is for in its text (decisions 0046 and 0052): for each of its matrices two
 * thin ones, whose product counts beside it, and what is told by the vectors that it then makes. Kept in the format of
 * safetensors, as training/context.py of packages/coach-evaluation writes it.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import { PASSAGE_ADAPTER_SHA256, PASSAGE_MODEL_SHA256 } from './model-file.ts';
import type { Head, Rewording } from './passage-heads.ts';
import { bytesOf, floatsOf, readSafetensors, type SafetensorsFile } from './safetensors.ts';

const ADAPTER = new URL('./passage-adapter.safetensors', import.meta.url);

export interface PassageAdapter {
  /** The thin matrices, by the names under which the model takes them. */
  readonly matrices: Readonly<Record<string, Tensor>>;
  /** @throws Error for what it does not tell */
  readonly head: (name: string) => Head;
  /** How words are put anew. @throws Error likewise */
  readonly rewording: (name: string) => Rewording;
}

const THIN = /\.(?:left|right)$/;
const HEAD = 'head.';
const wordsSchema = z.array(z.string());

/** Bytes by their scales: of each column of the left, and of each row of the right matrix. */
function thin(file: SafetensorsFile, name: string, shape: readonly number[]): Tensor {
  const [bytes, scales] = [bytesOf(file, name), floatsOf(file, `${name}.scales`)];
  const [rows = 0, columns = 0] = shape;
  const rank = scales.length;
  const byColumn = name.endsWith('.left');
  if (rank !== (byColumn ? columns : rows)) throw new Error(`${name} has ${rank} scales`);
  const values = Float32Array.from(
    bytes,
    (byte, at) => byte * (scales[byColumn ? at % columns : Math.floor(at / columns)] ?? 0),
  );
  return new Tensor('float32', values, shape);
}

/**
 * Reads the adapter that is shipped.
 * @throws Error where it is missing, is another one, or belongs to another model
 */
export async function readPassageAdapter(): Promise<PassageAdapter> {
  const content = await readFile(ADAPTER);
  const found = createHash('sha256').update(content).digest('hex');
  if (found !== PASSAGE_ADAPTER_SHA256)
    throw new Error(`The passage model's adapter is another one: its SHA-256 is ${found}`);
  const file = readSafetensors(content);
  if (file.metadata.base !== PASSAGE_MODEL_SHA256) throw new Error('The adapter belongs to another passage model');
  const wordsOf = (list: string): readonly string[] => wordsSchema.parse(JSON.parse(file.metadata[list] ?? ''));
  const head = (name: string): Head => ({
    weights: floatsOf(file, `${HEAD}${name}.weights`),
    biases: floatsOf(file, `${HEAD}${name}.biases`),
  });
  return {
    matrices: Object.fromEntries(
      [...file.tensors].flatMap(([name, { shape }]) => (THIN.test(name) ? [[name, thin(file, name, shape)]] : [])),
    ),
    head,
    rewording: (name) => ({
      becomes: head(`${name}.becomes`),
      before: head(`${name}.before`),
      words: { becomes: wordsOf(`${name}.becomes`), before: wordsOf(`${name}.before`) },
    }),
  };
}
