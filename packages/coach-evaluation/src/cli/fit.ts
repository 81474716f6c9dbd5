/** `pnpm coach fit`: fits the weights of messages anew and writes them down (decision 0011). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WeightModel } from '@parley/coach/internals';
import {
  allTrainingSentences,
  fitBoth,
  settlingSentences,
  type TrainingSentence,
} from '../training/training-sentences';
import { keptSimilarity } from '../vectors/kept-vectors';

const FILE = fileURLToPath(new URL('../../../coach/src/understanding/weight-model.ts', import.meta.url));
const PER_LINE = 24;

function written(name: string, { bias, weights }: WeightModel): string {
  const lines = Array.from(
    { length: Math.ceil(weights.length / PER_LINE) },
    (_, line) => `      ${weights.slice(line * PER_LINE, (line + 1) * PER_LINE).join(', ')},`,
  );
  return `  ${name}: {\n    bias: ${bias},\n    weights: [\n${lines.join('\n')}\n    ],\n  },\n`;
}

const counted = (sentences: readonly TrainingSentence[]): string =>
  `${sentences.length} (${sentences.filter(({ gives }) => gives).length} of them positive)`;

/** Prints what they were fitted on. */
export async function writeWeights(): Promise<void> {
  const similarity = keptSimilarity(false);
  const { substance, settling } = await fitBoth(similarity);
  writeFileSync(
    FILE,
    `/** Written by \`pnpm coach fit\`. */\nimport type { Weights } from './weight';\n\nexport const WEIGHTS: Weights = {\n${written('substance', substance)}${written('settling', settling)}};\n`,
  );
  console.log(
    `Messages: ${counted(allTrainingSentences())} for substance, ${counted(settlingSentences())} for settling.`,
  );
  await similarity.dispose();
}
