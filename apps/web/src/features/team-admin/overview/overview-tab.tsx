import type { TeamDashboard } from '@parley/shared';
import type { ReactNode } from 'react';
import { SkillAverages } from './skill-averages';
import { TopPerformers } from './top-performers';
import { WeeksChart } from './weeks-chart';

interface OverviewTabProps {
  readonly dashboard: TeamDashboard;
  readonly assignments: ReactNode;
  /** To the whole leaderboard. */
  readonly onMore: () => void;
}

/** Usage in a sentence and by the week, the top three, skills, and what the team is asked to practise (product §18.8). */
export function OverviewTab({ dashboard, assignments, onMore }: OverviewTabProps) {
  const { usage, skills, leaderboard, teamTotals } = dashboard;
  return (
    <>
      <div className="ta-cols">
        <section aria-labelledby="usage">
          <h2 className="label" id="usage">
            Usage
          </h2>
          <p className="ta-trend text-pretty">{usage.trend}</p>
          {teamTotals.completedSimulations > 0 && usage.weeks.length > 0 && <WeeksChart weeks={usage.weeks} />}
        </section>
        <aside className="ta-notes">
          <TopPerformers leaderboard={leaderboard} onMore={onMore} />
        </aside>
      </div>
      {assignments}
      <SkillAverages skills={skills} />
    </>
  );
}
