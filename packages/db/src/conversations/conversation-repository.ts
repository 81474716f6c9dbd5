/** Conversations: begun, continued, scored, left. Every change is one conditional update that either fits the state or does nothing. */
import { Types, type Connection } from 'mongoose';
import type { Feedback } from '@parley/shared';
import type { Session } from '../connection';
import { oneByOne } from '../one-by-one';
import { bestScores, conversationTitles, conversationTotals, listConversations } from './conversation-lists';
import { practisedReports, whoPractised, type PractisedReport, type Span } from './practised-reports';
import { previousAttempt } from './previous-attempt';
import { bestReport, type BestReport } from './best-report';
import { practiceMoments, type PracticeMoments } from './practice-moments';
import { recentReports } from './recent-reports';
import { scenarioAttempts } from './scenario-attempts';
import {
  conversationModel,
  type AnalysisLease,
  type ConversationDocument,
  type StoredMessage,
} from './conversation-model';
import {
  lastMessageOf,
  toConversationRecord,
  type AttemptRecord,
  type ConversationPage,
  type ConversationPageQuery,
  type ConversationRecord,
  type ConversationTotalsRecord,
  type NewConversation,
  type RecentReport,
  type ScenarioAttempts,
} from './conversation-record';
import { dialogueStore, WITHOUT_CONTENT, type DialogueRepository } from './dialogue-store';

/** Names the one scoring that may write: its owner, in its attempt. */
export interface AnalysisClaim {
  readonly conversationId: string;
  readonly owner: string;
  readonly attempt: number;
}

