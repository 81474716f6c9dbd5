/** Asks for a report as a file: noted in the database, rendered by the worker. The queue only hurries it along. */
import type { ConversationRecord, Database, ExportRecord, ExportRequest } from '@parley/db';
import type { QueueProducers } from '@parley/platform';
import { conversationNotFound } from '../conversations/conversations.policy';
import { requireReport } from './exports.policy';

export interface RequestExportSettings {
  readonly database: Pick<Database, 'exports'>;
  readonly queues: QueueProducers;
  readonly clock: () => Date;
}

export interface RequestedExport {
  readonly conversation: ConversationRecord;
  readonly record: ExportRecord;
}

/**
 * The export of what is named, new or the one there is, on its way to a worker.
 * @throws Redis' error when it can't be queued, and then nothing is left behind
 */
export async function requestRender(
  { database, queues, clock }: RequestExportSettings,
  wanted: Omit<ExportRequest, 'kind' | 'now'>,
): Promise<ExportRecord> {
  const record = await database.exports.request({ ...wanted, kind: 'pdf', now: clock() });
  if (record.status === 'queued') {
    try {
      await queues.add('export', { exportId: record.id }, { jobId: record.id });
    } catch (error) {
      await database.exports.withdraw(record.id);
      throw error;
    }
  }
  return record;
}

/**
 * The export of this conversation's report.
 * @throws AppError not_found for other people's, conflict before the end; Redis' error when it can't be queued
 */
export async function requestExport(
  settings: RequestExportSettings & { readonly database: Pick<Database, 'conversations'> },
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<RequestedExport> {
  const conversation = await settings.database.conversations.findOwned(conversationId, userId);
  if (conversation === null) throw conversationNotFound();
  const { scoredAt } = requireReport(conversation);
  const record = await requestRender(settings, {
    subject: { of: 'conversation', conversationId: conversation.id, userId },
    version: scoredAt,
  });
  return { conversation, record };
}
