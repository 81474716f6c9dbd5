/** A conversation that was held and scored, made through the repositories. */
import { newId, type ConversationRecord, type Database } from '@parley/db';
import { createUser, scenarioContent } from '@parley/db/testing';
import { sampleFeedback } from '@parley/report/testing';

const MINUTE = 60_000;

/** @param title of its scenario, as it stands on the report */
export async function completedConversation(
  database: Database,
  title = 'The board & the date',
): Promise<ConversationRecord> {
  const user = await createUser(database);
  const now = new Date();
  const slug = `board-date-${newId()}`;
  await database.scenarios.seed([scenarioContent(slug, { title })]);
  const found = await database.scenarios.findWithContent(slug);
  if (found === null) throw new Error('The scenario is not there');
  const id = newId();
  const analysing = await database.inTransaction(async (session) => {
    await database.conversations.create(
      { id, userId: user.id, ...found, opening: found.content.opening, now },
      session,
    );
    await database.conversations.append(
      {
        conversationId: id,
        after: 1,
        message: { role: 'student', content: 'We lose the 12th.', timestamp: now, notice: null, clientMessageId: null },
      },
      session,
    );
    const claim = await database.conversations.beginAnalysis(
      id,
      { owner: 'test', leaseUntil: new Date(now.getTime() + MINUTE) },
      session,
    );
    return claim !== null && (await database.conversations.completeAnalysis(claim, sampleFeedback(), now, session));
  });
  const conversation = analysing ? await database.conversations.findOwned(id, user.id) : null;
  if (conversation === null) throw new Error('The conversation was not completed');
  return conversation;
}
