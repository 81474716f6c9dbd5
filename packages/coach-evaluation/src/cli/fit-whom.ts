/** `pnpm coach fit --whom`: fits what tells whom a brief is about anew, writes it down, and prints how often it is right. */
import { fileURLToPath } from 'node:url';
import { fitNames, nameRows } from '../briefs/labelled/fit-names';
import { briefRows, COOLING, fitPurposes } from '../briefs/labelled/fit-purposes';
import { fitWhom, rightPersons, type WhomRows, whomRows } from '../briefs/labelled/fit-whom';
import { FITTED_BRIEF_WRITERS, labelledBriefsOf } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { weightsSource } from './weights-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/drafting/purpose/whom-weights.ts', import.meta.url));

/** Takes some minutes. What is read before is read by what was fitted to the other writers; the held-out writers have no part in it. */
export async function writeWhom(): Promise<void> {
  const similarity = keptSimilarity(false);
  const writers = await Promise.all(
    FITTED_BRIEF_WRITERS.map(async (writer) => {
      const briefs = labelledBriefsOf(writer);
      return {
        writer,
        briefs,
        sentences: await briefRows(briefs, similarity),
        names: await nameRows(briefs, similarity),
      };
    }),
  );
  const folds: (readonly WhomRows[])[] = [];
  for (const { writer, briefs } of writers) {
    const others = writers.filter((one) => one.writer !== writer);
    const purposes = fitPurposes(
      others.flatMap(({ sentences }) => sentences),
      COOLING,
    );
    folds.push(await whomRows(briefs, similarity, { purposes, names: fitNames(others.flatMap(({ names }) => names)) }));
  }
  for (const [at, fold] of folds.entries()) {
    const weights = fitWhom(folds.filter((one) => one !== fold).flat());
    const possible = fold.filter((brief) => brief.some(({ meant }) => meant)).length;
    console.log(
      `Writer ${FITTED_BRIEF_WRITERS[at] ?? ''}, left out: the right person in ${rightPersons(weights, fold)} of ${fold.length} briefs (they are found in ${possible})`,
    );
  }
  const weights = fitWhom(folds.flat());
  writeSource(
    FILE,
    [
      '/** Written by `pnpm coach fit --whom`. */',
      `export const WHOM_WEIGHTS: readonly number[] = [\n${weightsSource(weights, 2)}\n];`,
      '',
    ].join('\n'),
  );
  await similarity.dispose();
}
