/** `pnpm coach fit --whom`: fits what tells whom a brief is about anew, writes it down, and prints how often it is right. */
import { fileURLToPath } from 'node:url';
import { fitNames, nameRows } from '../briefs/labelled/fit-names';
import { briefRows, COOLING, fitPurposes } from '../briefs/labelled/fit-purposes';
import { fitWhom, rightPersons, type WhomRows, whomRows } from '../briefs/labelled/fit-whom';
import { GROUPS_OF_WRITERS, labelledBriefsOf } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { weightsSource } from './weights-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/drafting/purpose/whom-weights.ts', import.meta.url));

/** Takes some minutes. What is read before is read by what was fitted to the other groups of writers; the held-out writers have no part in it. */
export async function writeWhom(): Promise<void> {
  const similarity = keptSimilarity(false);
  const groups = await Promise.all(
    GROUPS_OF_WRITERS.map(async (writers) => {
      const briefs = writers.flatMap(labelledBriefsOf);
      return {
        writers,
        briefs,
        sentences: await briefRows(briefs, similarity),
        names: await nameRows(briefs, similarity),
      };
    }),
  );
  const folds: (readonly WhomRows[])[] = [];
  for (const { writers, briefs } of groups) {
    const others = groups.filter((one) => one.writers !== writers);
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
      `Writers ${GROUPS_OF_WRITERS[at]?.join(', ') ?? ''}, left out: the right person in ${rightPersons(weights, fold)} of ${fold.length} briefs (they are found in ${possible})`,
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
