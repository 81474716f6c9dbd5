import { expect, it } from '@jest/globals';
import { bytesOf, floatsOf, readSafetensors } from './safetensors';

function file(header: object, content: Uint8Array): Buffer {
  const told = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(told.length));
  return Buffer.concat([length, told, content]);
}

const FLOATS = Float32Array.of(0.5, -2, 8);
const CONTENT = Buffer.concat([Buffer.from(Int8Array.of(3, -4).buffer), Buffer.from(FLOATS.buffer)]);
const made = file(
  {
    __metadata__: { base: 'abc' },
    small: { dtype: 'I8', shape: [2], data_offsets: [0, 2] },
    large: { dtype: 'F32', shape: [3, 1], data_offsets: [2, 14] },
  },
  CONTENT,
);

it('reads what a file says of itself, and its tensors wherever they lie', () => {
  const read = readSafetensors(made);
  expect(read.metadata).toEqual({ base: 'abc' });
  expect(read.tensors.get('large')?.shape).toEqual([3, 1]);
  expect(Array.from(bytesOf(read, 'small'))).toEqual([3, -4]);
  expect(floatsOf(read, 'large')).toEqual(FLOATS);
});

it('takes no tensor for another', () => {
  const read = readSafetensors(made);
  expect(() => floatsOf(read, 'small')).toThrow('small is I8, not F32');
  expect(() => bytesOf(read, 'none')).toThrow('The file holds no none');
});

it('refuses what is no such file', () => {
  expect(() => readSafetensors(Buffer.from('{"a":1} and more than eight bytes'))).toThrow('out of range');
  expect(() => readSafetensors(file({ odd: { dtype: 'F32' } }, Buffer.alloc(4)))).toThrow('shape');
});
