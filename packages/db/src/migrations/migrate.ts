/** Brings stored data up to this release, by one process, whichever comes first (docs/decisions/0014). */
import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import type { Migration } from './migration';
import { takeMigrationLock } from './migration-lock';

/** Told of what happens; pino's logger is one. */
export interface MigrationLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface MigrateOptions {
  readonly migrations: readonly Migration[];
  readonly log: MigrationLog;
  /** After this long without a sign of life the one that migrates counts as dead (ms). */
  readonly leaseMs?: number;
}

interface DoneDocument {
  /** The migration's name. */
  _id: string;
  at: Date;
}

export interface MigrationState {
  /** Still to be done before this release may serve the data. */
  readonly pending: readonly string[];
  /** Of a newer release. */
  readonly unknown: readonly string[];
}

const LEASE_MS = 10_000;
/** How often those who wait look again (ms). */
const LOOK_MS = 250;

/** A migration failed. Nothing may serve this data; the next start begins again with the one that failed. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
}

/** Which of these migrations the stored data has not had, and which it had that are none of these, by their names. */
export async function migrationState(db: mongo.Db, migrations: readonly Migration[]): Promise<MigrationState> {
  const done = db.collection<DoneDocument>('migrations');
  const known = new Set(migrations.map(({ name }) => name));
  return {
    pending: (await pending(done, migrations)).map(({ name }) => name),
    unknown: (await namesDone(done)).filter((name) => !known.has(name)),
  };
}

/**
 * Runs every migration that the database has not had, in order. Of several processes one does it and the others wait;
 * when the one that does it dies, another goes on from what was done.
 * @throws MigrationFailed when a migration fails; it and those after it stay to be done
 * @throws the driver's error when MongoDB can't be reached
 */
export async function migrate(db: mongo.Db, { migrations, log, leaseMs = LEASE_MS }: MigrateOptions): Promise<void> {
  const done = db.collection<DoneDocument>('migrations');
  const { unknown } = await migrationState(db, migrations);
  if (unknown.length > 0) log.warn({ migrations: unknown }, 'the stored data is of a newer release than this one');

  for (let waiting = false; (await pending(done, migrations)).length > 0;) {
    const lock = await takeMigrationLock(db, leaseMs);
    if (lock === null) {
      if (!waiting) log.info({}, 'waiting for another process to bring the stored data up to date');
      waiting = true;
      await pause(LOOK_MS);
      continue;
    }
    try {
      await runPending(db, done, { migrations, log, signal: lock.signal });
    } catch (error) {
      if (!lock.signal.aborted) throw error;
      log.warn({ err: error }, 'another process took over bringing the stored data up to date');
    } finally {
      await lock.release();
    }
  }
}

async function namesDone(done: mongo.Collection<DoneDocument>): Promise<readonly string[]> {
  const found = await done.find({}, { projection: { _id: 1 } }).toArray();
  return found.map(({ _id }) => _id);
}

async function pending(
  done: mongo.Collection<DoneDocument>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const names = new Set(await namesDone(done));
  return migrations.filter(({ name }) => !names.has(name));
}

interface Run {
  readonly migrations: readonly Migration[];
  readonly log: MigrationLog;
  readonly signal: AbortSignal;
}

async function runPending(
  db: mongo.Db,
  done: mongo.Collection<DoneDocument>,
  { migrations, log, signal }: Run,
): Promise<void> {
  // Loaded by the one process that needs it: it takes 25 MB and a fifth of a second.
  const { MigrationError, Umzug } = await import('umzug');
  const umzug = new Umzug({
    migrations: migrations.map((migration) => ({ name: migration.name, up: () => migration.run({ db, signal }) })),
    storage: {
      executed: async () => [...(await namesDone(done))],
      logMigration: async ({ name }) => {
        signal.throwIfAborted();
        await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true });
      },
      unlogMigration: () => Promise.reject(new Error('Stored data is only ever brought forward')),
    },
    logger: undefined,
  });
  umzug.on('migrating', ({ name }) => log.info({ migration: name }, 'bringing the stored data up to date'));
  umzug.on('migrated', ({ name }) => log.info({ migration: name }, 'brought the stored data up to date'));
  try {
    await umzug.up();
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const { name } = error.migration;
    throw new MigrationFailed(
      `the stored data could not be brought up to date: ${name} failed. Nothing serves it until that is done; the next start tries again.`,
      { cause: error.cause },
    );
  }
}
