/** The month queue: one job, one page of paid years, and the next page as a job of its own. */
import type { Database } from '@parley/db';
import type { Logger, QueueProducers } from '@parley/platform';
import { beginMonths } from '../jobs/begin-months/begin-months';
import type { Processor } from '../processor';

export interface MonthProcessorSettings {
  readonly database: Pick<Database, 'credits'>;
  readonly queues: Pick<QueueProducers, 'add'>;
  readonly clock: () => Date;
  readonly logger: Logger;
}

export function monthProcessor({ database, queues, clock, logger }: MonthProcessorSettings): Processor<'month'> {
  return {
    queue: 'month',
    concurrency: 1,
    process: async (payload) => {
      const at = payload.at ?? clock().toISOString();
      const { begun, next } = await beginMonths(database, { after: payload.after, now: clock() });
      if (begun > 0) logger.info({ begun }, 'began the months of paid years');
      if (next === null) return;
      await queues.add('month', { at, after: next }, { jobId: `months-${Date.parse(at)}-${next}` });
    },
  };
}
