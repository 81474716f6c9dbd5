/** A matrix of fitted weights, as it is written down: as text. */

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
