/** `pnpm coach sheet`: replies of ten scenarios in disorder, to find out whether a reader can tell them apart. */
import { scenarios } from '@parley/content';
import { createCoach } from '@parley/coach';
import { keyText, readingSheet, sheetText } from '../sheet';
import { SETS } from '../transcripts/index';
import { keptSimilarity } from '../vectors/kept-vectors';

/** Prints the sheet, or the key to the same sheet. */
export async function printSheet(seed: string, key: boolean): Promise<void> {
  const coach = createCoach({ similarity: keptSimilarity(false), delay: async () => undefined });
  try {
    const sheet = await readingSheet(coach, scenarios, Object.values(SETS).flat(), seed);
    console.log(key ? keyText(sheet) : sheetText(sheet));
  } finally {
    await coach.dispose();
  }
}
