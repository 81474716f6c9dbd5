/** The schedules as the queue holds them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { queuePrefix } from '@parley/platform';
import { keepSchedules } from './schedules';
import { logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

let fixture: WorkerFixture;
let queue: Queue;
beforeAll(async () => {
  fixture = await openWorkerFixture();
  queue = new Queue('reminder', { connection: fixture.redis, prefix: queuePrefix(fixture.redisPrefix) });
});
afterAll(async () => {
  await queue.close();
  await fixture.close();
});

describe('the schedules of reminders', () => {
  it('are there once, in UTC, however many workers set them, and each has its next job', async () => {
    const { queues } = fixture;
    const stops = await Promise.all(
      Array.from({ length: 3 }, () => keepSchedules({ queues, clock: () => new Date(), logger })),
    );
    for (const stop of stops) stop();
    const schedulers = await queue.getJobSchedulers();
    expect(
      schedulers.map(({ key, pattern, tz, template }) => ({ key, pattern, tz, data: template?.data as unknown })),
    ).toEqual(
      expect.arrayContaining([
        {
          key: 'plan-endings',
          pattern: '7 * * * *',
          tz: 'UTC',
          data: { task: 'plan_endings', at: null, after: null, waited: 0 },
        },
        {
          key: 'monthly-progress',
          pattern: '0 6 1-3 * *',
          tz: 'UTC',
          data: { task: 'monthly_progress', at: null, after: null, waited: 0 },
        },
        {
          key: 'assignments-due',
          pattern: '45 6 * * *',
          tz: 'UTC',
          data: { task: 'assignments_due', at: null, after: null, waited: 0 },
        },
        {
          key: 'team-endings',
          pattern: '17 * * * *',
          tz: 'UTC',
          data: { task: 'team_endings', at: null, after: null, waited: 0 },
        },
        {
          key: 'practice-erasures',
          pattern: '30 7 * * *',
          tz: 'UTC',
          data: { task: 'practice_erasures', at: null, after: null, waited: 0 },
        },
      ]),
    );
    expect(schedulers).toHaveLength(5);
    const delayed = await queue.getDelayed();
    expect(delayed.filter(({ repeatJobKey }) => repeatJobKey !== undefined)).toHaveLength(5);
  });

  it('look at once for what a worker that was away has missed', async () => {
    const waiting = await queue.getWaiting();
    expect(new Set(waiting.map(({ data }) => (data as { task: string }).task))).toEqual(
      new Set(['plan_endings', 'monthly_progress', 'practice_erasures', 'assignments_due', 'team_endings']),
    );
  });
});
