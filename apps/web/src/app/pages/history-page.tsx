import { HistoryPage as History } from '@/features/history';
import { SkillTrend } from '@/features/skill-trend';

/** /coaching-history, with skills over time above its list. */
export function HistoryPage() {
  return <History trend={<SkillTrend />} />;
}
