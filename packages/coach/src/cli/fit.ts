/** `pnpm coach fit`: fits the weight of messages anew and writes it down (decision 0010). */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fitWeights } from '../evaluation/fit';
import { allLessons, examplesOf } from '../evaluation/lessons';
import { keptSimilarity } from './kept-vectors';

const FILE = fileURLToPath(new URL('../understanding/weight-model.ts', import.meta.url));
const PER_LINE = 24;

/** Prints what it was fitted on. */
export async function writeWeights(): Promise<void> {
  const similarity = keptSimilarity(false);
  const examples = await examplesOf(allLessons(), similarity);
  const { bias, weights } = fitWeights(examples);
  const lines = Array.from({ length: Math.ceil(weights.length / PER_LINE) }, (_, line) => `    ${weights.slice(line * PER_LINE, (line + 1) * PER_LINE).join(', ')},`);
  writeFileSync(FILE, `/** Written by \`pnpm coach fit\`, from ${examples.length} authored messages. */\nimport type { WeightModel } from './weight';\n\nexport const WEIGHT_MODEL: WeightModel = {\n  bias: ${bias},\n  weights: [\n${lines.join('\n')}\n  ],\n};\n`);
  console.log(`${examples.length} messages, ${examples.filter(({ gives }) => gives).length} of which give something. Wrote ${weights.length} weights.`);
  await similarity.dispose();
}
