/** The read behind 'words worth repeating': the report with the highest score, and what of it was met. */
import type { Model, Types } from 'mongoose';
import type { Feedback, IndicatorResult, MessageRole } from '@parley/shared';
import { toObjectId } from '../object-id';
import { ATTEMPTS_INDEX, type ConversationDocument } from './conversation-model';

export interface BestReport {
  readonly conversationId: string;
  /** The scenario's. */
  readonly title: string;
  /** The stakeholder's name. */
  readonly stakeholder: string;
  readonly indicators: readonly Pick<IndicatorResult, 'verdict' | 'label' | 'evidence' | 'points'>[];
  /** Who wrote which message, not what. */
  readonly messages: readonly { readonly number: number; readonly role: MessageRole }[];
}

const PROJECTION = {
  'scenario.title': 1,
  'scenario.stakeholderPersona.name': 1,
  'feedback.indicators.verdict': 1,
  'feedback.indicators.label': 1,
  'feedback.indicators.evidence': 1,
  'feedback.indicators.points': 1,
  'messages.number': 1,
  'messages.role': 1,
} as const;

interface BestDocument {
  scenario: { title: string; stakeholderPersona: { name: string } };
  feedback: Pick<Feedback, 'indicators'>;
  messages: BestReport['messages'];
}

/**
 * The person's completed conversation with the highest score, of equals the one begun last; null before the first. It is
 * found in an index; of its messages no word is read.
 */
export async function bestReport(model: Model<ConversationDocument>, userId: string): Promise<BestReport | null> {
  const owner = toObjectId(userId);
  if (owner === null) return null;
  const { collection } = model;
  const [best] = await collection
    .aggregate<{ _id: Types.ObjectId }>(
      [
        { $match: { userId: owner, status: 'completed' } },
        { $project: { overallScore: 1, startedAt: 1 } },
        { $sort: { overallScore: -1, startedAt: -1, _id: -1 } },
        { $limit: 1 },
      ],
      { hint: ATTEMPTS_INDEX },
    )
    .toArray();
  const found = best && (await collection.findOne<BestDocument>({ _id: best._id }, { projection: PROJECTION }));
  if (!found) return null;
  const { scenario, feedback, messages } = found;
  return {
    conversationId: best._id.toHexString(),
    title: scenario.title,
    stakeholder: scenario.stakeholderPersona.name,
    indicators: feedback.indicators,
    messages,
  };
}
