/** How a conversation lies in MongoDB: everything it needs to be read, continued and explained years later. */
import { Schema, type Connection, type Model, type SchemaDefinition, type Types } from 'mongoose';
import type { MessageRole, Scenario, ScenarioContent, StoredFeedback } from '@parley/shared';
import type { StoredUsage } from './conversation-usage';

export interface StoredMessage {
  /** 1-based position. */
  number: number;
  role: MessageRole;
  content: string;
  timestamp: Date;
  notice: string | null;
  /** The client's own name for it; null for the stakeholder's. */
  clientMessageId: string | null;
}

/** `analysing` is between `in_progress` and `completed`; the wire calls it in_progress (product §9.2). */
export type StoredStatus = 'in_progress' | 'analysing' | 'completed' | 'abandoned';

/** Which process scores the conversation, and until when its word counts. */
export interface AnalysisLease {
  owner: string;
  /** Counts up with every begin or take-over: an earlier owner can no longer write. */
  attempt: number;
  leaseUntil: Date;
}

/** Where a practice branch left its conversation. */
export interface StoredBranchOf {
  conversationId: Types.ObjectId;
  /** The own message in whose place another line is tried. */
  messageNumber: number;
  /** 1-based; unique within the conversation, which bounds how many there are. */
  slot: number;
}

export interface ConversationDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** On practice branches alone, which lie in a collection of their own and so are in no list and no figure. */
  branchOf?: StoredBranchOf;
  status: StoredStatus;
  stakeholderLeft: boolean;
  /** The public card, as it was when the conversation began. */
  scenario: Scenario;
  /** The whole scenario, the stakeholder's hidden side included. Never leaves the server. */
  content: ScenarioContent;
  messages: StoredMessage[];
  /** Kept beside `messages`, so that lists never read them. */
  messageCount: number;
  lastMessage: Pick<StoredMessage, 'number' | 'role' | 'content' | 'timestamp'> | null;
  /** As it was stored, maybe by an older version. */
  feedback: StoredFeedback | null;
  overallScore: number | null;
  analysis: AnalysisLease | null;
  creditReturned: boolean;
  /** What an AI provider used; not there while none was asked. For the operator alone. */
  usage?: StoredUsage;
  /** Tips given in it, the latest last; not there before the first. */
  tips?: string[];
  startedAt: Date;
  completedAt: Date | null;
}

const messageSchema = new Schema<StoredMessage>(
  {
    number: { type: Number, required: true },
    role: { type: String, required: true, enum: ['student', 'stakeholder'] },
    content: { type: String, required: true },
    timestamp: { type: Date, required: true },
    notice: { type: String, default: null },
    clientMessageId: { type: String, default: null },
  },
  { _id: false },
);

const CONVERSATION_FIELDS: SchemaDefinition<ConversationDocument> = {
  userId: { type: Schema.Types.ObjectId, required: true },
  status: { type: String, required: true, enum: ['in_progress', 'analysing', 'completed', 'abandoned'] },
  stakeholderLeft: { type: Boolean, required: true, default: false },
  scenario: { type: Schema.Types.Mixed, required: true },
  content: { type: Schema.Types.Mixed, required: true },
  messages: { type: [messageSchema], required: true },
  messageCount: { type: Number, required: true },
  lastMessage: { type: Schema.Types.Mixed, default: null },
  feedback: { type: Schema.Types.Mixed, default: null },
  overallScore: { type: Number, default: null },
  analysis: { type: Schema.Types.Mixed, default: null },
  creditReturned: { type: Boolean, required: true, default: false },
  usage: { type: Schema.Types.Mixed },
  tips: { type: [String], default: undefined },
  startedAt: { type: Date, required: true },
  completedAt: { type: Date, default: null },
};
const OPTIONS = { versionKey: false, minimize: false } as const;

const conversationSchema = new Schema<ConversationDocument>(CONVERSATION_FIELDS, {
  ...OPTIONS,
  collection: 'conversations',
});

// The history, newest first, whole or of one status.
conversationSchema.index({ userId: 1, startedAt: -1, _id: -1 });
export const STATUS_INDEX = { userId: 1, status: 1, startedAt: -1, _id: -1 } as const;
conversationSchema.index(STATUS_INDEX);
// Totals and best scores read nothing but this index.
export const SCORES_INDEX = { userId: 1, status: 1, completedAt: 1, overallScore: 1, 'scenario.slug': 1 } as const;
conversationSchema.index(SCORES_INDEX);
// The attempt before this one on the same scenario.
conversationSchema.index({ userId: 1, 'scenario.slug': 1, status: 1, completedAt: -1 });
// How often each of some scenarios was held, and how well, reads nothing but this index.
export const ATTEMPTS_INDEX = {
  userId: 1,
  'scenario.slug': 1,
  status: 1,
  overallScore: 1,
  startedAt: 1,
  _id: 1,
} as const;
conversationSchema.index(ATTEMPTS_INDEX);
// The sweep for analyses whose process is gone.
conversationSchema.index({ 'analysis.leaseUntil': 1 }, { partialFilterExpression: { status: 'analysing' } });

export function conversationModel(connection: Connection): Model<ConversationDocument> {
  return connection.model<ConversationDocument>('Conversation', conversationSchema);
}

const branchSchema = new Schema<ConversationDocument>(
  {
    ...CONVERSATION_FIELDS,
    branchOf: {
      conversationId: { type: Schema.Types.ObjectId, required: true },
      messageNumber: { type: Number, required: true },
      slot: { type: Number, required: true },
    },
  },
  { ...OPTIONS, collection: 'branches' },
);
// One branch per slot, whatever races; also the list of a conversation's branches.
branchSchema.index({ 'branchOf.conversationId': 1, 'branchOf.slot': 1 }, { unique: true });

/** Practice branches: conversations in shape, apart in every query. */
export function branchModel(connection: Connection): Model<ConversationDocument> {
  return connection.model<ConversationDocument>('Branch', branchSchema);
}
