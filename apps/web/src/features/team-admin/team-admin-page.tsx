import type { TeamDashboard } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/button';
import { PageHeader } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { Tabs } from '@/components/tabs';
import { messageOf } from '@/lib/api';
import { isNoAdmin } from '@/lib/team';
import { teamDashboardQuery } from './api/team-queries';
import { ExpiryNotice } from './components/expiry-notice';
import { HeaderActions } from './components/header-actions';
import { NoAccess } from './components/no-access';
import { TeamStanding } from './components/team-standing';
import { LeaderboardTab } from './leaderboard/leaderboard-tab';
import { MembersTab } from './members/members-tab';
import { OverviewTab } from './overview/overview-tab';
import './team-admin.css';

const TITLE = 'Team Admin';
const FIRST = 'overview';

interface TeamAdminPageProps {
  /** What the team is asked to practise, for those who ask it. */
  readonly renderAssignments: (team: TeamDashboard) => ReactNode;
}

interface TeamTabsProps extends TeamAdminPageProps {
  readonly dashboard: TeamDashboard;
}

/** Overview, Team Members, Leaderboard; the open one in the address (`?tab=members`). */
function TeamTabs({ dashboard, renderAssignments }: TeamTabsProps) {
  const [query, setQuery] = useSearchParams();
  const open = (tab: string): void => setQuery(tab === FIRST ? {} : { tab }, { replace: true });
  const tabs = [
    {
      value: FIRST,
      label: 'Overview',
      content: (
        <OverviewTab
          dashboard={dashboard}
          assignments={renderAssignments(dashboard)}
          onMore={() => open('leaderboard')}
        />
      ),
    },
    { value: 'members', label: 'Team Members', content: <MembersTab dashboard={dashboard} /> },
    { value: 'leaderboard', label: 'Leaderboard', content: <LeaderboardTab dashboard={dashboard} /> },
  ];
  const asked = query.get('tab');
  return (
    <Tabs
      label="Team"
      tabs={tabs}
      value={tabs.find(({ value }) => value === asked)?.value ?? FIRST}
      onValueChange={open}
    />
  );
}

/** /team-admin (product §18.8): the team's figures and members for its admins, the way back for everybody else. */
export function TeamAdminPage({ renderAssignments }: TeamAdminPageProps) {
  const { data: dashboard, error, refetch, isFetching } = useQuery(teamDashboardQuery());
  if (isNoAdmin(error)) return <NoAccess title={TITLE} wasAdmin={dashboard !== undefined} />;
  if (dashboard === undefined) {
    return (
      <div className="wrap">
        <PageHeader title={TITLE} />
        <div className="over mt-6 grid max-w-measure gap-4">
          {error === null ? (
            <Ghost label="Loading..." lines={4} />
          ) : (
            <ErrorState
              title={messageOf(error, 'Failed to load your team')}
              action={
                <Button size="sm" disabled={isFetching} onClick={() => void refetch()}>
                  Try Again
                </Button>
              }
            >
              Nothing about your team has changed. Its figures could not be read just now.
            </ErrorState>
          )}
        </div>
      </div>
    );
  }
  const { name, organization } = dashboard.team;
  return (
    <div className="wrap ta">
      <PageHeader title={TITLE} actions={<HeaderActions dashboard={dashboard} />}>
        {organization === '' ? name : `${name}, ${organization}`}
      </PageHeader>
      <ExpiryNotice totals={dashboard.teamTotals} />
      <TeamStanding totals={dashboard.teamTotals} />
      <div className="mt-6">
        <TeamTabs dashboard={dashboard} renderAssignments={renderAssignments} />
      </div>
    </div>
  );
}
