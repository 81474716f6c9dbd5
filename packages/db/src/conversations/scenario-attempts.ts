/** The read behind learning tracks: what somebody has made of some scenarios, from an index alone. */
import type { Model, Types } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { ATTEMPTS_INDEX, type ConversationDocument } from './conversation-model';
import type { ScenarioAttempts } from './conversation-record';

interface AttemptsGroup {
  _id: { slug: string; completed: boolean };
  count: number;
  /** The best of the completed, the last begun of those that run. */
  first: { id: Types.ObjectId; score: number | null };
}

export interface ScenarioAttemptsQuery {
  readonly userId: string;
  readonly slugs: readonly string[];
  readonly session: Session | undefined;
}

const NONE: ScenarioAttempts = { completions: 0, best: null, runningId: null };

/** By slug; abandoned conversations and practice branches are no attempts. */
export async function scenarioAttempts(
  model: Model<ConversationDocument>,
  { userId, slugs, session }: ScenarioAttemptsQuery,
): Promise<ReadonlyMap<string, ScenarioAttempts>> {
  const owner = toObjectId(userId);
  if (owner === null || slugs.length === 0) return new Map();
  const groups = await model.collection
    .aggregate<AttemptsGroup>(
      [
        {
          $match: {
            userId: owner,
            'scenario.slug': { $in: [...slugs] },
            status: { $in: ['in_progress', 'analysing', 'completed'] },
          },
        },
        { $project: { 'scenario.slug': 1, status: 1, overallScore: 1, startedAt: 1 } },
        {
          $group: {
            _id: { slug: '$scenario.slug', completed: { $eq: ['$status', 'completed'] } },
            count: { $sum: 1 },
            first: {
              $top: {
                sortBy: { overallScore: -1, startedAt: -1, _id: -1 },
                output: { id: '$_id', score: '$overallScore' },
              },
            },
          },
        },
      ],
      { hint: ATTEMPTS_INDEX, ...(session && { session }) },
    )
    .toArray();

  const attempts = new Map<string, ScenarioAttempts>();
  for (const { _id, count, first } of groups) {
    const known = attempts.get(_id.slug) ?? NONE;
    const id = first.id.toHexString();
    attempts.set(
      _id.slug,
      _id.completed
        ? { ...known, completions: count, best: { conversationId: id, score: first.score ?? 0 } }
        : { ...known, runningId: id },
    );
  }
  return attempts;
}
