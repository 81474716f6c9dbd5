/** `pnpm coach fit --roles`: fits what tells what the stakeholder of a brief is anew, writes it down, and prints how often it is right. */
import { fileURLToPath } from 'node:url';
import { type PhraseRows, rightPhrases } from '../briefs/labelled/fit-phrases';
import { fitRoles, roleRows } from '../briefs/labelled/fit-roles';
import { FITTED_BRIEF_WRITERS, labelledBriefsOf } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { rankingSource } from './weights-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/drafting/roles/role-weights.ts', import.meta.url));

/** The held-out writers have no part in it. */
export async function writeRoles(): Promise<void> {
  const similarity = keptSimilarity(false);
  const folds: (readonly PhraseRows[])[] = [];
  for (const writer of FITTED_BRIEF_WRITERS) folds.push(await roleRows(labelledBriefsOf(writer), similarity));
  for (const [at, fold] of folds.entries()) {
    const { right, of } = rightPhrases(fitRoles(folds.filter((one) => one !== fold).flat()), fold);
    const told = fold.filter(({ isTold }) => isTold).length;
    console.log(
      `Writer ${FITTED_BRIEF_WRITERS[at] ?? ''}, left out: the right phrase in ${right} of ${of} briefs that have one (${told} tell what the person is)`,
    );
  }
  writeSource(FILE, rankingSource('roles', 'ROLE_WEIGHTS', fitRoles(folds.flat())));
  await similarity.dispose();
}
