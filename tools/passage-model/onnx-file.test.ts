import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { onnxFile, type OnnxGraph } from './onnx-file';

/** Bytes by the scale of their column, times what is given, and a constant behind it. */
const GRAPH: OnnxGraph = {
  name: 'small',
  inputs: [{ name: 'given', type: 'float', shape: ['rows', 2] }],
  outputs: [{ name: 'made', type: 'float', shape: ['rows', 3] }],
  tensors: [
    { name: 'bytes', type: 'int8', shape: [2, 3], values: Int8Array.of(1, 2, 3, -4, 5, 127) },
    { name: 'scales', type: 'float', shape: [3], values: Float32Array.of(1, 0.5, 0.25) },
    { name: 'more', type: 'float', shape: [3], values: Float32Array.of(0, 10, 20) },
  ],
  nodes: [
    { operator: 'DequantizeLinear', inputs: ['bytes', 'scales'], output: 'weights', attributes: { axis: { int: 1 } } },
    { operator: 'MatMul', inputs: ['given', 'weights'], output: 'product' },
    { operator: 'Add', inputs: ['product', 'more'], output: 'made' },
  ],
};

const scratch = mkdtempSync(join(tmpdir(), 'parley-onnx-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('writes a graph that runs', () => {
  const file = join(scratch, 'small.onnx');
  writeFileSync(file, onnxFile(GRAPH));
  const told = execFileSync(process.execPath, [join(import.meta.dirname, 'run-small.mjs'), file], { encoding: 'utf8' });
  const { dims, data }: { dims: number[]; data: number[] } = JSON.parse(told);
  expect(dims).toEqual([2, 3]);
  // Some processors calculate with fewer digits.
  expect(data.map(Math.round)).toEqual([-7, 16, 84, 4, 8, -12]);
});

it('writes the same bytes for the same graph', () => {
  expect(Buffer.from(onnxFile(GRAPH)).equals(Buffer.from(onnxFile(GRAPH)))).toBe(true);
});
