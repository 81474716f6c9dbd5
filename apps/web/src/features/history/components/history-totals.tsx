import type { ConversationTotals } from '@parley/shared';
import { formatScore } from '@/lib/format';

/** Total, completed and in-progress counts and the average score, to one decimal or N/A (product §14.1). */
export function HistoryTotals({ totals }: { readonly totals: ConversationTotals }) {
  const figures: readonly (readonly [string, string])[] = [
    ['Total', String(totals.total)],
    ['Completed', String(totals.completed)],
    ['In Progress', String(totals.inProgress)],
    ['Average Score', totals.averageScore === null ? 'N/A' : formatScore(totals.averageScore)],
  ];
  return (
    <dl className="hist-totals num">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
