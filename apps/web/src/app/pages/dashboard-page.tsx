import { DashboardPage as Dashboard } from '@/features/dashboard';
import { ExitIntent, PlanNotes, QuickUpgrade, UsageBanner } from '@/features/upgrade/prompts';

/** /dashboard, with what the plan needs said around it. */
export function DashboardPage() {
  return (
    <>
      <Dashboard notice={<UsageBanner />} plan={<PlanNotes />} upgrade={<QuickUpgrade />} />
      <ExitIntent />
    </>
  );
}
