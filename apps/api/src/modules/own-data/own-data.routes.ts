/** A person's own data, to be taken away (product §4.12). */
import { once } from 'node:events';
import type { Response } from 'express';
import { AppError } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { sendBytes } from '../../streaming/send-bytes';
import { readAllKitProgress } from '../starter-kits/read-kits';
import { createDownloadTurns } from './download-turns';
import { heldFiles } from './held-files';
import { zipOf } from './zip';

/** A reader that takes nothing for this long has left, or might as well have (ms). */
const STALLED_MS = 60_000;

export function ownDataHandlers({
  database,
  redis,
  clock,
  logger,
  settings,
}: ApiDependencies): Handlers<'exportOwnData' | 'exportOwnDataByForm'> {
  const { brand, redisPrefix } = settings;
  const turns = createDownloadTurns({ redis, redisPrefix, logger });

  const send = (userId: string, res: Response): Promise<void> =>
    turns.during(userId, async () => {
      const now = clock();
      const [user, devices, emailPreferences, account, counting, customerId, subscription, progress] =
        await Promise.all([
          database.users.findById(userId),
          database.users.listSessions(userId, now),
          database.users.findEmailPreferences(userId),
          database.credits.readOwn(userId, now),
          database.credits.read(userId, now),
          database.customers.find(userId),
          database.subscriptions.find(userId),
          readAllKitProgress(database, userId),
        ]);
      if (user === null || account === null) throw new AppError('not_found', 'Account not found');
      const seat = counting !== null && counting.teamId !== null ? counting : null;
      const held = { user, devices, emailPreferences, account, seat, customerId, subscription, progress };
      const zip = zipOf(heldFiles(held, { database, brand, now }));
      await once(zip, 'readable');
      res.status(200);
      res.attachment(`${brand.name} data ${now.toISOString().slice(0, 10)}.zip`);
      res.type('application/zip');
      res.setTimeout(STALLED_MS, () => res.destroy());
      await sendBytes(zip, res);
    });

  return {
    exportOwnData: ({ caller, res }) => send(caller.userId, res),
    exportOwnDataByForm: ({ caller, res }) => send(caller.userId, res),
  };
}
