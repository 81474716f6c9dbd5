/** Fits the conduct units: multinomial logistic regression by plain gradient descent, the same every time. */
import {
  CONDUCT_CLASSES,
  type ConductClass,
  type ConductUnit,
  type ConductUnits,
  parseText,
  signsOf,
  type Similarity,
  unit,
} from '@parley/coach/internals';
import type { ConductExample } from './examples';

interface Row {
  readonly input: Float64Array;
  readonly at: number;
}

interface Course {
  /** Unit vectors have small entries; scaled up, one step size does for weights and biases. */
  readonly scale: number;
  readonly steps: number;
  readonly decay: number;
}
const MEANING: Course = { scale: 4, steps: 90, decay: 2 };
const WORDING: Course = { scale: 1, steps: 160, decay: 2 };
const RATE = 0.5;
const BIAS_RATE = 1.5;
const MOMENTUM = 0.9;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const CLASSES = CONDUCT_CLASSES.length;

/** Innocent and hostile weigh the same in sum, and of the hostile kinds each the same. */
function shareOf(rows: readonly Row[]): readonly number[] {
  const counts = CONDUCT_CLASSES.map((_, at) => rows.filter((row) => row.at === at).length);
  return counts.map((count, at) => (at === 0 ? 0.5 : 0.5 / (CLASSES - 1)) / Math.max(1, count));
}

function fitUnit(rows: readonly Row[], { scale, steps, decay }: Course): ConductUnit {
  const width = rows[0]?.input.length ?? 0;
  const share = shareOf(rows);
  const weights = new Float64Array(CLASSES * width);
  const speed = new Float64Array(CLASSES * width);
  const bias = new Float64Array(CLASSES);
  const sums = new Float64Array(CLASSES);
  for (let step = 0; step < steps; step += 1) {
    const gradient = new Float64Array(CLASSES * width);
    const biasGradient = new Float64Array(CLASSES);
    for (const { input, at } of rows) {
      for (let name = 0; name < CLASSES; name += 1) {
        let sum = bias[name] ?? 0;
        for (let index = 0; index < width; index += 1)
          sum += (weights[name * width + index] ?? 0) * (input[index] ?? 0) * scale;
        sums[name] = sum;
      }
      const highest = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - highest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (let name = 0; name < CLASSES; name += 1) {
        const error = ((powers[name] ?? 0) / total - (at === name ? 1 : 0)) * (share[at] ?? 0);
        biasGradient[name] = (biasGradient[name] ?? 0) + error;
        for (let index = 0; index < width; index += 1)
          gradient[name * width + index] = (gradient[name * width + index] ?? 0) + error * (input[index] ?? 0) * scale;
      }
    }
    for (let index = 0; index < weights.length; index += 1) {
      speed[index] =
        MOMENTUM * (speed[index] ?? 0) + (gradient[index] ?? 0) + (decay * (weights[index] ?? 0)) / rows.length;
      weights[index] = (weights[index] ?? 0) - RATE * (speed[index] ?? 0);
    }
    for (let name = 0; name < CLASSES; name += 1)
      bias[name] = (bias[name] ?? 0) - BIAS_RATE * (biasGradient[name] ?? 0);
  }
  const part = (name: ConductClass): ConductUnit[ConductClass] => {
    const at = CONDUCT_CLASSES.indexOf(name);
    return {
      bias: rounded(bias[at] ?? 0),
      weights: Array.from(weights.subarray(at * width, (at + 1) * width), (value) => rounded(value * scale)),
    };
  };
  return {
    innocent: part('innocent'),
    rude: part('rude'),
    threat: part('threat'),
    blame: part('blame'),
    scorer: part('scorer'),
    role_break: part('role_break'),
  };
}

/**
 * Fits both units on these sentences.
 * @throws Error where a sentence has no vector, as without the sentence model
 */
export async function fitConduct(examples: readonly ConductExample[], similarity: Similarity): Promise<ConductUnits> {
  const sentences = examples.flatMap(({ text, is }) =>
    parseText(text).map((sentence) => ({ sentence, at: CONDUCT_CLASSES.indexOf(is) })),
  );
  await similarity.prepare(sentences.map(({ sentence }) => sentence.text));
  const meaning = sentences.map(({ sentence, at }): Row => {
    const vector = similarity.vector(sentence.text);
    if (vector === null) throw new Error(`No vector for “${sentence.text}”`);
    return { input: Float64Array.from(unit(vector)), at };
  });
  const wording = sentences.map(({ sentence, at }): Row => ({ input: Float64Array.from(signsOf(sentence)), at }));
  return { meaning: fitUnit(meaning, MEANING), wording: fitUnit(wording, WORDING) };
}
