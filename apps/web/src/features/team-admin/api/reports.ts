/** The team's figures as files (product §18.6). */
import { api } from '@/lib/api';
import { saveFile } from '@/lib/save-file';
import { useTeamFile } from '@/lib/team';

/** The server waits 25 s for its worker; the file has to come over the line as well (ms). */
const REPORT_TIMEOUT_MS = 60_000;

/** GET /teams/report/download, saved as team-report-2026-11-23.csv. */
export const useCsv = () =>
  useTeamFile(async () => {
    const file = await api.file('GET /teams/report/download', {});
    saveFile(file, `team-report-${new Date().toISOString().slice(0, 10)}.csv`);
  });

/** GET /teams/report/pdf, saved as team-rollup-report.pdf. */
export const useRollup = () =>
  useTeamFile(async () => {
    const file = await api.file('GET /teams/report/pdf', { timeoutMs: REPORT_TIMEOUT_MS });
    saveFile(file, 'team-rollup-report.pdf');
  });
