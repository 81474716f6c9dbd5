/** The read behind 'what to practise next' and the skills over time: the latest reports, without their words. */
import type { Model, Types } from 'mongoose';
import type { Feedback } from '@parley/shared';
import { toObjectId } from '../object-id';
import { SCORES_INDEX, type ConversationDocument } from './conversation-model';
import type { RecentReport } from './conversation-record';

const REPORT_PROJECTION = {
  'scenario.slug': 1,
  'scenario.title': 1,
  completedAt: 1,
  overallScore: 1,
  'feedback.skills.skill': 1,
  'feedback.skills.score': 1,
} as const;

interface ReportDocument {
  _id: Types.ObjectId;
  scenario: { slug: string; title: string };
  completedAt: Date;
  overallScore: number;
  feedback: Pick<Feedback, 'skills'>;
}

/** Newest first. Practice branches have no report. */
export async function recentReports(
  model: Model<ConversationDocument>,
  userId: string,
  limit: number,
): Promise<readonly RecentReport[]> {
  const owner = toObjectId(userId);
  if (owner === null) return [];
  const found = await model.collection
    .find<ReportDocument>({ userId: owner, status: 'completed' }, { projection: REPORT_PROJECTION })
    .sort({ completedAt: -1 })
    .limit(limit)
    .hint(SCORES_INDEX)
    .toArray();
  return found.map(({ _id, scenario, completedAt, overallScore, feedback }) => ({
    conversationId: _id.toHexString(),
    slug: scenario.slug,
    title: scenario.title,
    completedAt,
    overallScore,
    skills: feedback.skills,
  }));
}
