/**
 * all-mpnet-base-v2 (sentence-transformers, Apache-2.0) from the file of its weights into the file of ONNX that
 * packages/rehearsal runs: its matrices as bytes, a scale for each of their columns, and beside each of them room for the two
 * thin matrices of an adapter, which whoever runs it gives with every text (decision 0052).
 */
import { floatsOf, type SafetensorsFile } from '@parley/rehearsal/safetensors';
import type { OnnxGraph, OnnxNode, OnnxTensor, OnnxValue } from './onnx-file';

const LAYERS = 12;
const HEADS = 12;
const WIDTH = 768;
const HEAD_WIDTH = WIDTH / HEADS;
const WIDE = 3072;
const POSITIONS = 514;
const WORDS = 30_527;
const BUCKETS = 32;
const EPSILON = 1e-5;
/** What a byte can hold of a weight, on either side of nothing. */
const MOST = 127;

/** The matrices of a layer: where the file has them, how many numbers go in, and how many come out. */
const MATRICES = {
  query: { at: 'attention.attn.q', inputs: WIDTH, outputs: WIDTH },
  key: { at: 'attention.attn.k', inputs: WIDTH, outputs: WIDTH },
  value: { at: 'attention.attn.v', inputs: WIDTH, outputs: WIDTH },
  output: { at: 'attention.attn.o', inputs: WIDTH, outputs: WIDTH },
  wide: { at: 'intermediate.dense', inputs: WIDTH, outputs: WIDE },
  narrow: { at: 'output.dense', inputs: WIDE, outputs: WIDTH },
} as const;
type Matrix = keyof typeof MATRICES;

interface Quantized {
  readonly bytes: Int8Array;
  readonly scales: Float32Array;
}

/** Rows by their own scales. */
function byRows(values: Float32Array, rows: number, columns: number): Quantized {
  const bytes = new Int8Array(values.length);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const own = values.subarray(row * columns, (row + 1) * columns);
    const most = own.reduce((sofar, value) => Math.max(sofar, Math.abs(value)), 0);
    const scale = Math.fround(most / MOST) || 1;
    scales[row] = scale;
    for (let column = 0; column < columns; column += 1)
      bytes[row * columns + column] = Math.round((own[column] ?? 0) / scale);
  }
  return { bytes, scales };
}

