import { reportFileName } from '@parley/shared';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '@/components/toast';
import { api, ApiError } from '@/lib/api';
import { postTokenForm } from '@/lib/post-token-form';
import { saveFile } from '@/lib/save-file';
import { exportFile, type ExportSteps } from './export-chain';

/** What is exported, and what its file is named after. */
export interface ExportedReport {
  readonly conversationId: string;
  readonly title: string;
  /** ISO date and time of its end. */
  readonly day: string;
}

/** Refused for a reason that another way would meet as well. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.fromServer && error.status < 500;
}

/** What the server says; for a failed download its status (product §14.3). */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  return error.code === 'unreadable' ? `Download failed: ${error.status}` : error.message;
}

function stepsFor(id: string): ExportSteps {
  const named = { params: { id } };
  return {
    begin: async () => (await api.whole('POST /conversations/:id/export/pdf', named)).jobId,
    look: (jobId) => api.request('GET /conversations/export/status/:jobId', { params: { jobId } }),
    download: (file) => api.file('GET /conversations/export/download/:file', { params: { file } }),
    direct: () => api.file('POST /conversations/:id/export/pdf-direct', named),
    // The last way (product §14.3): the browser asks for the file itself.
    postForm: () => postTokenForm(`/api/conversations/${encodeURIComponent(id)}/export/pdf`),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    isRefusal,
  };
}

/** Exports a report as a PDF and saves it, named after scenario and date. Whatever goes wrong is said in a toast. */
export function useReportExport() {
  return useMutation({
    mutationFn: ({ conversationId }: ExportedReport) => exportFile(stepsFor(conversationId)),
    onSuccess: (outcome, { title, day }) => {
      if ('file' in outcome) saveFile(outcome.file, reportFileName(title, day));
      else
        showToast(
          `Failed to export PDF: ${reasonOf(outcome.cause)}. The browser asks for it once more, in a new tab.`,
          'error',
        );
    },
    onError: (error) => showToast(`Failed to export PDF: ${reasonOf(error)}`, 'error'),
  });
}
