import type { ConversationSummary, ConversationTotals } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { latestQuery, unfinishedQuery } from './api/dashboard-queries';

/** The latest conversation in progress (product §7.3). Asked for by itself only where it is older than those that are listed. */
export function useUnfinished(totals: ConversationTotals | undefined): ConversationSummary | undefined {
  const { data: latest } = useQuery(latestQuery());
  const listed = latest?.find(({ status }) => status === 'in_progress');
  const isOlder = latest !== undefined && listed === undefined && totals !== undefined && totals.inProgress > 0;
  const { data: older } = useQuery({ ...unfinishedQuery(), enabled: isOlder });
  return listed ?? (isOlder ? (older ?? undefined) : undefined);
}
