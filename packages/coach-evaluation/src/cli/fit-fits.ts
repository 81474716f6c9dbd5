/** `pnpm coach fit --fits`: learns anew which line fits a sentence, writes it down, and prints how often it does (decision 0043). */
import { fileURLToPath } from 'node:url';
import { crossFitted, fitFits, type FirstLine, fitRows } from '../judged/fit-fits';
import { judgedSentences } from '../judged/index';
import { keptSimilarity } from '../vectors/kept-vectors';
import { rankingSource } from './weights-source';
import { writeSource } from './write-source';

const FILE = fileURLToPath(new URL('../../../rehearsal/src/meaning/fit-weights.ts', import.meta.url));
const SHARES = [1, 0.75, 0.6, 0.45, 0.3] as const;

const percent = (part: number, all: number): string => (all === 0 ? '-' : `${((100 * part) / all).toFixed(1)}%`);

/** Of the surest of them, how many fit and how many answer something else. */
function line(name: string, all: readonly FirstLine[]): string {
  const surest = all.toSorted((left, right) => right.told - left.told);
  const parts = SHARES.map((share) => {
    const those = surest.slice(0, Math.round(share * all.length));
    const having = (fit: number): string => percent(those.filter((one) => one.fit === fit).length, those.length);
    return `${percent(share, 1)}: ${having(2)} fit, ${having(0)} don’t (from ${those.at(-1)?.told.toFixed(2) ?? '-'})`;
  });
  return `${name} (${all.length})  ${parts.join('  ')}`;
}

function calibration(all: readonly FirstLine[]): string {
  return Array.from({ length: 10 }, (_, at) => {
    const those = all.filter(({ told }) => Math.min(9, Math.floor(told * 10)) === at);
    return `${at / 10}: ${percent(those.filter(({ fit }) => fit === 2).length, those.length)} (${those.length})`;
  }).join('  ');
}

export async function writeFits(): Promise<void> {
  const rows = await fitRows(judgedSentences(), keptSimilarity(false));
  const { byFit, byMeaning } = crossFitted(rows);
  for (const live of [true, false]) {
    const where = live ? 'in live talks' : 'written to single lines';
    console.log(
      line(
        `by meaning, ${where}`,
        byMeaning.filter((one) => one.live === live),
      ),
    );
    console.log(
      line(
        `by fit, ${where}`,
        byFit.filter((one) => one.live === live),
      ),
    );
  }
  console.log(`of those told to fit with so much, fit: ${calibration(byFit)}`);
  writeSource(FILE, rankingSource('fits', 'FIT_WEIGHTS', fitFits(rows)));
}
