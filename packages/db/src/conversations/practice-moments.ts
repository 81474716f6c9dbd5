/** The reads behind the weekly goal and the streak: when somebody practised, and nothing else. */
import type { Model } from 'mongoose';
import { toObjectId } from '../object-id';
import { SCORES_INDEX, STATUS_INDEX, type ConversationDocument } from './conversation-model';

/** More moments than a streak can need; who holds more conversations than that has a streak all the same. */
const MOMENTS_MAX = 500;

export interface PracticeMoments {
  /** When conversations were begun that were not abandoned, the latest first. */
  readonly begun: readonly Date[];
  /** When conversations were completed, the latest first. */
  readonly completed: readonly Date[];
}

/** Since that moment. Reads nothing but two indexes. */
export async function practiceMoments(
  model: Model<ConversationDocument>,
  userId: string,
  since: Date,
): Promise<PracticeMoments> {
  const owner = toObjectId(userId);
  if (owner === null) return { begun: [], completed: [] };
  const { collection } = model;
  const [begun, completed] = await Promise.all([
    collection
      .find<{ startedAt: Date }>(
        {
          userId: owner,
          status: { $in: ['in_progress', 'analysing', 'completed'] },
          startedAt: { $gte: since },
        },
        { projection: { _id: 0, startedAt: 1 }, hint: STATUS_INDEX },
      )
      .sort({ startedAt: -1 })
      .limit(MOMENTS_MAX)
      .toArray(),
    collection
      .find<{ completedAt: Date }>(
        { userId: owner, status: 'completed', completedAt: { $gte: since } },
        { projection: { _id: 0, completedAt: 1 }, hint: SCORES_INDEX },
      )
      .sort({ completedAt: -1 })
      .limit(MOMENTS_MAX)
      .toArray(),
  ]);
  return { begun: begun.map(({ startedAt }) => startedAt), completed: completed.map(({ completedAt }) => completedAt) };
}
