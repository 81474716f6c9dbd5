import { usePrefetchQuery } from '@tanstack/react-query';
import { featuredQuery, latestQuery } from '@/features/dashboard/api/dashboard-queries';
import { recommendationsQuery } from '@/features/recommendations/recommendations-query';
import { totalsQuery } from '@/lib/conversations';
import { progressQuery } from '@/lib/progress';
import { kitProgressQuery } from '@/lib/starter-kits';
import { lazyPage } from './lazy-page';

const load = () => import('./pages/dashboard-page');
const DashboardPage = lazyPage(load, 'DashboardPage');

/** Asks for what the dashboard shows while its code is on its way, as nothing of it depends on that code (decision 0027). */
function useDashboardAhead(): void {
  usePrefetchQuery(totalsQuery());
  usePrefetchQuery(latestQuery());
  usePrefetchQuery(progressQuery());
  usePrefetchQuery(kitProgressQuery());
  usePrefetchQuery(recommendationsQuery());
  usePrefetchQuery(featuredQuery());
}

/** /dashboard. */
export function DashboardRoute() {
  // The code first: a browser has few lines to one server. What fails here is asked for again, and shown, by the page itself.
  void load().catch(() => undefined);
  useDashboardAhead();
  return <DashboardPage />;
}
