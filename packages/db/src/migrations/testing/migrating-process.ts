/**
 * A process of its own that migrates, to be killed or stopped. Run by migrate.test.ts as `<MongoDB's address> <database> <migration> <lease in ms>`. Its
 * only migration never ends by itself; it writes one line of JSON when it has begun, and one when `migrate` is over.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { migrate } from '../migrate';

const tell = (event: string): void => {
  process.stdout.write(`${JSON.stringify({ event })}\n`);
};

const [uri = '', databaseName = '', name = '', leaseMs = ''] = process.argv.slice(2);
const client = await mongo.MongoClient.connect(uri);
await migrate(client.db(databaseName), {
  leaseMs: Number(leaseMs),
  log: { info: () => undefined, warn: () => undefined },
  migrations: [
    {
      name,
      run: async ({ signal }) => {
        tell('begun');
        for (;;) {
          signal.throwIfAborted();
          await pause(20);
        }
      },
    },
  ],
});
tell('over');
await client.close();
