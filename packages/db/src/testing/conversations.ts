/** Conversations a test finds in the database, held through the repositories. */
import type { Feedback } from '@parley/shared';
import type { Database } from '../database';
import { newId } from '../object-id';
import { scenarioCard } from '../scenarios/scenario-card';
import { scenarioContent } from './factories';

/** A report of this score (0-10) with nothing else in it but what is given. */
export function reportOf(overallScore: number, given: Partial<Feedback> = {}): Feedback {
  return {
    overallScore,
    strengths: [],
    areasForImprovement: [],
    keyInsights: '',
    specificFeedback: [],
    suggestedApproachForNextTime: '',
    suggestedPhrasing: null,
    skills: [],
    indicators: [],
    trust: [],
    worries: [],
    steps: [],
    rubricVersion: 'test',
    engine: 'rehearsal',
    model: 'test',
    engineNote: null,
    scoredAt: '2026-11-02T09:00:00.000Z',
    ...given,
  };
}

export interface HeldConversation {
  readonly userId: string;
  /** The scenario's slug. */
  readonly slug: string;
  readonly now: Date;
}

/** Begins a conversation, without charging for it. @returns its id */
export async function beginConversation(database: Database, { userId, slug, now }: HeldConversation): Promise<string> {
  const content = scenarioContent(slug);
  const scenario = { _id: newId(), ...scenarioCard(content) };
  const id = newId();
  await database.inTransaction((session) =>
    database.conversations.create({ id, userId, scenario, content, opening: content.opening, now }, session),
  );
  return id;
}

/** Holds a conversation to its end. @returns its id */
export async function completeConversation(
  database: Database,
  { report, ...held }: HeldConversation & { readonly report: Feedback },
): Promise<string> {
  const { conversations } = database;
  const { now } = held;
  const id = await beginConversation(database, held);
  await database.inTransaction(async (session) => {
    const message = { content: 'We lose the 12th.', timestamp: now, notice: null, clientMessageId: null };
    await conversations.append({ conversationId: id, after: 1, message: { ...message, role: 'student' } }, session);
    const lease = { owner: 'test', leaseUntil: new Date(now.getTime() + 60_000) };
    const claim = await conversations.beginAnalysis(id, lease, session);
    if (claim === null) throw new Error('The analysis could not begin');
    await conversations.completeAnalysis(claim, report, now, session);
  });
  return id;
}
