/**
 * `pnpm coach fit --organisations`: fits what tells where the stakeholder of a brief works anew, writes it down, and prints how
 * often it is right.
 */
import { fileURLToPath } from 'node:url';
import { fitOrganisations, organisationRows } from '../briefs/labelled/fit-organisations';
import { likeliestPhrases, type PhraseRows, rightPhrases } from '../briefs/labelled/fit-phrases';
import { FITTED_BRIEF_WRITERS, labelledBriefsOf } from '../briefs/labelled/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { rankingSource } from './weights-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(
  new URL('../../../rehearsal/src/drafting/organisations/organisation-weights.ts', import.meta.url),
);
const LIMITS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7] as const;

/** The held-out writers have no part in it. */
export async function writeOrganisations(): Promise<void> {
  const similarity = keptSimilarity(false);
  const folds: (readonly PhraseRows[])[] = [];
  for (const writer of FITTED_BRIEF_WRITERS) folds.push(await organisationRows(labelledBriefsOf(writer), similarity));
  const likeliest = folds.map((fold, at) => {
    const weights = fitOrganisations(folds.filter((one) => one !== fold).flat());
    const { right, of } = rightPhrases(weights, fold);
    const told = fold.filter(({ isTold }) => isTold).length;
    console.log(
      `Writer ${FITTED_BRIEF_WRITERS[at] ?? ''}, left out: the right phrase in ${right} of ${of} briefs that have one (${told} of ${fold.length} tell it)`,
    );
    return likeliestPhrases(weights, fold);
  });
  for (const limit of LIMITS) {
    const believed = likeliest.flat().filter(({ chance }) => chance >= limit);
    const [right, wrong] = [true, false].map((is) => believed.filter(({ tells }) => tells === is));
    const none = wrong?.filter(({ isTold }) => !isTold).length ?? 0;
    console.log(
      `Believed from ${limit}: ${right?.length ?? 0} right, ${wrong?.length ?? 0} wrong (${none} where none is told)`,
    );
  }
  writeSource(FILE, rankingSource('organisations', 'ORGANISATION_WEIGHTS', fitOrganisations(folds.flat())));
  await similarity.dispose();
}
