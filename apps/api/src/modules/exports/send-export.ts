/** The file of an export as an answer: streamed out of the store, named for the person who saves it. */
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { ConversationRecord, Database } from '@parley/db';
import { reportFileName } from '@parley/shared';
import type { Response } from 'express';
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
  try {
    await pipeline(bytes, res);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** The person closed the connection: theirs to do, and nothing to report. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
