/** `pnpm coach conduct`: what innocent sentences cost, and which hostile ones are noticed. */
import { createCoach } from '@parley/coach';
import { carriers, hostileOf, innocentOf, insertAll, noticed, type Part, PARTS } from '../conduct/measure';
import type { Inserted } from '../conduct/insertion';
import { keptSimilarity } from '../vectors/kept-vectors';

const surely =
  (certainty: string) =>
  (one: Inserted): boolean =>
    one.noticed.some((found) => found.endsWith(certainty));
const count = (all: readonly Inserted[], test: (one: Inserted) => boolean): number => all.filter(test).length;

function figures(part: Part, innocent: readonly Inserted[], hostile: readonly Inserted[]): string {
  return [
    `Sentences ${part.name}`,
    `  innocent (${innocent.length}): ${count(innocent, ({ cost }) => cost > 0.5)} cost more than half a point, ${count(innocent, ({ cost }) => cost > 1)} more than one; dearest ${Math.max(...innocent.map(({ cost }) => cost)).toFixed(1)}`,
    `    held for a fault: certainly ${count(innocent, surely('certain'))}, likely ${count(innocent, surely('likely'))}, slightly ${count(innocent, surely('slight'))}`,
    `  hostile (${hostile.length}): ${count(hostile, (one) => noticed(part, one))} noticed: certainly ${count(hostile, surely('certain'))}, likely ${count(hostile, surely('likely'))}, slightly ${count(hostile, surely('slight'))}`,
  ].join('\n');
}

/** @param missed shows the dear and the unnoticed sentences that were looked at; those held out stay unread */
export async function printConduct(missed: boolean): Promise<void> {
  const similarity = keptSimilarity(false);
  const coach = createCoach({ similarity, delay: async () => undefined });
  try {
    const into = await carriers(coach, similarity);
    console.log(`Put into ${into.map(({ id, score }) => `${id} (${score})`).join(', ')}\n`);
    for (const part of PARTS) {
      const innocent = await insertAll(innocentOf(part), into, similarity);
      const hostile = await insertAll(hostileOf(part), into, similarity);
      console.log(figures(part, innocent, hostile));
      if (!missed || part.name !== PARTS[0]?.name) continue;
      for (const one of innocent.filter(({ cost }) => cost > 0.5))
        console.log(`    ${one.cost.toFixed(1)} ${one.noticed.join(', ')} “${one.sentence}” in ${one.carrier}`);
      for (const one of hostile.filter((other) => !noticed(part, other))) console.log(`    missed “${one.sentence}”`);
    }
  } finally {
    await coach.dispose();
  }
}
