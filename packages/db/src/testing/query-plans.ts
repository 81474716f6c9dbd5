/** How MongoDB really runs the queries of a piece of work: recorded by its profiler, then explained. */
import { mongo } from 'mongoose';
import type { TestDatabase } from './test-database';

export interface QueryPlan {
  readonly collection: string;
  readonly command: 'find' | 'aggregate' | 'count' | 'findAndModify' | 'update';
  /** Stages of the winning plan, e.g. `['LIMIT', 'FETCH', 'IXSCAN']`. `COLLSCAN` means that no index served. */
  readonly stages: readonly string[];
  /** Names of the indexes used. */
  readonly indexes: readonly string[];
  readonly docsExamined: number;
  readonly returned: number;
}

type Plain = Record<string, unknown>;

const COMMANDS = ['find', 'aggregate', 'count', 'findAndModify', 'update'] as const;
const KEPT = new Set<string>([
  ...COMMANDS,
  'filter',
  'sort',
  'projection',
  'limit',
  'skip',
  'pipeline',
  'cursor',
  'query',
  'fields',
  'new',
  'upsert',
  'hint',
]);

/** Runs `work` and answers the plan of every query it made, in order. Updates and modifications run before they are explained. */
export async function queryPlans(test: TestDatabase, work: () => Promise<unknown>): Promise<QueryPlan[]> {
  const client = await mongo.MongoClient.connect(test.uri);
  try {
    const database = client.db(test.name);
    await database.command({ profile: 2 });
    await work();
    await database.command({ profile: 0 });
    const recorded = await database
      .collection('system.profile')
      .find({ op: { $in: ['query', 'command', 'update'] } })
      .sort({ ts: 1 })
      .toArray();
    await database.collection('system.profile').drop();
    const plans: QueryPlan[] = [];
    for (const entry of recorded) {
      const plan = await explain(database, entry);
      if (plan) plans.push(plan);
    }
    return plans;
  } finally {
    await client.close();
  }
}

async function explain(database: mongo.Db, entry: Plain): Promise<QueryPlan | null> {
  const collection = String(entry['ns']).split('.').slice(1).join('.');
  const recorded = asPlain(entry['command']);
  const command = entry['op'] === 'update' ? 'update' : COMMANDS.find((name) => name in recorded);
  if (!command || collection === 'system.profile' || 'explain' in recorded) return null;
  const repeated =
    command === 'update'
      ? { update: collection, updates: [recorded] }
      : Object.fromEntries(Object.entries(recorded).filter(([key]) => KEPT.has(key)));
  const explained = asPlain(await database.command({ explain: repeated, verbosity: 'executionStats' }));
  const execution = asPlain(find(explained, 'executionStats'));
  const winning = find(explained, 'winningPlan');
  return {
    collection,
    command,
    stages: collect(winning, 'stage'),
    indexes: collect(winning, 'indexName'),
    docsExamined: Number(execution['totalDocsExamined']),
    returned: Number(execution['nReturned']),
  };
}

function asPlain(value: unknown): Plain {
  return typeof value === 'object' && value !== null ? (value as Plain) : {};
}

/** The first value under the key, at any depth. */
function find(value: unknown, key: string): unknown {
  const plain = asPlain(value);
  if (key in plain) return plain[key];
  for (const child of Object.values(plain)) {
    const found = find(child, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All texts under the key, at any depth, outermost first. */
function collect(value: unknown, key: string): string[] {
  const plain = asPlain(value);
  const own = typeof plain[key] === 'string' ? [plain[key]] : [];
  return [...own, ...Object.values(plain).flatMap((child) => collect(child, key))];
}
