import { mkdirSync } from 'node:fs';
import mongoose from 'mongoose';
import { startChild } from './child';
import { findMongod } from './mongod-binary';
import { freePort, waitFor } from './ports';
import type { Service, ServiceOptions } from './redis';
import { PlainError, say } from './say';

const REPLICA_SET = 'parley';

/**
 * Tests make and drop hundreds of databases of some 160 files each. By default a dropped file is kept for five minutes of
 * history and stays open for ten, until the limit of open files is reached and mongod ends itself; here both go at the next
 * checkpoint, and checkpoints come every few seconds.
 */
const FOR_MANY_DATABASES = [
  ['--syncdelay', '5'],
  ['--setParameter', 'minSnapshotHistoryWindowInSeconds=0'],
  ['--setParameter', 'wiredTigerFileHandleCloseIdleTime=5'],
  ['--setParameter', 'wiredTigerFileHandleCloseScanInterval=5'],
  ['--setParameter', 'wiredTigerFileHandleCloseMinimum=50'],
].flat();

/** Makes the node the primary of its own replica set, whatever port it had when the set was made. */
async function initiate(port: number): Promise<void> {
  const host = `127.0.0.1:${port}`;
  const connection = await mongoose
    .createConnection(`mongodb://${host}/admin?directConnection=true`, { serverSelectionTimeoutMS: 20_000 })
    .asPromise();
  try {
    const { db } = connection;
    if (!db) throw new Error('mongod accepted a connection without a database');
    const member = { _id: 0, host };
    try {
      const { config } = await db.command({ replSetGetConfig: 1 });
      if (config.members[0]?.host !== host) {
        await db.command({
          replSetReconfig: { ...config, version: config.version + 1, members: [member] },
          force: true,
        });
      }
    } catch (error) {
      const isNew = error instanceof mongoose.mongo.MongoServerError && error.codeName === 'NotYetInitialized';
      if (!isNew) throw error;
      await db.command({ replSetInitiate: { _id: REPLICA_SET, members: [member] } });
    }
    await waitFor(
      'MongoDB becoming primary',
      30_000,
      async () => (await db.command({ hello: 1 })).isWritablePrimary === true,
    );
  } finally {
    await connection.close();
  }
}

async function checkGiven(uri: string): Promise<void> {
  try {
    const connection = await mongoose.createConnection(uri, { serverSelectionTimeoutMS: 5000 }).asPromise();
    const hello = await connection.db?.command({ hello: 1 });
    await connection.close();
    if (hello?.setName === undefined) {
      throw new PlainError(
        'MONGODB_URI names a MongoDB that is no replica set; transactions need one. Start mongod with --replSet and run rs.initiate().',
      );
    }
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(
      'MONGODB_URI is set, but no MongoDB answers there. Start it, or unset MONGODB_URI to let Parley start its own.',
    );
  }
}

/**
 * MongoDB for the product, as a one-node replica set: MONGODB_URI, else a mongod of our own (see `findMongod`).
 * @throws PlainError when none can be had
 */
export async function startMongo(options: ServiceOptions): Promise<Service> {
  const given = process.env.MONGODB_URI;
  if (given) {
    await checkGiven(given);
    say('MongoDB: MONGODB_URI');
    return { uri: given, child: null };
  }
  const command = await findMongod();
  const port = await freePort(options.preferredPort);
  mkdirSync(options.dataDir, { recursive: true });
  const child = await startChild({
    name: 'mongod',
    command,
    logFile: options.logFile,
    stopSignal: 'SIGINT',
    args: [
      '--dbpath',
      options.dataDir,
      '--replSet',
      REPLICA_SET,
      '--port',
      String(port),
      '--bind_ip',
      '127.0.0.1',
      '--wiredTigerCacheSizeGB',
      '0.5',
      '--setParameter',
      'diagnosticDataCollectionEnabled=false',
      '--quiet',
      // What a killed process leaves open is given up after seconds, not after the minute that is the default.
      '--setParameter',
      'transactionLifetimeLimitSeconds=5',
      // Nobody is left to be handed over to when the only node stops.
      '--setParameter',
      'shutdownTimeoutMillisForSignaledShutdown=100',
      ...(options.durable ? [] : FOR_MANY_DATABASES),
    ],
    ...(options.onUnexpectedExit && { onUnexpectedExit: options.onUnexpectedExit }),
  });
  try {
    await Promise.race([
      initiate(port),
      child.ended.then(() => {
        throw new PlainError(`mongod ended while starting; ${options.logFile} says why.`);
      }),
    ]);
  } catch (error) {
    await child.stop();
    throw error;
  }
  say(`MongoDB: ${command}, port ${port}`);
  return { uri: `mongodb://127.0.0.1:${port}/parley?replicaSet=${REPLICA_SET}`, child };
}
