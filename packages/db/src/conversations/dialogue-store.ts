/** What conversations and practice branches have in common: they are read, and something is said in them. */
import type { ProviderUsage } from '@parley/shared';
import { Types, type Model } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import type { ConversationDocument, StoredMessage } from './conversation-model';
import { toConversationUsage, usageIncrements, type ConversationUsage, type StoredUsage } from './conversation-usage';
import {
  lastMessageOf,
  toConversationRecord,
  type ConversationRecord,
  type ConversationWithContent,
} from './conversation-record';

/** A message to append behind `after` others. */
export interface Appended {
  readonly conversationId: string;
  /** How many messages the conversation must have for this one to fit. */
  readonly after: number;
  readonly message: Omit<StoredMessage, 'number'>;
  /** The stakeholder has ended the talk with it. */
  readonly leaves?: boolean;
}

export interface DialogueRepository {
  /** The person's own; null when there is none of this id, or it is someone else's. */
  findOwned(id: string, userId: string, session?: Session): Promise<ConversationRecord | null>;
  /** Whole, hidden side included, for the coach. */
  findWithContent(id: string): Promise<ConversationWithContent | null>;
  /** Appends a message to one in progress; the stored message, or null when it moved on meanwhile. */
  append(input: Appended, session: Session): Promise<StoredMessage | null>;
  /** Notes a tip that was given, so that it is not given again; the latest two dozen are kept. False when there is none of this id. */
  recordTip(id: string, tip: string): Promise<boolean>;
  /** Adds what a provider used, in whatever state the conversation is. False when there is none of this id. */
  recordUsage(id: string, entries: readonly ProviderUsage[]): Promise<boolean>;
  /** What was used so far, for the operator; null before any request to a provider. */
  usageOf(id: string): Promise<ConversationUsage | null>;
}

/** What readers of a conversation need not know. */
export const WITHOUT_CONTENT = { content: 0, usage: 0, tips: 0 } as const;

const TIPS_KEPT = 24;

/** Over one collection. */
export function dialogueStore(model: Model<ConversationDocument>): DialogueRepository {
  return {
    async findOwned(id, userId, session) {
      const _id = toObjectId(id);
      const owner = toObjectId(userId);
      if (_id === null || owner === null) return null;
      const document = await model
        .findOne({ _id, userId: owner }, WITHOUT_CONTENT, { ...(session && { session }) })
        .lean<Omit<ConversationDocument, 'content'>>();
      return document === null ? null : toConversationRecord(document);
    },

    async findWithContent(id) {
      const _id = toObjectId(id);
      const document = _id === null ? null : await model.findOne({ _id }).lean<ConversationDocument>();
      return document === null
        ? null
        : {
            ...toConversationRecord(document),
            content: document.content,
            tips: document.tips ?? [],
          };
    },

    async append({ conversationId, after, message, leaves = false }, session) {
      const stored: StoredMessage = { number: after + 1, ...message };
      const { modifiedCount } = await model.updateOne(
        { _id: new Types.ObjectId(conversationId), status: 'in_progress', messageCount: after },
        {
          $push: { messages: stored },
          $set: {
            messageCount: stored.number,
            lastMessage: lastMessageOf(stored),
            ...(leaves && { stakeholderLeft: true }),
          },
        },
        { session },
      );
      return modifiedCount === 1 ? stored : null;
    },

    async recordTip(id, tip) {
      const { matchedCount } = await model.updateOne(
        { _id: new Types.ObjectId(id) },
        { $push: { tips: { $each: [tip], $slice: -TIPS_KEPT } } },
      );
      return matchedCount === 1;
    },

    async recordUsage(id, entries) {
      const { matchedCount } = await model.updateOne(
        { _id: new Types.ObjectId(id) },
        { $inc: usageIncrements(entries) },
      );
      return matchedCount === 1;
    },

    async usageOf(id) {
      const _id = toObjectId(id);
      const document = _id === null ? null : await model.findOne({ _id }, { usage: 1 }).lean<{ usage?: StoredUsage }>();
      return document?.usage === undefined ? null : toConversationUsage(document.usage);
    },
  };
}

/** Over several, which share no id: the first that knows the id answers. */
export function joinedDialogues(stores: readonly DialogueRepository[]): DialogueRepository {
  const first = async <T>(ask: (store: DialogueRepository) => Promise<T | null>): Promise<T | null> => {
    for (const store of stores) {
      const answer = await ask(store);
      if (answer !== null) return answer;
    }
    return null;
  };
  return {
    findOwned: (id, userId, session) => first((store) => store.findOwned(id, userId, session)),
    findWithContent: (id) => first((store) => store.findWithContent(id)),
    append: (input, session) => first((store) => store.append(input, session)),
    recordTip: async (id, tip) => (await first(async (store) => (await store.recordTip(id, tip)) || null)) ?? false,
    recordUsage: async (id, entries) =>
      (await first(async (store) => (await store.recordUsage(id, entries)) || null)) ?? false,
    usageOf: (id) => first((store) => store.usageOf(id)),
  };
}
