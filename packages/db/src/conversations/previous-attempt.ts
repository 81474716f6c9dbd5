/** The read behind 'compared with your last attempt': one query over an index, without messages. */
import type { Model } from 'mongoose';
import type { Feedback } from '@parley/shared';
import { toObjectId } from '../object-id';
import type { ConversationDocument } from './conversation-model';
import type { AttemptRecord, ConversationRecord } from './conversation-record';

const ATTEMPT_PROJECTION = {
  completedAt: 1,
  'feedback.overallScore': 1,
  'feedback.rubricVersion': 1,
  'feedback.skills.skill': 1,
  'feedback.skills.score': 1,
  'feedback.indicators.id': 1,
  'feedback.indicators.verdict': 1,
} as const;

interface AttemptDocument extends Pick<ConversationDocument, '_id'> {
  completedAt: Date;
  feedback: Pick<Feedback, 'overallScore' | 'rubricVersion' | 'skills' | 'indicators'>;
}

/** The last completed conversation of the same person on the same scenario that was completed before this one. Practice branches are no attempts. */
export async function previousAttempt(
  model: Model<ConversationDocument>,
  { userId, status, scenario, completedAt }: ConversationRecord,
): Promise<AttemptRecord | null> {
  const owner = toObjectId(userId);
  if (owner === null || status !== 'completed' || completedAt === null) return null;
  const [found] = await model.collection
    .find(
      {
        userId: owner,
        'scenario.slug': scenario.slug,
        status: 'completed',
        completedAt: { $lt: completedAt },
        feedback: { $ne: null },
      },
      { projection: ATTEMPT_PROJECTION },
    )
    .sort({ completedAt: -1 })
    .limit(1)
    .toArray();
  if (found === undefined) return null;
  const attempt = found as unknown as AttemptDocument;
  const { overallScore, rubricVersion, skills, indicators } = attempt.feedback;
  return {
    id: attempt._id.toHexString(),
    completedAt: attempt.completedAt,
    overallScore,
    rubricVersion,
    skills,
    indicators,
  };
}
