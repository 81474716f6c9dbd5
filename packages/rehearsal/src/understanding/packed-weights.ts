/** Fitted weights, as they are written down: as text. */
import type { SoftmaxWeights } from './softmax';

/** One character a weight: its place among these, less the middle one, is the weight in steps. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MIDDLE = DIGITS.length / 2;
const STEPS = MIDDLE - 1;

/** A matrix as text. */
export interface PackedWeights {
  readonly step: number;
  /** Rows one after the other, cut into lines. */
  readonly lines: readonly string[];
}

/** Rounds each weight to one of 63 steps. */
export function packWeights(weights: Float32Array, perLine: number): PackedWeights {
  const most = weights.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0) || 1;
  const step = Number((most / STEPS).toPrecision(6));
  const text = Array.from(weights, (value) => DIGITS[Math.round(value / step) + MIDDLE] ?? 'A').join('');
  return { step, lines: text.match(new RegExp(`.{1,${perLine}}`, 'g')) ?? [] };
}

export function unpackWeights({ step, lines }: PackedWeights): Float32Array {
  const places = new Map(Array.from(DIGITS, (digit, at) => [digit, (at - MIDDLE) * step] as const));
  return Float32Array.from(lines.join(''), (digit) => places.get(digit) ?? 0);
}

/** A softmax classifier as it is kept in a file. */
export interface PackedSoftmax {
  readonly biases: readonly number[];
  readonly weights: PackedWeights;
}

/**
 * @param fit the option of `pnpm coach fit` that writes it anew
 * @throws Error for one that was fitted for other labels or another input
 */
export function unpackSoftmax(
  { biases, weights }: PackedSoftmax,
  { labels, width, fit }: { readonly labels: number; readonly width: number; readonly fit: string },
): SoftmaxWeights {
  const all = unpackWeights(weights);
  if (biases.length !== labels || all.length !== labels * width)
    throw new Error(`A classifier was fitted for something else: run \`pnpm coach fit --${fit}\``);
  return { biases, weights: all };
}
