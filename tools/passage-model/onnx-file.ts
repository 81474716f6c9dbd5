/**
 * Writes files of the ONNX format (onnx.proto3 of that project says what the numbers of the fields are): a graph of
 * operators, and what they calculate with.
 */
import { Writer } from 'protobufjs/minimal.js';

const IR_VERSION = 10;
const OPSET = 20;

const TYPES = { float: 1, int8: 3, int64: 7 } as const;
const ATTRIBUTES = { float: 1, int: 2, ints: 7 } as const;

type Attribute = { readonly float: number } | { readonly int: number } | { readonly ints: readonly number[] };

/** An operator: what goes in and comes out, by name. */
export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, Attribute>>;
}

/** What a graph is given or gives: of each side of its shape how long it is, or what it is called. */
export interface OnnxValue {
  readonly name: string;
  readonly type: keyof typeof TYPES;
  readonly shape: readonly (number | string)[];
}

export interface OnnxTensor {
  readonly name: string;
  readonly type: keyof typeof TYPES;
  readonly shape: readonly number[];
  readonly values: Float32Array | Int8Array | BigInt64Array;
}

export interface OnnxGraph {
  readonly name: string;
  readonly nodes: readonly OnnxNode[];
  readonly tensors: readonly OnnxTensor[];
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
}

/** The tag of a field: its number, and how its content is told apart. */
const varint = (field: number): number => field << 3;
const delimited = (field: number): number => (field << 3) | 2;
const fixed32 = (field: number): number => (field << 3) | 5;

type Write = (writer: Writer) => void;
function message(writer: Writer, field: number, write: Write): void {
  writer.uint32(delimited(field)).fork();
  write(writer);
  writer.ldelim();
}
const text = (writer: Writer, field: number, value: string): Writer => writer.uint32(delimited(field)).string(value);
const whole = (writer: Writer, field: number, value: number): Writer => writer.uint32(varint(field)).int64(value);

function writeAttribute(writer: Writer, name: string, value: Attribute): void {
  text(writer, 1, name);
  if ('float' in value) {
    writer.uint32(fixed32(2)).float(value.float);
    whole(writer, 20, ATTRIBUTES.float);
  } else if ('int' in value) {
    whole(writer, 3, value.int);
    whole(writer, 20, ATTRIBUTES.int);
  } else {
    for (const one of value.ints) whole(writer, 8, one);
    whole(writer, 20, ATTRIBUTES.ints);
  }
}

function writeNode(writer: Writer, { operator, inputs, output, attributes = {} }: OnnxNode): void {
  for (const input of inputs) text(writer, 1, input);
  text(writer, 2, output);
  text(writer, 3, output);
  text(writer, 4, operator);
  for (const [name, value] of Object.entries(attributes)) message(writer, 5, (one) => writeAttribute(one, name, value));
}

function writeTensor(writer: Writer, { name, type, shape, values }: OnnxTensor): void {
  for (const side of shape) whole(writer, 1, side);
  whole(writer, 2, TYPES[type]);
  text(writer, 8, name);
  writer.uint32(delimited(9)).bytes(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
}

function writeValue(writer: Writer, { name, type, shape }: OnnxValue): void {
  text(writer, 1, name);
  message(writer, 2, (typed) =>
    message(typed, 1, (tensor) => {
      whole(tensor, 1, TYPES[type]);
      message(tensor, 2, (sides) => {
        for (const side of shape)
          message(sides, 1, (one) => void (typeof side === 'number' ? whole(one, 1, side) : text(one, 2, side)));
      });
    }),
  );
}

/** The file's content: the same for the same graph, to the byte. */
export function onnxFile({ name, nodes, tensors, inputs, outputs }: OnnxGraph): Uint8Array {
  const writer = Writer.create();
  whole(writer, 1, IR_VERSION);
  text(writer, 2, 'parley');
  message(writer, 7, (graph) => {
    for (const node of nodes) message(graph, 1, (one) => writeNode(one, node));
    text(graph, 2, name);
    for (const tensor of tensors) message(graph, 5, (one) => writeTensor(one, tensor));
    for (const input of inputs) message(graph, 11, (one) => writeValue(one, input));
    for (const output of outputs) message(graph, 12, (one) => writeValue(one, output));
  });
  message(writer, 8, (opset) => whole(opset, 2, OPSET));
  return writer.finish();
}
