/** From an export to the document that is printed for it. */
import type { ConversationRecord, Database, ExportRecord } from '@parley/db';
import { renderReportDocument, renderTeamDocument } from '@parley/report/document';
import { compareAttempts, type Brand } from '@parley/shared';

export interface ReportDocumentsSettings {
  readonly database: Pick<Database, 'conversations' | 'users'>;
  readonly brand: Brand;
}

/**
 * The report as a document: of a team what the export says, of a conversation what is read now; null when conversation or
 * report is not there any more.
 */
export function reportDocuments({
  database,
  brand,
}: ReportDocumentsSettings): (record: ExportRecord) => Promise<string | null> {
  return async ({ subject }) => {
    if (subject.of === 'team')
      return renderTeamDocument({ report: subject.report, brandName: brand.name, publicUrl: brand.publicUrl });
    const { conversationId, userId } = subject;
    const conversation = await database.conversations.findOwned(conversationId, userId);
    if (conversation === null || conversation.feedback === null) return null;
    const user = await database.users.findById(userId);
    return renderReportDocument({
      conversation: {
        ...shownOf(conversation),
        feedback: conversation.feedback,
        previousAttempt: await comparedOf(database, conversation),
      },
      brandName: brand.name,
      publicUrl: brand.publicUrl,
      personName: user?.name,
    });
  };
}

function shownOf({ scenario, messages, startedAt }: ConversationRecord) {
  return {
    scenario,
    stakeholderPersona: scenario.stakeholderPersona,
    messages: messages.map(({ number, role, content, timestamp, notice }) => ({
      number,
      role,
      content,
      notice,
      timestamp: timestamp.toISOString(),
    })),
    startedAt: startedAt.toISOString(),
  };
}

async function comparedOf(database: Pick<Database, 'conversations'>, conversation: ConversationRecord) {
  const earlier = await database.conversations.previousAttempt(conversation);
  return conversation.feedback === null || earlier === null ? null : compareAttempts(conversation.feedback, earlier);
}
