/** `pnpm coach fit --briefs`: fits what tells what a sentence of a brief is for anew, writes it down, and prints how often it is right. */
import { fileURLToPath } from 'node:url';
import { purposesBy, PURPOSES, type PurposeWeights } from '@parley/coach/internals';
import { type BriefRows, briefRows, coolingOf, fitPurposes } from '../briefs/labelled/fit-purposes';
import { GROUPS_OF_WRITERS, HELD_OUT_BRIEF_WRITERS, labelledBriefsOf } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { packedSource } from './packed-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/drafting/purpose/purpose-model.ts', import.meta.url));
const CONFUSIONS = 14;

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;

function print(what: string, weights: PurposeWeights, rows: readonly BriefRows[]): void {
  const all = rows.flatMap(({ inputs, labels }) =>
    purposesBy(weights, inputs).map((told, at) => ({ told, is: labels[at] })),
  );
  const right = all.filter(({ told, is }) => told.purpose === is?.for).length;
  const knowing = all.filter(({ told, is }) => (told.knower === 'me') === (is?.knows === 'me')).length;
  console.log(
    `${what}: what for ${percent(right / all.length)}, who knows ${percent(knowing / all.length)} of ${all.length}`,
  );
  for (const purpose of PURPOSES) {
    const are = all.filter(({ is }) => is?.for === purpose);
    const told = all.filter((one) => one.told.purpose === purpose);
    const hits = are.filter((one) => one.told.purpose === purpose).length;
    console.log(
      `  ${purpose.padEnd(16)} ${String(are.length).padStart(4)}  precision ${percent(hits / Math.max(1, told.length))}  recall ${percent(hits / Math.max(1, are.length))}`,
    );
  }
  const counts = new Map<string, number>();
  for (const { told, is } of all)
    if (told.purpose !== is?.for)
      counts.set(`${is?.for ?? ''} as ${told.purpose}`, (counts.get(`${is?.for ?? ''} as ${told.purpose}`) ?? 0) + 1);
  const mistaken = [...counts].toSorted((left, right) => right[1] - left[1]).slice(0, CONFUSIONS);
  console.log(`  ${mistaken.map(([one, count]) => `${one} ${count}`).join(', ')}`);
}

function write({ purposes, knowers, follows }: PurposeWeights): void {
  writeSource(
    FILE,
    [
      '/** Written by `pnpm coach fit --briefs`. */',
      "import type { PurposeModel } from './purposes';",
      '',
      'export const MODEL: PurposeModel = {',
      `  purposes: ${packedSource(purposes)},`,
      `  knowers: ${packedSource(knowers)},`,
      `  follows: [\n${follows.map((row) => `    [${row.join(', ')}],`).join('\n')}\n  ],`,
      '};',
      '',
    ].join('\n'),
  );
}

/** Takes some minutes. The held-out writers have no part in it. */
export async function writePurposes(heldOutToo: boolean): Promise<void> {
  const similarity = keptSimilarity(false);
  const folds: (readonly BriefRows[])[] = [];
  for (const writers of GROUPS_OF_WRITERS) folds.push(await briefRows(writers.flatMap(labelledBriefsOf), similarity));
  const cooling = coolingOf(folds);
  console.log(`Chances cooled by ${cooling.purposes.toFixed(2)} and ${cooling.knowers.toFixed(2)}`);
  for (const [at, fold] of folds.entries())
    print(
      `Writers ${GROUPS_OF_WRITERS[at]?.join(', ') ?? ''}, left out`,
      fitPurposes(folds.filter((one) => one !== fold).flat(), cooling),
      fold,
    );
  const weights = fitPurposes(folds.flat(), cooling);
  if (heldOutToo)
    for (const writer of HELD_OUT_BRIEF_WRITERS)
      print(`Writer ${writer}, held out`, weights, await briefRows(labelledBriefsOf(writer), similarity));
  write(weights);
  await similarity.dispose();
}
