/** The reads that lists and figures are made of: one query each, over an index, straight through the driver. */
import type { Model } from 'mongoose';
import { beyond, encodeCursor } from '../date-cursor';
import { toObjectId } from '../object-id';
import { SCORES_INDEX, type ConversationDocument } from './conversation-model';
import type {
  ConversationPage,
  ConversationPageQuery,
  ConversationRow,
  ConversationTotalsRecord,
} from './conversation-record';

type ListedFields =
  | '_id'
  | 'status'
  | 'scenario'
  | 'startedAt'
  | 'completedAt'
  | 'messageCount'
  | 'lastMessage'
  | 'overallScore';
type ListedDocument = Pick<ConversationDocument, ListedFields>;

const ROW_PROJECTION = {
  status: 1,
  'scenario._id': 1,
  'scenario.slug': 1,
  'scenario.title': 1,
  'scenario.difficulty': 1,
  'scenario.category': 1,
  'scenario.stakeholderType': 1,
  'scenario.stakeholderPersona.name': 1,
  'scenario.stakeholderPersona.type': 1,
  'scenario.stakeholderPersona.role': 1,
  startedAt: 1,
  completedAt: 1,
  messageCount: 1,
  lastMessage: 1,
  overallScore: 1,
} as const;

const RECENT_SCORES = 10;

function toRow({ _id, scenario, ...rest }: ListedDocument): ConversationRow {
  const { stakeholderPersona: persona, ...card } = scenario;
  return { id: _id.toHexString(), scenario: card, persona, ...rest };
}

/** The person's conversations, newest first. */
export async function listConversations(
  model: Model<ConversationDocument>,
  { userId, limit, cursor, status }: ConversationPageQuery,
): Promise<ConversationPage> {
  const owner = toObjectId(userId);
  if (owner === null) return { rows: [], nextCursor: null };
  const found = await model.collection
    .find(
      {
        userId: owner,
        ...(status === undefined
          ? {}
          : { status: status === 'in_progress' ? { $in: ['in_progress', 'analysing'] } : status }),
        ...beyond(cursor, 'startedAt'),
      },
      { projection: ROW_PROJECTION },
    )
    .sort({ startedAt: -1, _id: -1 })
    .limit(limit + 1)
    .toArray();
  const documents = found as unknown as ListedDocument[];
  const rows = documents.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(toRow),
    nextCursor:
      documents.length > limit && last !== undefined ? encodeCursor({ at: last.startedAt, id: last._id }) : null,
  };
}

interface TotalsGroup {
  total: number;
  completed: number;
  inProgress: number;
  abandoned: number;
  averageScore: number | null;
  bestScore: number | null;
  recent: { score: number | null }[];
}

const countOf = (...statuses: string[]) => ({ $sum: { $cond: [{ $in: ['$status', statuses] }, 1, 0] } });

/** How many conversations of each status, and the scores. Missing scores count nowhere. */
export async function conversationTotals(
  model: Model<ConversationDocument>,
  userId: string,
): Promise<ConversationTotalsRecord> {
  const owner = toObjectId(userId);
  const groups =
    owner === null
      ? []
      : await model
          .aggregate<TotalsGroup>([
            { $match: { userId: owner } },
            { $project: { _id: 0, status: 1, overallScore: 1, completedAt: 1 } },
            {
              $group: {
                _id: null,
                total: { $sum: 1 },
                completed: countOf('completed'),
                inProgress: countOf('in_progress', 'analysing'),
                abandoned: countOf('abandoned'),
                averageScore: { $avg: '$overallScore' },
                bestScore: { $max: '$overallScore' },
                recent: {
                  $topN: { n: RECENT_SCORES, sortBy: { completedAt: -1 }, output: { score: '$overallScore' } },
                },
              },
            },
          ])
          .hint(SCORES_INDEX);
  const [group] = groups;
  if (group === undefined) {
    return {
      total: 0,
      completed: 0,
      inProgress: 0,
      abandoned: 0,
      averageScore: null,
      bestScore: null,
      recentScores: [],
    };
  }
  const { recent, ...figures } = group;
  return {
    total: figures.total,
    completed: figures.completed,
    inProgress: figures.inProgress,
    abandoned: figures.abandoned,
    averageScore: figures.averageScore,
    bestScore: figures.bestScore,
    recentScores: recent.flatMap(({ score }) => (score === null ? [] : [score])).toReversed(),
  };
}

/** The person's best overall score (0-10) on each scenario they completed, by the scenario's slug. */
export async function bestScores(
  model: Model<ConversationDocument>,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const owner = toObjectId(userId);
  if (owner === null) return new Map();
  const groups = await model
    .aggregate<{ _id: string; best: number }>([
      { $match: { userId: owner, status: 'completed' } },
      { $project: { _id: 0, 'scenario.slug': 1, overallScore: 1 } },
      { $group: { _id: '$scenario.slug', best: { $max: '$overallScore' } } },
    ])
    .hint(SCORES_INDEX);
  return new Map(groups.map(({ _id, best }) => [_id, best]));
}

/** Titles by the conversation's id: of these, or of all the person has. */
export async function conversationTitles(
  model: Model<ConversationDocument>,
  userId: string,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const owner = toObjectId(userId);
  if (owner === null) return new Map();
  const named = ids && { _id: { $in: ids.flatMap((id) => toObjectId(id) ?? []) } };
  const found = await model.collection
    .find({ userId: owner, ...named }, { projection: { 'scenario.title': 1 } })
    .toArray();
  return new Map(found.map(({ _id, scenario }) => [_id.toHexString(), scenario.title]));
}
