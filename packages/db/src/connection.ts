/** The one door to MongoDB: connecting, transactions, health and what counts as 'the database is away'. */
import { setTimeout as pause } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import { createConnection, mongo, type Connection } from 'mongoose';
import { AppError } from '@parley/shared';
import { duplicateKeyOf, isDatabaseUnavailable } from './errors';

/** A running transaction; hand it on to every repository call that belongs to it. */
export type Session = mongo.ClientSession;

export interface ConnectOptions {
  /** A replica set (transactions need one), e.g. `mongodb://127.0.0.1:27017/parley?replicaSet=rs0`. */
  readonly uri: string;
  /** Overrides the database named in the URI. */
  readonly databaseName?: string;
  /** How long an operation waits for a usable server, in ms: what makes requests fail fast while MongoDB is away. */
  readonly serverSelectionTimeoutMs?: number;
  readonly maxPoolSize?: number;
  /** Name shown in MongoDB's own logs. */
  readonly appName?: string;
}

const SERVER_SELECTION_TIMEOUT_MS = 1_500;
/** How often the server is asked for a sign of life; with the connect time-out it bounds how long a dead wire goes unnoticed. */
const HEARTBEAT_MS = 500;
/** A transaction that still conflicts after this long gives up; 30 rivals for one credit need a small part of it. */
const TRANSACTION_DEADLINE_MS = 10_000;

/**
 * Opens the connection. Commands are never buffered and indexes are only built by `ensureIndexes`.
 * @throws the driver's error when no server answers in time; try again later.
 */
export async function openConnection(options: ConnectOptions): Promise<Connection> {
  const connection = createConnection(options.uri, {
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: options.serverSelectionTimeoutMs ?? SERVER_SELECTION_TIMEOUT_MS,
    connectTimeoutMS: options.serverSelectionTimeoutMs ?? SERVER_SELECTION_TIMEOUT_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    maxPoolSize: options.maxPoolSize ?? 50,
    appName: options.appName ?? 'parley',
    ...(options.databaseName === undefined ? {} : { dbName: options.databaseName }),
  });
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.close(true);
    throw error;
  }
}

/** The database behind an open connection, as the driver knows it. @throws Error when the connection is not open */
export function driverOf(connection: Connection): mongo.Db {
  if (connection.db === undefined) throw new Error('The connection is not open');
  return connection.db;
}

/** Builds what every registered model declares; safe to repeat and to run from several processes at once. */
export async function ensureIndexes(connection: Connection): Promise<void> {
  await Promise.all(
    connection.modelNames().map(async (name) => {
      const model = connection.model(name);
      await model.createCollection();
      await model.createIndexes();
    }),
  );
}

/**
 * Runs `work` in one transaction and commits it. Conflicts with other writers start it over, so `work` may run several
 * times and must touch nothing but the database. An error thrown by `work` aborts everything it wrote and is passed on.
 *
 * Not the driver's `withTransaction`: that goes on for two minutes, and goes on as well while no server can be reached,
 * where a request has to fail at once.
 * @throws AppError upstream_unavailable when it is still in conflict after 10 s
 */
export async function inTransaction<T>(connection: Connection, work: (session: Session) => Promise<T>): Promise<T> {
  const deadline = performance.now() + TRANSACTION_DEADLINE_MS;
  const session = connection.getClient().startSession();
  let reachable = true;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
        const result = await work(session);
        await commit(session, deadline);
        return result;
      } catch (error) {
        reachable = !isDatabaseUnavailable(error);
        if (reachable && session.inTransaction()) await abandon(session, error);
        if (!isConflict(error)) throw error;
        if (performance.now() > deadline) throw blocked(error);
        await pause(randomInt(1, 4 * Math.min(attempt, 8)));
      }
    }
  } finally {
    if (reachable) await session.endSession();
    // A server that can't be reached aborts by itself; nobody waits for it to be told so.
    else void Promise.allSettled([session.endSession()]);
  }
}

async function commit(session: Session, deadline: number): Promise<void> {
  for (;;) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const unknownResult = error instanceof mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
      if (!unknownResult || isDatabaseUnavailable(error) || performance.now() > deadline) throw error;
    }
  }
}

/** Aborts; a server that can't be reached aborts by itself, and the first error says more than the second. */
async function abandon(session: Session, reason: unknown): Promise<void> {
  try {
    await session.abortTransaction();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) {
      throw new AggregateError([reason, error], 'A transaction could not be aborted', { cause: error });
    }
  }
}

/** Another writer was there first: worth another try. Neither an unreachable server nor a violated unique index is. */
function isConflict(error: unknown): boolean {
  return (
    error instanceof mongo.MongoError &&
    error.hasErrorLabel('TransientTransactionError') &&
    !isDatabaseUnavailable(error) &&
    duplicateKeyOf(error) === null
  );
}

/** Somebody holds what this transaction needs: a process that died in the middle of one, until MongoDB gives it up. */
function blocked(cause: unknown): AppError {
  return new AppError('upstream_unavailable', 'The service is briefly unavailable. Please try again in a moment.', {
    cause,
    internal: 'A transaction was in conflict until its deadline',
    retryAfter: 5,
  });
}
