/** `pnpm coach fit`: fits the weights of messages anew and writes them down (decision 0011). */
import { fileURLToPath } from 'node:url';
import { CONDUCT_CLASSES, type ConductUnit, type Similarity, type WeightModel } from '@parley/coach/internals';
import { lookedAt, otherExamples } from '../conduct/examples';
import { fitConduct } from '../conduct/fit-conduct';
import {
  allTrainingSentences,
  fitBoth,
  settlingSentences,
  type TrainingSentence,
} from '../training/training-sentences';
import { keptSimilarity } from '../vectors/kept-vectors';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/understanding/weight-model.ts', import.meta.url));
const CONDUCT_FILE = fileURLToPath(new URL('../../../rehearsal/src/understanding/conduct-model.ts', import.meta.url));
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

const writtenUnit = (unit: ConductUnit): string =>
  `{\n${CONDUCT_CLASSES.map((name) => written(name, unit[name])).join('')}}`;

/** Fits the conduct units and writes them down. */
export async function writeConduct(similarity: Similarity = keptSimilarity(false)): Promise<void> {
  const examples = [...lookedAt(), ...otherExamples()];
  const { meaning, wording } = await fitConduct(examples, similarity);
  writeSource(
    CONDUCT_FILE,
    `/** Written by \`pnpm coach fit\`. */\nimport type { ConductUnits } from './conduct-classes';\n\nexport const CONDUCT: ConductUnits = {\nmeaning: ${writtenUnit(meaning)},\nwording: ${writtenUnit(wording)},\n};\n`,
  );
  const innocent = examples.filter(({ is }) => is === 'innocent').length;
  console.log(`Conduct: ${examples.length} sentences, ${innocent} of them innocent.`);
  await similarity.dispose();
}

/** Prints what they were fitted on. */
export async function writeWeights(): Promise<void> {
  const similarity = keptSimilarity(false);
  const { substance, settling } = await fitBoth(similarity);
  writeSource(
    FILE,
    `/** Written by \`pnpm coach fit\`. */\nimport type { Weights } from './weight';\n\nexport const WEIGHTS: Weights = {\n${written('substance', substance)}${written('settling', settling)}};\n`,
  );
  console.log(
    `Messages: ${counted(allTrainingSentences())} for substance, ${counted(settlingSentences())} for settling.`,
  );
  await writeConduct(similarity);
}
