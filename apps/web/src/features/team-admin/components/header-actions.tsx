import type { TeamDashboard } from '@parley/shared';
import { Download, UserPlus } from 'lucide-react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { isNoAdmin } from '@/lib/team';
import { useCsv, useRollup } from '../api/reports';
import { InviteMember } from '../invite/invite-member';

const CSV_FAILED = 'Failed to export CSV. Please try again.';

interface FileButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Says what it is doing, and is not pressed twice meanwhile. */
function FileButton({ label, busy, onPress }: FileButtonProps) {
  return (
    <Button aria-disabled={busy} aria-busy={busy} onClick={() => !busy && onPress()}>
      <Icon of={Download} />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}

function CsvButton() {
  const csv = useCsv();
  const onError = (error: unknown): void => {
    if (!isNoAdmin(error)) showToast(messageOf(error, CSV_FAILED), 'error');
  };
  return (
    <FileButton
      label={csv.isPending ? 'Exporting CSV...' : 'Export CSV'}
      busy={csv.isPending}
      onPress={() => csv.mutate(undefined, { onError })}
    />
  );
}

/** A failure is logged and has no words of its own (product §18.11): the button offers to try again. */
function ReportButton() {
  const rollup = useRollup();
  const label = rollup.isError ? 'Try Report Again' : 'Download Report';
  return (
    <FileButton
      label={rollup.isPending ? 'Preparing Report...' : label}
      busy={rollup.isPending}
      onPress={() => rollup.mutate()}
    />
  );
}

/** The files of the team's figures, and the way for others to join (product §18.8). */
export function HeaderActions({ dashboard }: { readonly dashboard: TeamDashboard }) {
  return (
    <>
      <CsvButton />
      <ReportButton />
      <InviteMember dashboard={dashboard} icon={<Icon of={UserPlus} />} />
    </>
  );
}
