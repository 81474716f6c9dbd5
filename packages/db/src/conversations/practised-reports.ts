/** The reads behind the letter of the month: who finished conversations, and how they went, without their words. */
import type { Model, Types } from 'mongoose';
import type { Feedback } from '@parley/shared';
import { toObjectId } from '../object-id';
import { SCORES_INDEX, type ConversationDocument } from './conversation-model';

/** A span of time, its end not in it. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export interface PractisedReport {
  readonly completedAt: Date;
  /** 0-10 */
  readonly overallScore: number;
  readonly skills: Feedback['skills'];
}

const completedIn = ({ from, until }: Span) => ({ status: 'completed', completedAt: { $gte: from, $lt: until } });

/** Of these people, those who finished a conversation in that time. Reads nothing but an index. */
export async function whoPractised(
  model: Model<ConversationDocument>,
  userIds: readonly string[],
  span: Span,
): Promise<ReadonlySet<string>> {
  const ids = userIds.flatMap((id) => toObjectId(id) ?? []);
  const found = await model.collection
    .aggregate<{ _id: Types.ObjectId }>(
      [{ $match: { userId: { $in: ids }, ...completedIn(span) } }, { $group: { _id: '$userId' } }],
      { hint: SCORES_INDEX },
    )
    .toArray();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

/** What one person finished in that time. */
export async function practisedReports(
  model: Model<ConversationDocument>,
  userId: string,
  span: Span,
): Promise<readonly PractisedReport[]> {
  const owner = toObjectId(userId);
  if (owner === null) return [];
  const projection = {
    _id: 0,
    completedAt: 1,
    overallScore: 1,
    'feedback.skills.skill': 1,
    'feedback.skills.score': 1,
  };
  const found = await model.collection
    .find<{ completedAt: Date; overallScore: number; feedback: Pick<Feedback, 'skills'> }>(
      { userId: owner, ...completedIn(span) },
      { projection, hint: SCORES_INDEX },
    )
    .toArray();
  return found.map(({ completedAt, overallScore, feedback }) => ({
    completedAt,
    overallScore,
    skills: feedback.skills,
  }));
}
