import type { ConversationTotals } from '@parley/shared';
import { achievementsOf } from './achievements';

interface AchievementsNoteProps {
  readonly totals: ConversationTotals;
  readonly streakDays: number;
}

/** Recent achievements, told by their figures; nothing before the first (product §7.10). */
export function AchievementsNote({ totals, streakDays }: AchievementsNoteProps) {
  const achievements = achievementsOf(totals, streakDays);
  if (achievements.length === 0) return null;
  return (
    <section>
      <h2>Recent achievements</h2>
      <ul>
        {achievements.map(({ name, figure, text }) => (
          <li key={name} className="told">
            <b>{figure}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
