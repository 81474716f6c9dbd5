/** Whether an installation is well, as far as its stores can tell (product §24.7). Reads, and changes nothing. */
import { connectDatabase, isDatabaseUnavailable, type Database } from '@parley/db';
import {
  checkMailServer,
  closeRedis,
  createLogger,
  createQueueProducers,
  createRedis,
  redisReady,
  type Redis,
} from '@parley/platform';
import { QUEUES } from '@parley/shared';
import type { Command } from 'commander';
import type { OperatorEnv } from './operator-env';
import { table, type Outcome } from './outcome';

interface Finding {
  readonly what: string;
  /** `warning`: works, and should be looked at. */
  readonly state: 'ok' | 'warning' | 'fault';
  readonly detail: string;
}

const PATIENCE_MS = 5_000;

export type Diagnose = (env: OperatorEnv, now: Date) => Promise<Outcome>;

export function addDoctorCommand(program: Command, act: (this: Command, diagnose: Diagnose) => Promise<void>): void {
  program
    .command('doctor')
    .description('whether stores, worker and mail are well; exit code 1 where something is not')
    .action(function diagnosed(this: Command) {
      return act.call(this, diagnose);
    });
}

const diagnose: Diagnose = async (env, now) => {
  const findings = [...(await ofMongo(env, now)), ...(await ofRedis(env)), await ofMail(env)];
  const faults = findings.filter(({ state }) => state === 'fault').length;
  return {
    data: { good: faults === 0, findings },
    lines: [
      ...table(findings.map(({ what, state, detail }) => [state.toUpperCase(), what, detail])),
      faults === 0 ? 'Nothing is broken.' : `${faults === 1 ? '1 fault' : `${faults} faults`}.`,
    ],
    good: faults === 0,
  };
};

async function ofMongo({ MONGODB_URI: uri }: OperatorEnv, now: Date): Promise<Finding[]> {
  const what = 'MongoDB';
  try {
    const database = await connectDatabase({
      uri,
      appName: 'parley-operator',
      serverSelectionTimeoutMs: PATIENCE_MS,
    });
    try {
      return await ofDatabase(database, now);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return [{ what, state: 'fault', detail: 'does not answer at MONGODB_URI' }];
  }
}

async function ofDatabase(database: Database, now: Date): Promise<Finding[]> {
  const [vitals, { pending, unknown }] = await Promise.all([database.vitals(now), database.migrationState()]);
  const { serverVersion, replicaSet, isPrimary, emails, exports, paymentEvents, lateErasures } = vitals;
  return [
    replicaSet !== null && isPrimary
      ? { what: 'MongoDB', state: 'ok', detail: `${serverVersion}, replica set ${replicaSet}` }
      : {
          what: 'MongoDB',
          state: 'fault',
          detail: `${serverVersion}, not the primary of a replica set: nothing can be written`,
        },
    pending.length > 0
      ? {
          what: 'Stored data',
          state: 'fault',
          detail: `not of this release yet: start the API (${pending.join(', ')})`,
        }
      : {
          what: 'Stored data',
          state: unknown.length > 0 ? 'warning' : 'ok',
          detail:
            unknown.length > 0 ? `of a newer release than this command (${unknown.join(', ')})` : 'of this release',
        },
    {
      what: 'Library',
      state: vitals.libraryScenarios === 0 ? 'fault' : 'ok',
      detail:
        vitals.libraryScenarios === 0
          ? 'empty: the API fills it when it starts'
          : `${vitals.libraryScenarios} scenarios`,
    },
    counted('E-mail', [
      [emails.standing, 'owed and not taken up for ten minutes'],
      [emails.failed, 'given up within two weeks: docs/operations.md, "Jobs by hand"'],
    ]),
    counted('Exports', [[exports.standing, 'not taken up for ten minutes']]),
    counted('Payment events', [
      [paymentEvents.standing, 'not taken up for ten minutes'],
      [paymentEvents.failed, 'failed within two weeks'],
    ]),
    counted('Erasing', [[lateErasures, 'late by more than a day']]),
  ];
}

/** Work that stands still: a warning with each count that is not zero. */
function counted(what: string, counts: readonly (readonly [count: number, of: string])[]): Finding {
  const found = counts.filter(([count]) => count > 0).map(([count, of]) => `${count} ${of}`);
  return found.length === 0
    ? { what, state: 'ok', detail: 'nothing is stuck' }
    : { what, state: 'warning', detail: found.join('; ') };
}

async function ofRedis({ REDIS_URL: url, REDIS_PREFIX: redisPrefix }: OperatorEnv): Promise<Finding[]> {
  // Whatever fails here becomes a finding: a log line beside it would say it twice.
  const logger = createLogger({ service: 'operator', level: 'silent' });
  const redis = createRedis({ url, use: 'commands', logger });
  const queues = createQueueProducers({ redis, redisPrefix, logger });
  try {
    await redisReady(redis, PATIENCE_MS);
    const counts = await Promise.all(Object.values(QUEUES).map((queue) => queues.readers(queue)));
    const unread = Object.values(QUEUES).filter((_, index) => counts[index] === 0);
    return [
      await ofRedisServer(redis),
      unread.length === 0
        ? { what: 'Worker', state: 'ok', detail: `${Math.min(...counts)} at work` }
        : { what: 'Worker', state: 'fault', detail: `nobody reads the queues ${unread.join(', ')}: start one` },
    ];
  } catch (error) {
    return [{ what: 'Redis', state: 'fault', detail: `does not answer at REDIS_URL (${messageOf(error)})` }];
  } finally {
    await queues.close();
    await closeRedis(redis);
  }
}

async function ofRedisServer(redis: Redis): Promise<Finding> {
  const info = await redis.info();
  const field = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? 'unknown';
  const version = field('redis_version');
  const policy = field('maxmemory_policy');
  if (policy !== 'noeviction')
    return { what: 'Redis', state: 'fault', detail: `${version}, maxmemory-policy ${policy}: has to be noeviction` };
  return field('aof_enabled') === '1'
    ? { what: 'Redis', state: 'ok', detail: `${version}, append-only` }
    : { what: 'Redis', state: 'warning', detail: `${version}, not append-only: a restart loses queues and counters` };
}

async function ofMail({ SMTP_URL: smtpUrl }: OperatorEnv): Promise<Finding> {
  const what = 'Mail server';
  if (smtpUrl === undefined)
    return { what, state: 'warning', detail: 'SMTP_URL is not set here: without it letters are written to the outbox' };
  try {
    await checkMailServer(smtpUrl);
    return { what, state: 'ok', detail: 'answers and takes our sign-in' };
  } catch (error) {
    return { what, state: 'fault', detail: messageOf(error) };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
