/** `pnpm coach fit --utterances`: fits the utterance classifier anew, writes it down, and prints how often it is right (decision 0037). */
import { fileURLToPath } from 'node:url';
import { packWeights, type UtteranceWeights } from '@parley/coach/internals';
import { cooled, lossOf } from '../training/fit-softmax';
import { fitUtterances, rowsOf, type UtteranceRow } from '../utterances/fit-utterances';
import { HELD_OUT_WRITER, utterancesOf, WRITERS } from '../utterances/index';
import { confusionsOf, figuresOf, rightOf, type ToldLabel, toldBy } from '../utterances/measure';
import { keptSimilarity } from '../vectors/kept-vectors';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/understanding/utterance-model.ts', import.meta.url));
const PER_LINE = 112;
const CONFUSIONS = 30;
const FACTORS = Array.from({ length: 16 }, (_, at) => 0.4 + 0.05 * at);

const percent = (share: number | null): string => (share === null ? '-' : `${(100 * share).toFixed(0)}%`).padStart(5);

function print(all: readonly ToldLabel[]): void {
  console.log('label               count  precision  recall');
  for (const { label, count, precision, recall } of figuresOf(all))
    console.log(`${label.padEnd(18)}  ${String(count).padStart(5)}  ${percent(precision)}      ${percent(recall)}`);
  const steps = Array.from({ length: 10 }, (_, at) => {
    const those = all.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === at);
    return `${at / 10}: ${percent(those.length === 0 ? null : rightOf(those)).trim()} (${those.length})`;
  });
  console.log(`right: ${percent(rightOf(all)).trim()}; by chance told: ${steps.join('  ')}`);
  const mistaken = confusionsOf(all, CONFUSIONS).map(([what, count]) => `${what} ${count}`);
  console.log(`taken for each other: ${mistaken.join(', ')}`);
}

function write({ biases, weights }: UtteranceWeights): void {
  const packed = packWeights(weights, PER_LINE);
  writeSource(
    FILE,
    [
      '/** Written by `pnpm coach fit --utterances`. */',
      "import type { PackedSoftmax } from './packed-weights';",
      '',
      'export const MODEL: PackedSoftmax = {',
      `  biases: [${biases.map((bias) => Number(bias.toFixed(4))).join(', ')}],`,
      '  weights: {',
      `    step: ${packed.step},`,
      `    lines: [\n${packed.lines.map((line) => `      '${line}',`).join('\n')}\n    ],`,
      '  },',
      '};',
      '',
    ].join('\n'),
  );
}

/** Takes a minute. How sure it may be is learned from each writer in turn, left out; the held-out one has no part in it. */
export async function writeUtterances(): Promise<void> {
  const similarity = keptSimilarity(false);
  const known = WRITERS.filter((writer) => writer !== HELD_OUT_WRITER);
  const folds = await Promise.all(known.map((writer) => rowsOf(utterancesOf(writer), similarity)));
  const fitted = folds.map((fold) => ({
    fold,
    weights: fitUtterances(folds.filter((one) => one !== fold).flat()),
  }));
  const lossAt = (factor: number): number =>
    fitted.reduce((sum, { fold, weights }) => sum + lossOf(cooled(weights, factor), fold), 0) / fitted.length;
  const losses = FACTORS.map(lossAt);
  const factor = FACTORS[losses.indexOf(Math.min(...losses))] ?? 1;
  console.log(`Each of ${known.length} writers left out in turn; chances cooled by ${factor.toFixed(2)}`);
  print(fitted.flatMap(({ fold, weights }) => toldBy(cooled(weights, factor), fold)));
  const rows: readonly UtteranceRow[] = folds.flat();
  const weights = cooled(fitUtterances(rows), factor);
  console.log(`\nWriter ${HELD_OUT_WRITER}, held out`);
  print(toldBy(weights, await rowsOf(utterancesOf(HELD_OUT_WRITER), similarity)));
  write(weights);
  await similarity.dispose();
}
