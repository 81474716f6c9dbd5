import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/components/page';
import { Tabs } from '@/components/tabs';
import { UnsavedChanges } from '@/components/unsaved-changes';
import { countOf } from '@/lib/format';
import { usePlan } from '@/lib/plan';
import { BillingTab } from './billing/billing-tab';
import { NotificationsTab } from './notifications-tab';
import { ProfileTab } from './profile-tab';
import { SecurityTab } from './security-tab';
import { TeamTab } from './team/team-tab';

const TABS = [
  { value: 'profile', label: 'Profile', content: <ProfileTab /> },
  { value: 'billing', label: 'Billing & Plans', content: <BillingTab /> },
  { value: 'notifications', label: 'Email Notifications', content: <NotificationsTab /> },
  { value: 'security', label: 'Account Security', content: <SecurityTab /> },
] as const;
const FIRST = TABS[0].value;
const TEAM = { value: 'team', label: 'Team', content: <TeamTab /> } as const;

/** The header's line: trial days and remaining sessions (product §4.14). */
function PlanLine() {
  const { data: plan } = usePlan();
  if (plan === undefined) return null;
  const left = plan.creditsTotal === null ? null : Math.max(0, plan.creditsTotal - plan.creditsUsed);
  const parts = [
    plan.planName,
    plan.team?.name ?? null,
    plan.isTrialActive ? `${countOf(plan.trialDaysLeft, 'day')} left` : null,
    left === null ? null : `${countOf(left, 'session')} left`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/**
 * The tabs, the open one in the address (`?tab=security`), so that letters can lead to it and leaving it can be asked about.
 * The team's is there for who is in one, and for who came for it.
 */
function SettingsTabs() {
  const [query, setQuery] = useSearchParams();
  const { data: plan } = usePlan();
  const asked = query.get('tab');
  const hasTeam = asked === TEAM.value || (plan?.team ?? null) !== null;
  const tabs = hasTeam ? [...TABS, TEAM] : TABS;
  const open = tabs.find(({ value }) => value === asked)?.value ?? FIRST;
  return (
    <Tabs
      label="Settings"
      tabs={tabs}
      value={open}
      onValueChange={(value) => setQuery(value === FIRST ? {} : { tab: value }, { replace: true })}
    />
  );
}

/** /settings (product §4.14). The upgrade button comes from outside. */
export function SettingsPage({ upgrade }: { readonly upgrade: ReactNode }) {
  return (
    <div className="wrap">
      <PageHeader title="Account Settings" actions={upgrade}>
        <PlanLine />
      </PageHeader>
      <div className="mt-6">
        <UnsavedChanges>
          <SettingsTabs />
        </UnsavedChanges>
      </div>
    </div>
  );
}
