import { Download } from 'lucide-react';
import { useReportExport, type ExportedReport } from '@/lib/report-export/use-report-export';
import { Button } from './button';
import { Icon } from './icon';

interface ExportButtonProps {
  readonly report: ExportedReport;
  /** Tells one row of a list from another, for those who hear the page. */
  readonly of?: string;
  readonly tone?: 'ink' | 'bare';
}

/** 'Export PDF' (product §14.1): says that it is at work, and is not pressed twice meanwhile. */
export function ExportButton({ report, of, tone = 'ink' }: ExportButtonProps) {
  const { mutate, isPending } = useReportExport();
  return (
    <Button
      size="sm"
      tone={tone}
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={() => !isPending && mutate(report)}
    >
      <Icon of={Download} />
      <span aria-live="polite">{isPending ? 'Exporting PDF...' : 'Export PDF'}</span>
      {of === undefined ? null : <span className="sr"> {of}</span>}
    </Button>
  );
}