/** What lies row by row, column by column. */
function transposed(bytes: Int8Array, rows: number, columns: number): Int8Array {
  const turned = new Int8Array(bytes.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      turned[column * rows + row] = bytes[row * columns + column] ?? 0;
  return turned;
}

/** The graph, piece by piece: what is added is told apart by its name. */
class Graph {
  readonly nodes: OnnxNode[] = [];
  readonly tensors: OnnxTensor[] = [];
  readonly inputs: OnnxValue[] = [];

  constructor(private readonly file: SafetensorsFile) {}

  node(output: string, operator: string, inputs: readonly string[], attributes: OnnxNode['attributes'] = {}): string {
    this.nodes.push({ operator, inputs, output, attributes });
    return output;
  }

  floats(name: string, from: string, shape: readonly number[]): string {
    this.tensors.push({ name, type: 'float', shape, values: floatsOf(this.file, from) });
    return name;
  }

  whole(name: string, values: readonly number[]): string {
    this.tensors.push({
      name,
      type: 'int64',
      shape: [values.length],
      values: BigInt64Array.from(values, (value) => BigInt(value)),
    });
    return name;
  }

  /** A layer's matrix, its biases, and the adapter's two beside it. */
  linear(layer: number, matrix: Matrix, from: string): string {
    const { at, inputs, outputs } = MATRICES[matrix];
    const name = `layer.${layer}.${matrix}`;
    const source = `encoder.layer.${layer}.${at}`;
    const { bytes, scales } = byRows(floatsOf(this.file, `${source}.weight`), outputs, inputs);
    this.tensors.push(
      { name: `${name}.bytes`, type: 'int8', shape: [inputs, outputs], values: transposed(bytes, outputs, inputs) },
      { name: `${name}.scales`, type: 'float', shape: [outputs], values: scales },
    );
    this.inputs.push(
      { name: `${name}.left`, type: 'float', shape: [inputs, 'rank'] },
      { name: `${name}.right`, type: 'float', shape: ['rank', outputs] },
    );
    const weights = this.node(`${name}.weights`, 'DequantizeLinear', [`${name}.bytes`, `${name}.scales`], {
      axis: { int: 1 },
    });
    const fixed = this.node(`${name}.fixed`, 'MatMul', [from, weights]);
    const thin = this.node(`${name}.thin`, 'MatMul', [from, `${name}.left`]);
    const added = this.node(`${name}.added`, 'MatMul', [thin, `${name}.right`]);
    const sum = this.node(`${name}.sum`, 'Add', [fixed, added]);
    return this.node(name, 'Add', [sum, this.floats(`${name}.biases`, `${source}.bias`, [outputs])]);
  }

  norm(name: string, from: string, source: string): string {
    const scale = this.floats(`${name}.scale`, `${source}.weight`, [WIDTH]);
    const shift = this.floats(`${name}.shift`, `${source}.bias`, [WIDTH]);
    return this.node(name, 'LayerNormalization', [from, scale, shift], {
      axis: { int: -1 },
      epsilon: { float: EPSILON },
    });
  }

  /** A layer's numbers of all heads apart. */
  heads(name: string, from: string, order: readonly number[]): string {
    const apart = this.node(`${name}.heads`, 'Reshape', [from, 'apart']);
    return this.node(`${name}.turned`, 'Transpose', [apart], { perm: { ints: order } });
  }

  layer(layer: number, from: string, bias: string): string {
    const name = `layer.${layer}`;
    const source = `encoder.layer.${layer}`;
    const query = this.heads(`${name}.query`, this.linear(layer, 'query', from), [0, 2, 1, 3]);
    const key = this.heads(`${name}.key`, this.linear(layer, 'key', from), [0, 2, 3, 1]);
    const value = this.heads(`${name}.value`, this.linear(layer, 'value', from), [0, 2, 1, 3]);
    const likeness = this.node(`${name}.likeness`, 'MatMul', [query, key]);
    const scaled = this.node(`${name}.scaled`, 'Mul', [likeness, 'share']);
    const biased = this.node(`${name}.biased`, 'Add', [scaled, bias]);
    const attention = this.node(`${name}.attention`, 'Softmax', [biased], { axis: { int: -1 } });
    const seen = this.node(`${name}.seen`, 'MatMul', [attention, value]);
    const beside = this.node(`${name}.beside`, 'Transpose', [seen], { perm: { ints: [0, 2, 1, 3] } });
    const joined = this.node(`${name}.joined`, 'Reshape', [beside, 'together']);
    const attended = this.node(`${name}.attended`, 'Add', [from, this.linear(layer, 'output', joined)]);
    const first = this.norm(`${name}.first`, attended, `${source}.attention.LayerNorm`);
    const wide = this.node(`${name}.gelu`, 'Gelu', [this.linear(layer, 'wide', first)]);
    const fed = this.node(`${name}.fed`, 'Add', [first, this.linear(layer, 'narrow', wide)]);
    return this.norm(`${name}.states`, fed, `${source}.output.LayerNorm`);
  }
}

/**
 * What it is given: `ids` and `positions` (from 2 on) of tokens, `buckets` (how far each token lies from each other, in
 * MPNet's 32 steps) and `mask` (0 where a token may see another, -10000 where not), and the two matrices of an adapter for each
 * of its own. What it gives: `states`, 768 numbers for each token.
 */
export function mpnetGraph(file: SafetensorsFile): OnnxGraph {
  const graph = new Graph(file);
  const sides = ['texts', 'tokens'];
  const pairs = ['texts', 'tokens', 'tokens'];
  graph.whole('apart', [0, 0, HEADS, HEAD_WIDTH]);
  graph.whole('together', [0, 0, WIDTH]);
  graph.whole('heads', [1]);
  graph.tensors.push({
    name: 'share',
    type: 'float',
    shape: [],
    values: Float32Array.of(1 / Math.sqrt(HEAD_WIDTH)),
  });
  const words = byRows(floatsOf(file, 'embeddings.word_embeddings.weight'), WORDS, WIDTH);
  graph.tensors.push(
    { name: 'words.bytes', type: 'int8', shape: [WORDS, WIDTH], values: words.bytes },
    { name: 'words.scales', type: 'float', shape: [WORDS, 1], values: words.scales },
  );
  const bytes = graph.node('word.bytes', 'Gather', ['words.bytes', 'ids']);
  const plain = graph.node('word.numbers', 'Cast', [bytes], { to: { int: 1 } });
  const scales = graph.node('word.scales', 'Gather', ['words.scales', 'ids']);
  const word = graph.node('word', 'Mul', [plain, scales]);
  const places = graph.floats('places', 'embeddings.position_embeddings.weight', [POSITIONS, WIDTH]);
  const place = graph.node('place', 'Gather', [places, 'positions']);
  const placed = graph.node('placed', 'Add', [word, place]);
  let states = graph.norm('embedded', placed, 'embeddings.LayerNorm');
  const far = graph.floats('far', 'encoder.relative_attention_bias.weight', [BUCKETS, HEADS]);
  const distances = graph.node('distances', 'Gather', [far, 'buckets']);
  const byHead = graph.node('distances.by-head', 'Transpose', [distances], { perm: { ints: [0, 3, 1, 2] } });
  const hidden = graph.node('hidden', 'Unsqueeze', ['mask', 'heads']);
  const bias = graph.node('bias', 'Add', [byHead, hidden]);
  for (let layer = 0; layer < LAYERS; layer += 1) states = graph.layer(layer, states, bias);
  graph.node('states', 'Identity', [states]);
  return {
    name: 'mpnet',
    nodes: graph.nodes,
    tensors: graph.tensors,
    inputs: [
      { name: 'ids', type: 'int64', shape: sides },
      { name: 'positions', type: 'int64', shape: sides },
      { name: 'buckets', type: 'int64', shape: pairs },
      { name: 'mask', type: 'float', shape: pairs },
      ...graph.inputs,
    ],
    outputs: [{ name: 'states', type: 'float', shape: ['texts', 'tokens', WIDTH] }],
  };
}
