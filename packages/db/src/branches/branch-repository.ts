/**
 * Practice branches of conversations: begun in place of an own message, spoken in like a conversation, never scored. They
 * lie in a collection of their own, so that no list, figure or limit of conversations can count one by oversight.
 */
import { Types, type Connection } from 'mongoose';
import type { Session } from '../connection';
import { branchModel, type ConversationDocument, type StoredBranchOf } from '../conversations/conversation-model';
import {
  cutForList,
  lastMessageOf,
  toBranchOrigin,
  toConversationRecord,
  type BranchOrigin,
  type ConversationRecord,
  type ConversationWithContent,
} from '../conversations/conversation-record';
import { dialogueStore, WITHOUT_CONTENT, type DialogueRepository } from '../conversations/dialogue-store';
import { duplicateKeyOf } from '../errors';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';

export interface NewBranch {
  readonly id: string;
  /** Copied up to the message before `messageNumber`; never changed. */
  readonly original: ConversationWithContent;
  readonly messageNumber: number;
  /** How many branches a conversation may have. */
  readonly limit: number;
  readonly now: Date;
}

export interface BranchRow extends BranchOrigin {
  readonly id: string;
  readonly status: ConversationDocument['status'];
  readonly startedAt: Date;
  readonly messageCount: number;
  /** The line that was tried, cut for lists; null before anything was said. */
  readonly line: string | null;
}

export interface BranchRepository extends DialogueRepository {
  /**
   * Begins a branch in a free slot, or gives the one that was begun at this message and not spoken in yet. However many
   * ask at once, there are never more than `limit`.
   * @returns null when every slot is taken
   */
  begin(input: NewBranch): Promise<ConversationRecord | null>;
  /** The branches of a conversation, in the order of their slots. */
  list(conversationId: string): Promise<readonly BranchRow[]>;
  /** The same, whole; read as they are asked for. */
  ofConversation(conversationId: string): AsyncIterable<ConversationRecord>;
  /** in_progress -> abandoned: nothing more is said in it. False when it was closed before. */
  close(id: string, session: Session): Promise<boolean>;
}

type ListedDocument = Pick<ConversationDocument, '_id' | 'status' | 'startedAt' | 'messageCount'> & {
  branchOf: StoredBranchOf;
  line?: string;
};

export function createBranchRepository(connection: Connection): BranchRepository {
  const model = branchModel(connection);
  const store = dialogueStore(model);

  const list = async (conversationId: string): Promise<readonly BranchRow[]> => {
    const id = toObjectId(conversationId);
    if (id === null) return [];
    const found = await model.aggregate<ListedDocument>([
      { $match: { 'branchOf.conversationId': id } },
      { $sort: { 'branchOf.slot': 1 } },
      {
        $project: {
          status: 1,
          startedAt: 1,
          messageCount: 1,
          branchOf: 1,
          line: { $arrayElemAt: ['$messages.content', { $subtract: ['$branchOf.messageNumber', 1] }] },
        },
      },
    ]);
    return found.map(({ _id, status, startedAt, messageCount, branchOf, line }) => ({
      id: _id.toHexString(),
      status,
      startedAt,
      messageCount,
      line: line === undefined ? null : cutForList(line),
      ...toBranchOrigin(branchOf),
    }));
  };

  /** Null when another was faster in this slot. */
  const insert = async (document: ConversationDocument): Promise<ConversationRecord | null> => {
    try {
      await model.create([document]);
      return toConversationRecord(document);
    } catch (error) {
      if (duplicateKeyOf(error) === null) throw error;
      return null;
    }
  };

  return {
    ...store,
    list,
    ofConversation: (conversationId) =>
      oneByOne(
        model.collection
          .find({ 'branchOf.conversationId': new Types.ObjectId(conversationId) }, { projection: WITHOUT_CONTENT })
          .sort({ 'branchOf.slot': 1 }),
        toConversationRecord,
      ),

    async begin(input) {
      const { original, messageNumber, limit } = input;
      // Each round that loses its slot finds one more taken.
      for (let round = 0; round <= limit; round += 1) {
        const branches = await list(original.id);
        const unused = branches.find(
          (branch) => branch.messageNumber === messageNumber && branch.line === null && branch.status === 'in_progress',
        );
        if (unused !== undefined) return store.findOwned(unused.id, original.userId);
        const slots = Array.from({ length: limit }, (_, at) => at + 1);
        const slot = slots.find((candidate) => !branches.some((branch) => branch.slot === candidate));
        if (slot === undefined) return null;
        const begun = await insert(branchDocument(input, slot));
        if (begun !== null) return begun;
      }
      return null;
    },

    async close(id, session) {
      const { modifiedCount } = await model.updateOne(
        { _id: new Types.ObjectId(id), status: 'in_progress' },
        { $set: { status: 'abandoned' } },
        { session },
      );
      return modifiedCount === 1;
    },
  };
}

function branchDocument({ id, original, messageNumber, now }: NewBranch, slot: number): ConversationDocument {
  // Clients name messages within one conversation.
  const messages = original.messages
    .slice(0, messageNumber - 1)
    .map((message) => ({ ...message, clientMessageId: null }));
  const last = messages.at(-1);
  return {
    _id: new Types.ObjectId(id),
    userId: new Types.ObjectId(original.userId),
    branchOf: { conversationId: new Types.ObjectId(original.id), messageNumber, slot },
    status: 'in_progress',
    stakeholderLeft: false,
    scenario: original.scenario,
    content: original.content,
    messages,
    messageCount: messages.length,
    lastMessage: last === undefined ? null : lastMessageOf(last),
    feedback: null,
    overallScore: null,
    analysis: null,
    creditReturned: false,
    startedAt: now,
    completedAt: null,
  };
}
