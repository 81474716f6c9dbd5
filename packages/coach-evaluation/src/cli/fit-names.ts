/** `pnpm coach fit --names`: fits what tells somebody's name in a brief anew, writes it down, and prints how often it is right. */
import { fileURLToPath } from 'node:url';
import { NAME_LABELS, softmaxChances } from '@parley/coach/internals';
import { fitNames, nameRows } from '../briefs/labelled/fit-names';
import { FITTED_BRIEF_WRITERS, labelledBriefsOf } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { packedSource } from './packed-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/drafting/names/name-model.ts', import.meta.url));
const SOMEBODY = NAME_LABELS.indexOf('somebody');

/** The held-out writers have no part in it. */
export async function writeNames(): Promise<void> {
  const similarity = keptSimilarity(false);
  const all = await Promise.all(
    FITTED_BRIEF_WRITERS.map(async (writer) => ({
      writer,
      rows: await nameRows(labelledBriefsOf(writer), similarity),
    })),
  );
  const folds = all.filter(({ rows }) => rows.length > 0);
  for (const { writer, rows } of folds) {
    const weights = fitNames(folds.filter((fold) => fold.writer !== writer).flatMap((fold) => fold.rows));
    const told = rows.map(({ input, is }) => ({
      is: is === SOMEBODY,
      told: (softmaxChances(weights, input)[SOMEBODY] ?? 0) > 0.5,
    }));
    const right = told.filter((one) => one.is && one.told).length;
    console.log(
      `Writer ${writer}, left out: of ${told.filter(({ is }) => is).length} names ${right} are found, ${told.filter((one) => one.told && !one.is).length} others are taken for one`,
    );
  }
  writeSource(
    FILE,
    [
      '/** Written by `pnpm coach fit --names`. */',
      "import type { PackedSoftmax } from '../../understanding/packed-weights';",
      '',
      `export const NAME_MODEL: PackedSoftmax = ${packedSource(fitNames(folds.flatMap(({ rows }) => rows))).replaceAll('\n  ', '\n')};`,
      '',
    ].join('\n'),
  );
  await similarity.dispose();
}
