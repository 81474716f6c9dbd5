/** What the queues do by themselves, at times in UTC. */
import type { Logger, QueueProducers } from '@parley/platform';
import type { JobPayload } from '@parley/shared';

/** How often the schedules are said again: a Redis that was lost has forgotten them (ms). */
const SAY_AGAIN_MS = 60 * 60_000;

const FIRST_PAGE = { at: null, after: null, waited: 0 } as const;
/** Each reminder by its own clock (product §15.8). */
const REMINDERS: readonly {
  readonly id: string;
  readonly cron: string;
  readonly payload: JobPayload<'reminder'>;
}[] = [
  { id: 'plan-endings', cron: '7 * * * *', payload: { task: 'plan_endings', ...FIRST_PAGE } },
  { id: 'monthly-progress', cron: '0 6 1-3 * *', payload: { task: 'monthly_progress', ...FIRST_PAGE } },
  { id: 'assignments-due', cron: '45 6 * * *', payload: { task: 'assignments_due', ...FIRST_PAGE } },
  { id: 'team-endings', cron: '17 * * * *', payload: { task: 'team_endings', ...FIRST_PAGE } },
  { id: 'practice-erasures', cron: '30 7 * * *', payload: { task: 'practice_erasures', ...FIRST_PAGE } },
];

/** Months begin at midnight. */
const MONTHS = { id: 'months', cron: '5 0 * * *', payload: { at: null, after: null } } as const;

const ERASURE = { accounts: 'due' } as const;

/**
 * Sets the schedules, and asks for what a worker that was not there at its time has missed: doing it again does no harm.
 * @returns what stops saying them
 * @throws Redis' error when the queues can't be reached
 */
export async function keepSchedules(settings: {
  readonly queues: QueueProducers;
  readonly clock: () => Date;
  readonly logger: Logger;
}): Promise<() => void> {
  const { queues, clock, logger } = settings;
  const say = async (): Promise<void> => {
    for (const { id, cron, payload } of REMINDERS) await queues.schedule('reminder', payload, { id, cron });
    await queues.schedule('month', MONTHS.payload, { id: MONTHS.id, cron: MONTHS.cron });
    await queues.schedule('erasure', ERASURE, { id: 'daily', cron: '15 3 * * *' });
  };
  await say();
  for (const { id, payload } of REMINDERS)
    await queues.add('reminder', payload, { jobId: `${id}-start-${clock().getTime()}` });
  await queues.add('month', MONTHS.payload, { jobId: `${MONTHS.id}-start-${clock().getTime()}` });
  await queues.add('erasure', ERASURE, { jobId: `start-${clock().getTime()}` });
  const saying = setInterval(() => {
    say().catch((error: unknown) => logger.warn({ err: error }, 'the schedules could not be set'));
  }, SAY_AGAIN_MS);
  return () => clearInterval(saying);
}
