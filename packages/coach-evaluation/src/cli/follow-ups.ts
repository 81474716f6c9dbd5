/** `pnpm coach follow-ups`: how often what is asked about what was just said is found (decision 0040). */
import { scenarios } from '@parley/content';
import { type Found, measureFollowUps } from '../meaning/held-out-follow-ups';
import { keptSimilarity } from '../vectors/kept-vectors';

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`;
const added = (left: Found, right: Found): Found => ({
  asked: left.asked + right.asked,
  right: left.right + right.right,
  other: left.other + right.other,
});
const NONE: Found = { asked: 0, right: 0, other: 0 };

export async function printFollowUps(): Promise<void> {
  const similarity = keptSimilarity(false);
  let [followUps, answers, after] = [NONE, NONE, NONE];
  for (const scenario of scenarios) {
    const figures = await measureFollowUps(scenario, similarity);
    followUps = added(followUps, figures.followUps);
    answers = added(answers, figures.answers);
    after = added(after, figures.answersAfter);
    const { asked, right, other } = figures.followUps;
    console.log(`${scenario.slug}: ${right} of ${asked} told rightly, ${other} as something else`);
  }
  console.log(
    `follow-ups right after what they follow on (${followUps.asked}): ${percent(followUps.right, followUps.asked)} told rightly, ${percent(followUps.other, followUps.asked)} as something else`,
  );
  console.log(
    `other answers (${answers.asked}): ${percent(answers.right, answers.asked)} told rightly; behind a line that something follows on ${percent(after.right, after.asked)}, ${percent(after.other, after.asked)} as a follow-up`,
  );
  await similarity.dispose();
}
