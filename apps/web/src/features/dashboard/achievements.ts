/** What has been achieved so far, told by its figure (product §7.10). Pure. */
import type { ConversationTotals } from '@parley/shared';
import { formatScore } from '@/lib/format';

const SHOWN = 3;
const STREAK_DAYS = 3;
const HIGH_AVERAGE = 8;
const MILESTONE = 5;

export interface Achievement {
  readonly name: 'perfect-score' | 'streak' | 'high-performer' | 'milestone';
  readonly figure: string;
  readonly text: string;
}

/** At most 3, in the order of product §7.10. `streakDays` counts consecutive days. */
export function achievementsOf(
  totals: Pick<ConversationTotals, 'completed' | 'averageScore' | 'bestScore'>,
  streakDays: number,
): Achievement[] {
  const { completed, averageScore, bestScore } = totals;
  const all: (Achievement | null)[] = [
    bestScore === 10 ? { name: 'perfect-score', figure: '10', text: 'out of 10: a perfect score' } : null,
    streakDays >= STREAK_DAYS ? { name: 'streak', figure: String(streakDays), text: 'day streak' } : null,
    averageScore !== null && averageScore >= HIGH_AVERAGE
      ? { name: 'high-performer', figure: formatScore(averageScore), text: 'on average: high performer' }
      : null,
    completed >= MILESTONE
      ? { name: 'milestone', figure: completed.toLocaleString('en-US'), text: 'sessions completed' }
      : null,
  ];
  return all.filter((achievement) => achievement !== null).slice(0, SHOWN);
}
