/** The file of an export as an answer: streamed out of the store, named for the person who saves it. */
import { once } from 'node:events';
import type { Database, ExportRecord } from '@parley/db';
import type { Response } from 'express';
import { sendBytes } from '../../streaming/send-bytes';
import { awaitExport, type CompletedExport } from './await-export';

/** @throws MongoDB's error before the first byte; after it, the connection is cut, so that half a file is never taken for a whole one */
export async function sendExport(
  database: Pick<Database, 'exports'>,
  res: Response,
  { file }: CompletedExport,
  fileName: string,
): Promise<void> {
  const bytes = database.exports.read(file);
  await once(bytes, 'readable');
  res.status(200);
  // RFC 6266, with the name in UTF-8 beside one in plain letters.
  res.attachment(fileName);
  res.type('application/pdf');
  res.setHeader('Content-Length', String(file.bytes));
  await sendBytes(bytes, res);
}

/**
 * Waits for the render and sends its file, as long as somebody listens.
 * @throws AppError export_failed, or export_timeout after `waitMs`, in the words of product §14.3
 */
export async function sendRender(
  { database, waitMs }: { readonly database: Pick<Database, 'exports'>; readonly waitMs: number },
  res: Response,
  { record, fileName }: { readonly record: ExportRecord; readonly fileName: string },
): Promise<void> {
  const left = new AbortController();
  res.once('close', () => left.abort());
  const completed = await awaitExport(database, record, { waitMs, signal: left.signal });
  if (completed !== null) await sendExport(database, res, completed, fileName);
}
