/** Ending with feedback, and leaving without (product §9.14, §9.16). */
import type { ConversationRecord, Database, GenerationFailure } from '@parley/db';
import { AppError } from '@parley/shared';
import type { BackgroundWork } from '../../background-work';
import type { AnalysisOutcome } from './analysis-service';
import { conversationNotFound, requireInProgress, requireSomethingSaid } from './conversations.policy';
import { creditKey } from './start-conversation';

/** How long a request waits for the feedback before it answers `isAnalysing` (ms). */
export const END_WAIT_MS = 25_000;
/** How often a scoring in another process is looked at (ms). */
const LOOK_MS = 400;

const ENDED: GenerationFailure = { code: 'conflict', message: 'This conversation has ended.', retryable: false };

export interface FinishSettings {
  readonly database: Database;
  readonly backgroundWork: BackgroundWork;
  readonly clock: () => Date;
  readonly endWaitMs?: number;
}

interface Named {
  readonly conversationId: string;
  readonly userId: string;
}

/**
 * Ends the conversation and waits for its feedback, 25 s at most. Asked again, or by many at once, it gives the same answer.
 * @throws AppError not_found; conflict when it was abandoned or nothing was said; upstream_unavailable when scoring failed
 */
export async function endConversation(settings: FinishSettings, named: Named): Promise<ConversationRecord> {
  const { database, backgroundWork, endWaitMs = END_WAIT_MS } = settings;
  const deadline = performance.now() + endWaitMs;
  for (let joined = false; ; joined = true) {
    const conversation = await requireOwned(database, named);
    const left = deadline - performance.now();
    if (conversation.status === 'completed' || (joined && left <= 0)) return conversation;
    // What was joined has been given back.
    if (joined && conversation.status === 'in_progress') throw scoringFailed();
    if (conversation.status !== 'analysing') {
      requireInProgress(conversation);
      requireSomethingSaid(conversation);
      await begin(settings, conversation.id);
    } else if (backgroundWork.analyses.running(conversation.id) === undefined) {
      await backgroundWork.analyses.takeOver(conversation.id);
    }
    const outcome = backgroundWork.analyses.running(conversation.id);
    // Another process scores: its outcome is read from the conversation.
    const verdict = await within(outcome, outcome === undefined ? Math.min(LOOK_MS, left) : left);
    if (verdict === 'failed') throw scoringFailed();
  }
}

/** in_progress -> analysing, and whatever was still being said falls silent. */
async function begin({ database, backgroundWork, clock }: FinishSettings, id: string): Promise<void> {
  const { claim, silenced } = await database.inTransaction(async (session) => {
    const claim = await database.conversations.beginAnalysis(id, backgroundWork.analyses.lease(), session);
    return { claim, silenced: claim === null ? [] : await database.generations.cancel(id, ENDED, clock(), session) };
  });
  if (claim !== null) backgroundWork.analyses.run(claim);
  backgroundWork.replies.cancelled(silenced, ENDED);
}

/**
 * Leaves the conversation. Before the first own message the credit comes back, in the same transaction. Asked again, it
 * gives the same answer.
 * @throws AppError not_found; conflict once the conversation has ended
 */
export async function abandonConversation(settings: FinishSettings, named: Named): Promise<ConversationRecord> {
  const { database, backgroundWork, clock } = settings;
  const silenced = await database.inTransaction(async (session) => {
    const conversation = await database.conversations.findOwned(named.conversationId, named.userId, session);
    if (conversation === null) throw conversationNotFound();
    if (conversation.status === 'abandoned') return [];
    requireInProgress(conversation);
    const left = await database.conversations.abandon(conversation.id, session);
    if (left === null) throw new Error('The conversation changed within a transaction');
    if (!left.hadOwnMessage) {
      const { status } = await database.credits.refund({
        userId: named.userId,
        key: creditKey(conversation.id),
        session,
        now: clock(),
      });
      if (status === 'refunded') await database.conversations.markCreditReturned(conversation.id, session);
    }
    return database.generations.cancel(conversation.id, ENDED, clock(), session);
  });
  backgroundWork.replies.cancelled(silenced, ENDED);
  return requireOwned(database, named);
}

/**
 * Ends a practice branch, in whichever way it is asked: nothing more is said in it, nothing is scored, no credit moves.
 * @returns the closed branch; null when the id names none of the person's branches
 */
export async function closeBranch(
  { database, backgroundWork, clock }: FinishSettings,
  { conversationId, userId }: Named,
): Promise<ConversationRecord | null> {
  const branch = await database.branches.findOwned(conversationId, userId);
  if (branch === null) return null;
  const silenced = await database.inTransaction(async (session) =>
    (await database.branches.close(branch.id, session))
      ? database.generations.cancel(branch.id, ENDED, clock(), session)
      : [],
  );
  backgroundWork.replies.cancelled(silenced, ENDED);
  return database.branches.findOwned(branch.id, userId);
}

async function requireOwned(database: Database, { conversationId, userId }: Named): Promise<ConversationRecord> {
  const conversation = await database.conversations.findOwned(conversationId, userId);
  if (conversation === null) throw conversationNotFound();
  return conversation;
}

function scoringFailed(): AppError {
  return new AppError(
    'upstream_unavailable',
    'Your feedback could not be prepared. Nothing is lost: please end the simulation again in a moment.',
    { internal: 'Scoring failed', retryAfter: 5 },
  );
}

/** The outcome, or `late` when the time is over before; without an outcome to wait for, a pause. */
async function within(
  outcome: Promise<AnalysisOutcome> | undefined,
  milliseconds: number,
): Promise<AnalysisOutcome | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race(outcome === undefined ? [late] : [outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
