/**
 * Files of the safetensors format: the length of a header (uint64, little-endian), the header as JSON, and behind it the
 * numbers of all tensors, to which the header gives names, types, shapes and places.
 */
import { z } from 'zod';

const entrySchema = z.object({
  dtype: z.string(),
  shape: z.array(z.int().nonnegative()),
  /** Where its numbers begin and end, behind the header. */
  data_offsets: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
});
const metadataSchema = z.record(z.string(), z.string());
const headerSchema = z.record(z.string(), z.unknown());
const METADATA = '__metadata__';

export interface StoredTensor {
  readonly dtype: string;
  readonly shape: readonly number[];
  /** Its numbers as they lie in the file. */
  readonly bytes: Uint8Array;
}

const LENGTH_BYTES = 8;

/** What a file says of itself, and its tensors by their names. The tensors share the file's memory. */
export interface SafetensorsFile {
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: ReadonlyMap<string, StoredTensor>;
}

/** @throws Error where it is no such file */
export function readSafetensors(file: Buffer): SafetensorsFile {
  const start = LENGTH_BYTES + Number(file.readBigUInt64LE(0));
  if (start > file.length) throw new Error('No file of safetensors: its header is out of range');
  const header = headerSchema.parse(JSON.parse(file.toString('utf8', LENGTH_BYTES, start)));
  const tensors = new Map<string, StoredTensor>();
  for (const [name, entry] of Object.entries(header)) {
    if (name === METADATA) continue;
    const { dtype, shape, data_offsets: at } = entrySchema.parse(entry);
    tensors.set(name, { dtype, shape, bytes: file.subarray(start + at[0], start + at[1]) });
  }
  return { metadata: metadataSchema.parse(header[METADATA] ?? {}), tensors };
}

/**
 * The numbers of a tensor of single precision, copied, since those of a file need not lie where such an array can.
 * @throws Error where it is missing or of another type
 */
export function floatsOf({ tensors }: SafetensorsFile, name: string): Float32Array {
  const { bytes } = tensorOf(tensors, name, 'F32');
  return new Float32Array(Uint8Array.from(bytes).buffer);
}

/**
 * The numbers of a tensor of bytes.
 * @throws Error where it is missing or of another type
 */
export function bytesOf({ tensors }: SafetensorsFile, name: string): Int8Array {
  const { bytes } = tensorOf(tensors, name, 'I8');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function tensorOf(tensors: SafetensorsFile['tensors'], name: string, dtype: string): StoredTensor {
  const found = tensors.get(name);
  if (found === undefined) throw new Error(`The file holds no ${name}`);
  if (found.dtype !== dtype) throw new Error(`${name} is ${found.dtype}, not ${dtype}`);
  return found;
}
