/** Beginning a conversation: one credit and one conversation, or neither (product §9.1). */
import { newId, type ConversationRecord, type Database } from '@parley/db';
import { AppError, type ScenarioContent } from '@parley/shared';

export interface Begun {
  readonly conversation: ConversationRecord;
  /** What the stakeholder speaks from; it never leaves the server. */
  readonly content: ScenarioContent;
}

/** The ledger's name for what was paid. */
export function creditKey(conversationId: string): string {
  return `conversation:${conversationId}`;
}

/**
 * Charges one credit and stores the conversation with the stakeholder's opening line, in one transaction.
 * @throws AppError not_found for an unknown scenario; trial_expired or credits_exhausted when nothing can be begun
 */
export async function startConversation(
  database: Database,
  { userId, scenarioId, now }: { userId: string; scenarioId: string; now: Date },
): Promise<Begun> {
  const found = await database.scenarios.findWithContent(scenarioId);
  if (found === null)
    throw new AppError('not_found', 'This scenario does not exist any more. Please choose another one.');
  const { scenario, content } = found;
  const conversation = await database.inTransaction(async (session) => {
    const id = newId();
    await database.credits.charge({ userId, key: creditKey(id), session, now });
    return database.conversations.create({ id, userId, scenario, content, opening: content.opening, now }, session);
  });
  return { conversation, content };
}
