import { OwnAssignments } from '@/features/assignments';
import { DashboardPage as Dashboard } from '@/features/dashboard';
import { Recommendations } from '@/features/recommendations';
import { SkillTrend } from '@/features/skill-trend';
import { ChosenPlan, ExitIntent, PlanNotes, QuickUpgrade, UsageBanner } from '@/features/upgrade/prompts';

/** /dashboard, with what the plan needs said around it, what one's team asks for, and what to practise next. */
export function DashboardPage() {
  return (
    <>
      <Dashboard
        notice={<UsageBanner />}
        plan={
          <>
            <ChosenPlan />
            <PlanNotes />
          </>
        }
        upgrade={<QuickUpgrade />}
        trend={<SkillTrend foretold />}
        asked={<OwnAssignments />}
        next={<Recommendations />}
      />
      <ExitIntent />
    </>
  );
}
