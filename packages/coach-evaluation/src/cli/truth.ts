/** `pnpm coach truth`: which bluffs are caught, and which honest words are challenged. */
import { CLAIM_SETS, tryClaims } from '../truth/measure';
import { keptSimilarity } from '../vectors/kept-vectors';

/** @param missed shows the bluffs that were believed, of the cases that were looked at */
export async function printTruth(missed: boolean): Promise<void> {
  const similarity = keptSimilarity(false);
  try {
    for (const set of CLAIM_SETS) {
      const tried = await tryClaims(set, similarity);
      const bluffs = tried.filter(({ untruth }) => untruth !== null);
      const honest = tried.filter(({ untruth }) => untruth === null);
      const wrongly = honest.filter(({ challenged }) => challenged);
      console.log(
        `Claims ${set.name}: ${bluffs.filter(({ challenged }) => challenged).length} of ${bluffs.length} bluffs caught, ${wrongly.length} of ${honest.length} honest ones challenged`,
      );
      for (const one of wrongly) console.log(`    challenged, ${one.scenario}: “${one.said}”`);
      if (!missed || set !== CLAIM_SETS[0]) continue;
      for (const one of bluffs.filter(({ challenged }) => !challenged))
        console.log(`    believed, ${one.scenario}, ${one.untruth}: “${one.said}”`);
    }
  } finally {
    await similarity.dispose();
  }
}
