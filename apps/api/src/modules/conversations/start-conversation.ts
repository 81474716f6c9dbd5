/** Beginning a conversation: one credit and one conversation, or neither (product §9.1). */
import type { Coach } from '@parley/coach';
import { newId, type ConversationRecord, type Database, type ScenarioWithContent, type Session } from '@parley/db';
import type { Logger } from '@parley/platform';
import { AppError, type ScenarioContent } from '@parley/shared';
import { oweLowCredits } from '../plan/low-credits';
import { requireCustomScenarios } from '../custom-scenarios/custom-scenarios.policy';

export interface Begun {
  readonly conversation: ConversationRecord;
  /** What the stakeholder speaks from; it never leaves the server. */
  readonly content: ScenarioContent;
  /** An e-mail that this caused, to be queued now; null where it caused none. */
  readonly emailId: string | null;
}

/** The ledger's name for what was paid. */
export function creditKey(conversationId: string): string {
  return `conversation:${conversationId}`;
}

/** The conversation that `creditKey` named; null for a name that is none of its. */
export function conversationPaidFor(paidFor: string): string | null {
  const [kind, id] = paidFor.split(':');
  return kind === 'conversation' && id !== undefined ? id : null;
}

/** @throws AppError not_found for a scenario that the library does not have */
export async function requireScenario(database: Database, idOrSlug: string): Promise<ScenarioWithContent> {
  const found = await database.scenarios.findWithContent(idOrSlug);
  if (found === null)
    throw new AppError('not_found', 'This scenario does not exist any more. Please choose another one.');
  return found;
}

/**
 * Charges one credit and stores the conversation with the stakeholder's opening line, both in the transaction of `session`,
 * and owes the e-mail about few sessions being left where this was the one.
 * @throws AppError trial_expired or credits_exhausted when nothing can be begun
 */
export async function beginConversation(
  database: Database,
  {
    userId,
    found: { scenario, content },
    now,
    session,
  }: { userId: string; found: ScenarioWithContent; now: Date; session: Session },
): Promise<Begun> {
  const id = newId();
  const { low } = await database.credits.charge({ userId, key: creditKey(id), session, now });
  const emailId = low === undefined ? null : await oweLowCredits(database, { userId, low, now, session });
  const opening = { id, userId, scenario, content, opening: content.opening, now };
  return { conversation: await database.conversations.create(opening, session), content, emailId };
}

/**
 * Begins a conversation on a scenario of the library, or on one of one's own, in a transaction of its own.
 * @throws AppError not_found for an unknown scenario; plan_required for one of one's own where the plan has none;
 * trial_expired or credits_exhausted when nothing can be begun
 */
export async function startConversation(
  database: Database,
  { userId, scenarioId, now }: { userId: string; scenarioId: string; now: Date },
): Promise<Begun> {
  const found = await findScenario(database, { userId, scenarioId, now });
  return database.inTransaction((session) => beginConversation(database, { userId, found, now, session }));
}

/** While the opening line is being read, the coach reads the case. Returns at once; a failure is logged and costs nothing but time. */
export function readAhead(coach: Coach, { conversation, content }: Omit<Begun, 'emailId'>, log: Logger): void {
  coach
    .prepare(content, conversation.userId)
    .catch((error: unknown) => log.warn({ err: error, conversationId: conversation.id }, 'the case was not prepared'));
}

/** @throws AppError not_found for one that is in neither; plan_required, trial_expired for one of one's own that can't be used */
async function findScenario(
  database: Database,
  { userId, scenarioId, now }: { userId: string; scenarioId: string; now: Date },
): Promise<ScenarioWithContent> {
  const own = await database.ownScenarios.find(scenarioId, userId);
  if (own === null) return requireScenario(database, scenarioId);
  await requireCustomScenarios(database, userId, now);
  return own;
}
