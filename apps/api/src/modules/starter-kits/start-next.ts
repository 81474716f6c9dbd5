/** Going on with a learning track: the conversation on its current scenario, begun once (product §16.6). */
import type { ConversationRecord, Database } from '@parley/db';
import type { ScenarioContent, TrackContent } from '@parley/shared';
import { beginConversation, requireScenario } from '../conversations/start-conversation';
import { isCompleted } from './kit-progress';
import { kitCompleted } from './starter-kits.policy';

export interface NextScenario {
  readonly conversation: ConversationRecord;
  /** What the stakeholder speaks from, where the conversation was begun just now; null where it was being held already. */
  readonly content: ScenarioContent | null;
  /** An e-mail that this caused, to be queued now. */
  readonly emailId: string | null;
}

/**
 * The conversation on the first scenario that was never completed: the one that is being held, else a new one for one
 * credit. Several that ask at once get the same one, and one credit is taken: all but one of their transactions meet at
 * the credit account, start over, and find the conversation.
 * @throws AppError conflict when every scenario is completed; trial_expired or credits_exhausted when nothing can be begun
 */
export async function startNext(
  database: Database,
  { userId, track, now }: { userId: string; track: TrackContent; now: Date },
): Promise<NextScenario> {
  return database.inTransaction(async (session) => {
    const attempts = await database.conversations.scenarioAttempts(userId, track.scenarios, session);
    const slug = track.scenarios.find((candidate) => !isCompleted(attempts.get(candidate)));
    if (slug === undefined) throw kitCompleted(track);
    const runningId = attempts.get(slug)?.runningId ?? null;
    const running = runningId === null ? null : await database.conversations.findOwned(runningId, userId, session);
    if (running !== null) return { conversation: running, content: null, emailId: null };
    const found = await requireScenario(database, slug);
    return beginConversation(database, { userId, found, now, session });
  });
}
