/** The file of an export as an answer: streamed out of the store, named for the person who saves it. */
import { once } from 'node:events';
import type { ConversationRecord, Database } from '@parley/db';
import { reportFileName } from '@parley/shared';
import type { Response } from 'express';
import { sendBytes } from '../../streaming/send-bytes';
import type { CompletedExport } from './await-export';

/** @throws MongoDB's error before the first byte; after it, the connection is cut, so that half a file is never taken for a whole one */
export async function sendExport(
  database: Pick<Database, 'exports'>,
  res: Response,
  { file }: CompletedExport,
  conversation: ConversationRecord,
): Promise<void> {
  const bytes = database.exports.read(file);
  await once(bytes, 'readable');
  res.status(200);
  // RFC 6266, with the name in UTF-8 beside one in plain letters.
  res.attachment(
    reportFileName(conversation.scenario.title, (conversation.completedAt ?? conversation.startedAt).toISOString()),
  );
  res.type('application/pdf');
  res.setHeader('Content-Length', String(file.bytes));
  await sendBytes(bytes, res);
}
