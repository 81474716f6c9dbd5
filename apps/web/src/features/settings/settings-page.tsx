import { PageHeader } from '@/components/page';
import { Tabs } from '@/components/tabs';
import { useBrand } from '@/lib/config';
import { countOf } from '@/lib/format';
import { usePlan } from '@/lib/plan';
import { BillingTab } from './billing-tab';
import { ProfileTab } from './profile-tab';

function NotOpen({ children }: { readonly children: string }) {
  const { supportEmail } = useBrand();
  return (
    <div className="max-w-measure">
      <p className="label">Not open yet</p>
      <p className="mt-2 font-serif text-lg leading-text text-pretty">
        {children} Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> until then.
      </p>
    </div>
  );
}

/** The header's line: trial days and remaining sessions (product §4.14). */
function PlanLine() {
  const { data: plan } = usePlan();
  if (plan === undefined) return null;
  const left = plan.creditsTotal === null ? null : Math.max(0, plan.creditsTotal - plan.creditsUsed);
  const parts = [
    plan.planName,
    plan.isTrialActive ? `${countOf(plan.trialDaysLeft, 'day')} left` : null,
    left === null ? null : `${countOf(left, 'session')} left`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** /settings (product §4.14). The upgrade button comes from outside. */
export function SettingsPage({ upgrade }: { readonly upgrade: React.ReactNode }) {
  return (
    <div className="wrap">
      <PageHeader title="Account Settings" actions={upgrade}>
        <PlanLine />
      </PageHeader>
      <div className="mt-6">
        <Tabs
          label="Settings"
          tabs={[
            { value: 'profile', label: 'Profile', content: <ProfileTab /> },
            { value: 'billing', label: 'Billing & Plans', content: <BillingTab /> },
            {
              value: 'notifications',
              label: 'Email Notifications',
              content: (
                <NotOpen>
                  Here you will choose which letters you get. At present only those that a session of yours causes are
                  sent.
                </NotOpen>
              ),
            },
            {
              value: 'security',
              label: 'Account Security',
              content: <NotOpen>Here you will change your password.</NotOpen>,
            },
          ]}
        />
      </div>
    </div>
  );
}
