/** What the dashboard's door to the progress says (product §7.1). Pure. */
import { SKILLS, sentenceCase, type Progress } from '@parley/shared';
import { formatScore } from '@/lib/format';

const OTHERWISE = 'Every session, with its score and report';
/** Over so many reports a skill is averaged, as for what to practise next. */
const RECENT = 5;

/** The strongest and the weakest skill of the last five reports; what stands there where they can't be told apart. */
export function progressLine(progress: Pick<Progress, 'reports'> | undefined): string {
  const recent = progress?.reports.slice(-RECENT) ?? [];
  const ranked = SKILLS.flatMap((skill) => {
    const scores = recent.flatMap(({ skills }) => skills[skill] ?? []);
    if (scores.length === 0) return [];
    return [{ skill, mean: scores.reduce((sum, score) => sum + score, 0) / scores.length }];
  }).toSorted((a, b) => b.mean - a.mean);
  const [strongest] = ranked;
  const weakest = ranked.at(-1);
  if (strongest === undefined || weakest === undefined || strongest.mean === weakest.mean) return OTHERWISE;
  const named = ({ skill, mean }: typeof strongest): string => `${sentenceCase(skill)} ${formatScore(mean)}`;
  return `Strongest: ${named(strongest)}. Weakest: ${named(weakest)}`;
}
