/** `pnpm coach fit --goals`: fits what tells which sentence of a brief tells the goal anew, writes it down, and prints how often it is right. */
import { fileURLToPath } from 'node:url';
import { fitGoals, type GoalRows, goalRows, rightFirst } from '../briefs/labelled/fit-goals';
import { briefRows, COOLING, fitPurposes } from '../briefs/labelled/fit-purposes';
import { FITTED_BRIEF_WRITERS, labelledBriefsOf } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { rankingSource } from './weights-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/drafting/purpose/goal-weights.ts', import.meta.url));

/** Takes some minutes. What a sentence is for is told by what was fitted to the other writers; the held-out writers have no part in it. */
export async function writeGoals(): Promise<void> {
  const similarity = keptSimilarity(false);
  const sentences = await Promise.all(
    FITTED_BRIEF_WRITERS.map((writer) => briefRows(labelledBriefsOf(writer), similarity)),
  );
  const folds: (readonly GoalRows[])[] = [];
  for (const [at, writer] of FITTED_BRIEF_WRITERS.entries()) {
    const purposes = fitPurposes(sentences.filter((_, other) => other !== at).flat(), COOLING);
    folds.push(await goalRows(labelledBriefsOf(writer), similarity, purposes));
  }
  for (const [at, fold] of folds.entries()) {
    const right = rightFirst(fitGoals(folds.filter((_, other) => other !== at).flat()), fold);
    console.log(
      `Writer ${FITTED_BRIEF_WRITERS[at] ?? ''}, left out: the sentence of the goal in ${right} of ${fold.length} briefs`,
    );
  }
  writeSource(FILE, rankingSource('goals', 'GOAL_WEIGHTS', fitGoals(folds.flat())));
  await similarity.dispose();
}
