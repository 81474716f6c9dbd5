import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { freshDatabaseName, testMongoUri } from '../testing';
import { MIGRATIONS } from '.';
import { migrate, MigrationFailed, type MigrationLog } from './migrate';
import type { Migration } from './migration';

const MIGRATING = fileURLToPath(new URL('testing/migrating-process.ts', import.meta.url));
/** Long enough for a process that gets little of a busy machine to show signs of life (ms). */
const LEASE_MS = 2_000;

const uri = testMongoUri();
let client: mongo.MongoClient;
let db: mongo.Db;
const children: ChildProcess[] = [];

beforeAll(async () => {
  client = await mongo.MongoClient.connect(uri);
});
beforeEach(() => {
  db = client.db(freshDatabaseName());
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await db.dropDatabase();
});
afterAll(() => client.close());

function recorder(): MigrationLog & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    info: (_details, message) => void lines.push(message),
    warn: (_details, message) => void lines.push(message),
  };
}

const quiet = recorder();

/** A migration that notes each of its runs in the database. */
const noting = (name: string, during: () => Promise<unknown> = async () => undefined): Migration => ({
  name,
  run: async ({ db }) => {
    await db.collection('runs').insertOne({ migration: name });
    await during();
  },
});

const runs = async (): Promise<string[]> => {
  const found = await db.collection('runs').find().sort({ _id: 1 }).toArray();
  return found.map((run) => String(run['migration']));
};

const done = async (): Promise<string[]> => {
  const found = await db.collection<{ _id: string }>('migrations').find().toArray();
  return found.map(({ _id }) => _id).sort();
};

describe('bringing stored data up to date', () => {
  it('runs what the database has not had, in order, once', async () => {
    await migrate(db, { migrations: [noting('1'), noting('2')], log: quiet });
    await migrate(db, { migrations: [noting('1'), noting('2'), noting('3')], log: quiet });
    expect(await runs()).toEqual(['1', '2', '3']);
    expect(await done()).toEqual(['1', '2', '3']);
  });

  it('runs them all in a new installation, which has nothing to change', async () => {
    await migrate(db, { migrations: MIGRATIONS, log: quiet });
    expect(await done()).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  it('of several that start at once one does it, and the others wait until it is done', async () => {
    let working = true;
    const slow = noting('slow', async () => {
      await pause(500);
      working = false;
    });
    const logs = [1, 2, 3, 4].map(recorder);
    const seen = await Promise.all(
      logs.map(async (log) => {
        await migrate(db, { migrations: [slow], log, leaseMs: LEASE_MS });
        return working;
      }),
    );
    expect(seen).toEqual([false, false, false, false]);
    expect(await runs()).toEqual(['slow']);
    const waited = logs.filter(({ lines }) =>
      lines.includes('waiting for another process to bring the stored data up to date'),
    );
    expect(waited).toHaveLength(3);
  });

  it('stops at one that fails, says which, and begins there at the next start', async () => {
    let broken = true;
    const migrations = [
      noting('1'),
      noting('2', async () => {
        if (broken) throw new Error('no such field');
      }),
      noting('3'),
    ];
    const error: unknown = await migrate(db, { migrations, log: quiet }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MigrationFailed);
    expect(error).toMatchObject({
      message:
        'the stored data could not be brought up to date: 2 failed. Nothing serves it until that is done; the next start tries again.',
      cause: { message: 'no such field' },
    });
    expect(await done()).toEqual(['1']);

    broken = false;
    const again = performance.now();
    await migrate(db, { migrations, log: quiet });
    expect(await runs()).toEqual(['1', '2', '2', '3']);
    // A failure gives the lock back: nobody waits for it to run out.
    expect(performance.now() - again).toBeLessThan(5_000);
  });

  it('says when the data is of a newer release', async () => {
    await migrate(db, { migrations: [noting('1'), noting('2')], log: quiet });
    const log = recorder();
    await migrate(db, { migrations: [noting('1')], log });
    expect(log.lines).toEqual(['the stored data is of a newer release than this one']);
  });
});

describe('a process that migrates', () => {
  interface Migrating {
    readonly child: ChildProcess;
    readonly lines: Interface;
  }

  /** Starts it, and waits until it is in the middle of its migration. */
  async function begin(): Promise<Migrating> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', MIGRATING, uri, db.databaseName, 'endless', String(LEASE_MS)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    );
    children.push(child);
    const lines = createInterface({ input: child.stdout });
    const [line] = await once(lines, 'line');
    expect(line).toBe('{"event":"begun"}');
    return { child, lines };
  }

  it('and is killed blocks the next for no longer than its lease', async () => {
    const { child } = await begin();
    let killedAt = Number.POSITIVE_INFINITY;
    let takenAt = 0;
    const next = migrate(db, {
      migrations: [
        noting('endless', async () => {
          takenAt = performance.now();
        }),
      ],
      log: quiet,
      leaseMs: LEASE_MS,
    });
    // It shows signs of life: however long it takes, nobody else begins.
    await pause(1.5 * LEASE_MS);
    expect(await runs()).toEqual([]);
    killedAt = performance.now();
    child.kill('SIGKILL');
    await next;
    expect(await runs()).toEqual(['endless']);
    expect(takenAt - killedAt).toBeGreaterThan(0);
    expect(takenAt - killedAt).toBeLessThan(LEASE_MS + 3_000);
  });

  it('and stood still until another took over leaves it to that one', async () => {
    const { child, lines } = await begin();
    child.kill('SIGSTOP');
    await migrate(db, { migrations: [noting('endless')], log: quiet, leaseMs: LEASE_MS });
    const over = once(lines, 'line');
    child.kill('SIGCONT');
    expect(await over).toEqual(['{"event":"over"}']);
    expect(await runs()).toEqual(['endless']);
    expect(await done()).toEqual(['endless']);
  });
});
