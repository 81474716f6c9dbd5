/** Asks for a report as a file: noted in the database, rendered by the worker. The queue only hurries it along. */
import type { ConversationRecord, Database, ExportRecord } from '@parley/db';
import type { QueueProducers } from '@parley/platform';
import { conversationNotFound } from '../conversations/conversations.policy';
import { requireReport } from './exports.policy';

export interface RequestExportSettings {
  readonly database: Pick<Database, 'conversations' | 'exports'>;
  readonly queues: QueueProducers;
  readonly clock: () => Date;
}

export interface RequestedExport {
  readonly conversation: ConversationRecord;
  readonly record: ExportRecord;
}

/**
 * The export of this report, new or the one there is.
 * @throws AppError not_found for other people's, conflict before the end; Redis' error when it can't be queued, and then
 * nothing is left behind
 */
export async function requestExport(
  settings: RequestExportSettings,
  named: { conversationId: string; userId: string },
): Promise<RequestedExport> {
  const { database, queues, clock } = settings;
  const conversation = await database.conversations.findOwned(named.conversationId, named.userId);
  if (conversation === null) throw conversationNotFound();
  const { scoredAt } = requireReport(conversation);
  const record = await database.exports.request({
    conversationId: conversation.id,
    userId: named.userId,
    kind: 'pdf',
    version: scoredAt,
    now: clock(),
  });
  if (record.status === 'queued') {
    try {
      await queues.add('export', { exportId: record.id }, { jobId: record.id });
    } catch (error) {
      await database.exports.withdraw(record.id);
      throw error;
    }
  }
  return { conversation, record };
}