/** Real conversations alone. Practice branches lie apart: see `branches`, and `dialogues` for what both have in common. */
export interface ConversationRepository extends DialogueRepository {
  /** The person's latest in progress on this scenario in which nothing of their own was said yet; null when there is none. */
  findUnspoken(userId: string, scenarioSlug: string, session: Session): Promise<ConversationRecord | null>;
  /** Stores a new conversation with its opening line. Part of the transaction that charges the credit. */
  create(input: NewConversation, session: Session): Promise<ConversationRecord>;
  list(query: ConversationPageQuery): Promise<ConversationPage>;
  /** All of the person's, whole, the one begun first first; read as they are asked for. */
  ofPerson(userId: string): AsyncIterable<ConversationRecord>;
  totals(userId: string): Promise<ConversationTotalsRecord>;
  /** What conversations are called, by id: these, or all that the person has. Those of others are not in it. */
  titles(userId: string, ids?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Best overall score (0-10) on each scenario the person completed, by the scenario's slug. */
  bestScores(userId: string): Promise<ReadonlyMap<string, number>>;
  /** The person's last completed conversation on the same scenario before this one; null for a first attempt, and unless this one is completed. */
  previousAttempt(conversation: ConversationRecord): Promise<AttemptRecord | null>;
  /** The person's last completed conversations, newest first. */
  recentReports(userId: string, limit: number): Promise<readonly RecentReport[]>;
  /** When the person began and completed conversations since that moment. */
  practiceMoments(userId: string, since: Date): Promise<PracticeMoments>;
  /** The person's best report so far, of equals the latest; null before the first. */
  bestReport(userId: string): Promise<BestReport | null>;
  /** Of these people, those who finished a conversation in that time. */
  whoPractised(userIds: readonly string[], span: Span): Promise<ReadonlySet<string>>;
  /** What the person finished in that time, in no particular order. */
  practisedReports(userId: string, span: Span): Promise<readonly PractisedReport[]>;
  /** What the person has made of each of these scenarios, by slug; those that were never begun, or only abandoned, are not in it. */
  scenarioAttempts(
    userId: string,
    slugs: readonly string[],
    session?: Session,
  ): Promise<ReadonlyMap<string, ScenarioAttempts>>;
  /** in_progress -> analysing, once at least one own message was sent; null when the state does not allow it. */
  beginAnalysis(
    id: string,
    lease: { owner: string; leaseUntil: Date },
    session: Session,
  ): Promise<AnalysisClaim | null>;
  /** Takes over an analysis whose lease has run out. */
  claimAnalysis(id: string, lease: { owner: string; leaseUntil: Date; now: Date }): Promise<AnalysisClaim | null>;
  /** False when the claim is no longer ours. */
  renewAnalysis(claim: AnalysisClaim, leaseUntil: Date): Promise<boolean>;
  /** analysing -> completed. False when the claim is no longer ours. */
  completeAnalysis(claim: AnalysisClaim, feedback: Feedback, now: Date, session: Session): Promise<boolean>;
  /** analysing -> in_progress: nothing is lost. False when the claim is no longer ours. */
  failAnalysis(claim: AnalysisClaim): Promise<boolean>;
  /** Ids of analyses whose process is gone. */
  findExpiredAnalyses(now: Date, limit: number): Promise<readonly string[]>;
  /** in_progress -> abandoned; says whether an own message was sent before. Null when the state does not allow it. */
  abandon(id: string, session: Session): Promise<{ hadOwnMessage: boolean } | null>;
  /** Notes that the credit of an abandoned conversation came back. */
  markCreditReturned(id: string, session: Session): Promise<void>;
}

export function createConversationRepository(connection: Connection): ConversationRepository {
  const model = conversationModel(connection);
  const ours = ({ conversationId, owner, attempt }: AnalysisClaim) => ({
    _id: new Types.ObjectId(conversationId),
    status: 'analysing' as const,
    'analysis.owner': owner,
    'analysis.attempt': attempt,
  });

  return {
    async create({ id, userId, scenario, content, opening, now }, session) {
      const message: StoredMessage = {
        number: 1,
        role: 'stakeholder',
        content: opening,
        timestamp: now,
        notice: null,
        clientMessageId: null,
      };
      const document: ConversationDocument = {
        _id: new Types.ObjectId(id),
        userId: new Types.ObjectId(userId),
        status: 'in_progress',
        stakeholderLeft: false,
        scenario,
        content,
        messages: [message],
        messageCount: 1,
        lastMessage: lastMessageOf(message),
        feedback: null,
        overallScore: null,
        analysis: null,
        creditReturned: false,
        startedAt: now,
        completedAt: null,
      };
      await model.create([document], { session });
      return toConversationRecord(document);
    },

    ...dialogueStore(model),

    async findUnspoken(userId, scenarioSlug, session) {
      const document = await model
        .findOne(
          {
            userId: new Types.ObjectId(userId),
            'scenario.slug': scenarioSlug,
            status: 'in_progress',
            messageCount: 1,
          },
          WITHOUT_CONTENT,
          { session },
        )
        .sort({ _id: -1 })
        .lean<Omit<ConversationDocument, 'content'>>();
      return document === null ? null : toConversationRecord(document);
    },

    list: (query) => listConversations(model, query),
    ofPerson: (userId) =>
      oneByOne(
        model.collection
          .find({ userId: new Types.ObjectId(userId) }, { projection: WITHOUT_CONTENT })
          .sort({ startedAt: 1, _id: 1 }),
        toConversationRecord,
      ),
    totals: (userId) => conversationTotals(model, userId),
    titles: (userId, ids) => conversationTitles(model, userId, ids),
    bestScores: (userId) => bestScores(model, userId),
    recentReports: (userId, limit) => recentReports(model, userId, limit),
    practiceMoments: (userId, since) => practiceMoments(model, userId, since),
    bestReport: (userId) => bestReport(model, userId),
    whoPractised: (userIds, span) => whoPractised(model, userIds, span),
    practisedReports: (userId, span) => practisedReports(model, userId, span),
    scenarioAttempts: (userId, slugs, session) => scenarioAttempts(model, { userId, slugs, session }),
    previousAttempt: (conversation) => previousAttempt(model, conversation),

    async beginAnalysis(id, { owner, leaseUntil }, session) {
      const document = await model
        .findOneAndUpdate(
          { _id: new Types.ObjectId(id), status: 'in_progress', messageCount: { $gt: 1 } },
          [
            {
              $set: {
                status: 'analysing',
                analysis: { owner, leaseUntil, attempt: { $add: [{ $ifNull: ['$analysis.attempt', 0] }, 1] } },
              },
            },
          ],
          { session, returnDocument: 'after', projection: { analysis: 1 }, updatePipeline: true },
        )
        .lean<{ analysis: AnalysisLease }>();
      return document === null ? null : { conversationId: id, owner, attempt: document.analysis.attempt };
    },

    async claimAnalysis(id, { owner, leaseUntil, now }) {
      const document = await model
        .findOneAndUpdate(
          { _id: new Types.ObjectId(id), status: 'analysing', 'analysis.leaseUntil': { $lt: now } },
          { $set: { 'analysis.owner': owner, 'analysis.leaseUntil': leaseUntil }, $inc: { 'analysis.attempt': 1 } },
          { returnDocument: 'after', projection: { analysis: 1 } },
        )
        .lean<{ analysis: AnalysisLease }>();
      return document === null ? null : { conversationId: id, owner, attempt: document.analysis.attempt };
    },

    async renewAnalysis(claim, leaseUntil) {
      const { matchedCount } = await model.updateOne(ours(claim), { $set: { 'analysis.leaseUntil': leaseUntil } });
      return matchedCount === 1;
    },

    async completeAnalysis(claim, feedback, now, session) {
      const { matchedCount } = await model.updateOne(
        ours(claim),
        { $set: { status: 'completed', feedback, overallScore: feedback.overallScore, completedAt: now } },
        { session },
      );
      return matchedCount === 1;
    },

    async failAnalysis(claim) {
      const { matchedCount } = await model.updateOne(ours(claim), { $set: { status: 'in_progress' } });
      return matchedCount === 1;
    },

    async findExpiredAnalyses(now, limit) {
      const found = await model
        .find({ status: 'analysing', 'analysis.leaseUntil': { $lt: now } }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: Types.ObjectId }[]>();
      return found.map(({ _id }) => _id.toHexString());
    },

    async abandon(id, session) {
      const document = await model
        .findOneAndUpdate(
          { _id: new Types.ObjectId(id), status: 'in_progress' },
          { $set: { status: 'abandoned' } },
          { session, projection: { messageCount: 1 } },
        )
        .lean<{ messageCount: number }>();
      return document === null ? null : { hadOwnMessage: document.messageCount > 1 };
    },

    async markCreditReturned(id, session) {
      await model.updateOne({ _id: new Types.ObjectId(id) }, { $set: { creditReturned: true } }, { session });
    },
  };
}
