/**
 * The sentence model's weights turned towards what a line means (decision 0038): to each of its matrices the product of two
 * thin ones is added, and the sum is written back as bytes. The adapter beside this file knows where the matrices lie, as it
 * belongs to that one file of weights.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ADAPTER_SHA256, SENTENCE_MODEL_SHA256 } from './model-file.ts';

const ADAPTER = new URL('./meaning-adapter.bin', import.meta.url);
/** What a byte can hold of a weight, on either side of nothing. */
const MOST = 127;

const headerSchema = z.object({
  /** The file that it belongs to. */
  base: z.literal(SENTENCE_MODEL_SHA256),
  rank: z.int().positive(),
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

/**
 * A copy of the model's file with the adapter applied: some 0.3 s of computing.
 * @throws Error where the adapter is missing or is another one
 */
export async function adaptedModel(base: Buffer): Promise<Buffer> {
  const adapter = await readFile(ADAPTER);
  const found = createHash('sha256').update(adapter).digest('hex');
  if (found !== ADAPTER_SHA256) throw new Error(`The sentence model's adapter is another one: its SHA-256 is ${found}`);
  const start = 4 + adapter.readUInt32LE(0);
  const { rank, matrices } = headerSchema.parse(JSON.parse(adapter.toString('utf8', 4, start)));
  const model = Buffer.from(base);
  let at = start;
  const next = (count: number): Int8Array => {
    const bytes = new Int8Array(adapter.buffer, adapter.byteOffset + at, count);
    at += count;
    return bytes;
  };
  for (const matrix of matrices)
    adapt(model, matrix, { left: next(matrix.rows * rank), right: next(rank * matrix.columns) });
  return model;
}
