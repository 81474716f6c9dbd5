/**
 * The sentence model's weights turned towards what a line means (decision 0038), or towards what a sentence is for in its text
 * (decision 0046): to each of its matrices the product of two thin ones is added, and the sum is written back as bytes. The
 * adapters beside this file know where the matrices lie, as they belong to that one file of weights.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ADAPTER_SHA256, CONTEXT_ADAPTER_SHA256, SENTENCE_MODEL_SHA256 } from './model-file.ts';

const ADAPTERS = {
  meaning: { file: new URL('./meaning-adapter.bin', import.meta.url), sha256: ADAPTER_SHA256 },
  context: { file: new URL('./context-adapter.bin', import.meta.url), sha256: CONTEXT_ADAPTER_SHA256 },
} as const;
/** What a byte can hold of a weight, on either side of nothing. */
const MOST = 127;

const headerSchema = z.object({
  /** The file that it belongs to. */
  base: z.literal(SENTENCE_MODEL_SHA256),
  rank: z.int().positive(),
  /** What is told by the vectors that the adapted model makes: each a linear layer, its weights as bytes behind the factors. */
  heads: z
    .array(z.object({ name: z.string(), biases: z.array(z.number()), inputs: z.int().positive(), step: z.number() }))
    .default([]),
  matrices: z.array(
    z.object({
      /** Where its bytes lie in the model's file, and where the scale of each column does. */
      weights: z.int().positive(),
      scales: z.int().positive(),
      rows: z.int().positive(),
      columns: z.int().positive(),
      /** What a step of each column of the left and of each row of the right factor is worth. */
      left: z.array(z.number()),
      right: z.array(z.number()),
    }),
  ),
});
type Matrix = z.infer<typeof headerSchema>['matrices'][number];

/** The factors of a matrix as bytes: the left row by row, then the right. */
interface Factors {
  readonly left: Int8Array;
  readonly right: Int8Array;
}

/** Adds the product to the weights and writes the sum back, each column by a new scale. */
function adapt(model: Buffer, { weights, scales, rows, columns, left, right }: Matrix, factors: Factors): void {
  const rank = left.length;
  const bytes = new Int8Array(model.buffer, model.byteOffset + weights, rows * columns);
  const steps = Float32Array.from({ length: columns }, (_, column) => model.readFloatLE(scales + column * 4));
  const made = new Float32Array(rows * columns);
  const most = new Float32Array(columns);
  for (let row = 0; row < rows; row += 1) {
    const sums = made.subarray(row * columns, (row + 1) * columns);
    const before = bytes.subarray(row * columns, (row + 1) * columns);
    for (let column = 0; column < columns; column += 1) sums[column] = (before[column] ?? 0) * (steps[column] ?? 0);
    for (let inner = 0; inner < rank; inner += 1) {
      const share = (factors.left[row * rank + inner] ?? 0) * (left[inner] ?? 0) * (right[inner] ?? 0);
      const from = inner * columns;
      for (let column = 0; column < columns; column += 1)
        sums[column] = (sums[column] ?? 0) + share * (factors.right[from + column] ?? 0);
    }
    for (let column = 0; column < columns; column += 1)
      most[column] = Math.max(most[column] ?? 0, Math.abs(sums[column] ?? 0));
  }
  most.forEach((value, column) => {
    const step = Math.fround(value / MOST) || 1;
    steps[column] = step;
    model.writeFloatLE(step, scales + column * 4);
  });
  for (let at = 0; at < made.length; at += 1) bytes[at] = Math.round((made[at] ?? 0) / (steps[at % columns] ?? 1));
}

/** A linear layer: for each number that goes in the weights of all that come out, one after the other. */
export interface Head {
  readonly biases: readonly number[];
  readonly weights: Float32Array;
}

/** What comes out of a layer. */
export function through({ biases, weights }: Head, vector: Float32Array): number[] {
  const out = [...biases];
  for (const [at, value] of vector.entries())
    for (let label = 0; label < out.length; label += 1)
      out[label] = (out[label] ?? 0) + value * (weights[at * out.length + label] ?? 0);
  return out;
}

/** A model's file with an adapter applied. */
export interface AdaptedModel {
  readonly model: Buffer;
  readonly heads: ReadonlyMap<string, Head>;
}

/**
 * A copy of the model's file with the adapter applied: some 0.3 s of computing.
 * @throws Error where the adapter is missing or is another one
 */
export async function adaptedModel(base: Buffer, towards: keyof typeof ADAPTERS): Promise<AdaptedModel> {
  const { file, sha256 } = ADAPTERS[towards];
  const adapter = await readFile(file);
  const found = createHash('sha256').update(adapter).digest('hex');
  if (found !== sha256) throw new Error(`An adapter of the sentence model is another one: its SHA-256 is ${found}`);
  const start = 4 + adapter.readUInt32LE(0);
  const { rank, matrices, heads } = headerSchema.parse(JSON.parse(adapter.toString('utf8', 4, start)));
  const model = Buffer.from(base);
  let at = start;
  const next = (count: number): Int8Array => {
    const bytes = new Int8Array(adapter.buffer, adapter.byteOffset + at, count);
    at += count;
    return bytes;
  };
  for (const matrix of matrices)
    adapt(model, matrix, { left: next(matrix.rows * rank), right: next(rank * matrix.columns) });
  return {
    model,
    heads: new Map(
      heads.map(({ name, biases, inputs, step }) => [
        name,
        { biases, weights: Float32Array.from(next(inputs * biases.length), (byte) => byte * step) },
      ]),
    ),
  };
}
