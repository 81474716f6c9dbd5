/** The export queue: one job, one report. */
import { exportReport, type ExportReportSettings } from '../jobs/export-report/export-report';
import type { Processor } from '../processor';

/** @param concurrency how many are rendered at once; more than the printer has pages for would wait there */
export function exportProcessor(settings: ExportReportSettings, concurrency: number): Processor<'export'> {
  return {
    queue: 'export',
    concurrency,
    process: async ({ exportId }, attempt) => {
      await exportReport(settings, exportId, attempt);
    },
  };
}
