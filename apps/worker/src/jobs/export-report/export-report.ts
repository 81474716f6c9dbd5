/** Renders one report as a PDF, once (product §14.2, §18.6). The exports row owns what became of it; the queue carries its id. */
import type { Database, ExportRecord } from '@parley/db';
import { leaseEnd, whileHeld, type LeaseTiming, type Logger } from '@parley/platform';
import { PermanentFailure, type Attempt } from '../../processor';

/** How much later than the queue's own retry the sweep looks (ms). */
const SWEEP_MARGIN_MS = 15_000;
/** An export that was begun so often and never ended takes its workers down with it. */
const ATTEMPTS_MAX = 8;

/** In words for the user, to stand after 'Failed to export PDF: ' (product §14.5). */
const FAILED = 'The report could not be rendered. Please try again.';
const GONE = 'The conversation is not there any more.';

/** What turns a document into a file; see `pdf/`. */
export interface Printer {
  /** @throws Error when the browser crashed or took too long */
  print(html: string): Promise<Uint8Array>;
}

export interface ExportReportSettings {
  readonly database: Pick<Database, 'exports'>;
  readonly printer: Printer;
  /** The document to print; null when there is nothing to show any more. */
  readonly documentOf: (record: ExportRecord) => Promise<string | null>;
  /** How long a worker has an export to itself without being heard of; a killed worker's is taken up by the sweep after that. */
  readonly lease: LeaseTiming;
  /** The longest one may take, retries of the printer included (ms): one that hangs passes to another worker. */
  readonly longestMs: number;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * `skipped`: it is done, has failed for good, or another worker is at it.
 * @throws what rendering threw, to be tried again; PermanentFailure when that is pointless
 */
export async function exportReport(
  settings: ExportReportSettings,
  exportId: string,
  attempt: Attempt,
): Promise<'completed' | 'skipped'> {
  const { database, printer, documentOf, lease, longestMs, clock, logger } = settings;
  const now = clock();
  const taken = await database.exports.claim(exportId, { now, heldUntil: leaseEnd(now, lease.leaseMs) });
  if (taken === null) {
    logger.info({ exportId }, 'nothing to render: done before, failed for good, or another worker is at it');
    return 'skipped';
  }
  const { record, claim } = taken;
  const renew = (heldUntil: Date): Promise<boolean> => database.exports.renew(claim, heldUntil);
  try {
    return await whileHeld({ lease, longestMs, clock, renew, logger }, async () => {
      if (record.attempts > ATTEMPTS_MAX) throw new PermanentFailure(`The export was begun ${record.attempts} times`);
      const html = await documentOf(record);
      if (html === null) throw new PermanentFailure(GONE);
      const bytes = await printer.print(html);
      if (!(await database.exports.complete(claim, bytes, clock()))) {
        logger.warn({ exportId }, 'another worker took the export over meanwhile');
        return 'skipped';
      }
      logger.info({ exportId, bytes: bytes.byteLength, attempts: record.attempts }, 'rendered an export');
      return 'completed';
    });
  } catch (error) {
    const permanent = error instanceof PermanentFailure;
    await database.exports.markAttemptFailed(claim, {
      error: permanent && error.message === GONE ? GONE : FAILED,
      last: attempt.last || permanent,
      heldUntil: new Date(clock().getTime() + attempt.nextInMs + SWEEP_MARGIN_MS),
    });
    throw error;
  }
}
