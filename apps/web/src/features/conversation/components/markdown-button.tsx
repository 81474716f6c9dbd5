import { reportFileName, type Conversation } from '@parley/shared';
import { Button } from '@/components/button';
import { showToast } from '@/components/toast';
import { logger } from '@/lib/logger';
import { saveFile } from '@/lib/save-file';

async function saveMarkdown(conversation: Conversation): Promise<void> {
  const { scenario, completedAt, startedAt } = conversation;
  try {
    // Read when it is wanted: few want it, and everybody reads the report.
    const { renderReportMarkdown } = await import('@parley/report/markdown');
    const text = renderReportMarkdown(conversation, Intl.DateTimeFormat().resolvedOptions().timeZone);
    saveFile(
      new Blob([text], { type: 'text/markdown;charset=utf-8' }),
      reportFileName(scenario.title, completedAt ?? startedAt, 'md'),
    );
  } catch (error) {
    logger.error('The report could not be written as Markdown', { message: String(error) });
    showToast('Failed to export Markdown. Please try again.', 'error');
  }
}

/** The report as plain text, made in the browser. */
export function MarkdownButton({ conversation }: { readonly conversation: Conversation }) {
  return (
    <Button size="sm" tone="bare" onClick={() => void saveMarkdown(conversation)}>
      <span className="sr">Export as </span>Markdown
    </Button>
  );
}
