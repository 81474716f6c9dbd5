/** Waits for a render that a worker does, within a bound (product §14.3). */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, ExportRecord } from '@parley/db';
import { AppError } from '@parley/shared';
import { exportNotFound } from './exports.policy';

/** How often the row is looked at (ms): by its id, from a few requests at most. */
const LOOK_MS = 150;

export type CompletedExport = ExportRecord & { readonly file: NonNullable<ExportRecord['file']> };

const isCompleted = (record: ExportRecord): record is CompletedExport =>
  record.status === 'completed' && record.file !== null;

/**
 * The export once it has its file; null when `signal` ends the waiting because nobody listens any more.
 * @throws AppError export_failed, or export_timeout after `waitMs`, in the words of product §14.3
 */
export async function awaitExport(
  database: Pick<Database, 'exports'>,
  first: ExportRecord,
  { waitMs, signal }: { readonly waitMs: number; readonly signal: AbortSignal },
): Promise<CompletedExport | null> {
  const deadline = performance.now() + waitMs;
  let record: ExportRecord | null = first;
  while (!signal.aborted) {
    if (record === null) throw exportNotFound();
    if (isCompleted(record)) return record;
    if (record.status === 'failed')
      throw new AppError('export_failed', 'PDF generation failed', { internal: `The export ${record.id} failed` });
    if (performance.now() >= deadline)
      throw new AppError('export_timeout', 'PDF generation timeout', {
        internal: `The export ${record.id} is still ${record.status}`,
      });
    await pause(LOOK_MS);
    record = await database.exports.find(record.id);
  }
  return null;
}
