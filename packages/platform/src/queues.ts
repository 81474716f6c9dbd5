/** Queue producers. Payloads carry ids, the row they name owns the status. */
import { JOB_PAYLOADS, type JobPayload, type QueueName } from '@parley/shared';
import { Queue } from 'bullmq';
import type { Logger } from './logger';
import type { Redis } from './redis';

/** BullMQ's key prefix for an installation. Workers and producers must agree on it. */
export const queuePrefix = (redisPrefix: string): string => `${redisPrefix}-jobs`;

/** How often a job is tried, and how long after the first failure it is tried again (ms); the delay doubles each time. */
const RETRIES: Record<QueueName, { readonly attempts: number; readonly firstBackoffMs: number }> = {
  // The last attempt comes almost three hours after the first: a mail server's outage may take that long.
  email: { attempts: 12, firstBackoffMs: 5_000 },
  // Somebody waits for it: the last attempt comes within the half minute that they are asked to.
  export: { attempts: 4, firstBackoffMs: 1_000 },
  // What is not found now, the schedule looks for again.
  reminder: { attempts: 8, firstBackoffMs: 5_000 },
  // What is left is begun by the next run, or by whoever looks.
  month: { attempts: 5, firstBackoffMs: 10_000 },
  // What is left the next day's job does.
  erasure: { attempts: 5, firstBackoffMs: 60_000 },
  // The last attempt comes an hour after the first: what is left then the sweep takes up every hour.
  payment: { attempts: 12, firstBackoffMs: 1_000 },
};
const KEEP_COMPLETED = { age: 3_600, count: 1_000 };
const KEEP_FAILED = { age: 14 * 24 * 3_600, count: 5_000 };

export interface QueueProducers {
  /**
   * Adds a job. The same `jobId` is added once only, as long as the queue remembers the first.
   * @param jobId must not contain a colon
   * @throws ZodError when the payload is not what the queue carries; any Redis failure, within its time-out
   */
  add<Q extends QueueName>(
    queue: Q,
    payload: JobPayload<Q>,
    options: { readonly jobId: string; readonly delayMs?: number },
  ): Promise<void>;
  /**
   * Has the queue make a job of this payload again and again, at times in UTC. Of several processes that say so, and
   * however often they do, there is one job at a time.
   * @param schedule its name within the queue, and when: '15 3 * * *' is every day at 03:15
   * @throws as `add` does
   */
  schedule<Q extends QueueName>(
    queue: Q,
    payload: JobPayload<Q>,
    schedule: { readonly id: string; readonly cron: string },
  ): Promise<void>;
  /** How many jobs of a queue wait for a worker; those that wait for their time don't count. */
  waiting(queue: QueueName): Promise<number>;
  /** How many workers read a queue at the moment, as Redis lists its clients. */
  readers(queue: QueueName): Promise<number>;
  close(): Promise<void>;
}

export interface QueueProducerSettings {
  /** A client of use `commands`; stays the caller's to close. */
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly logger: Logger;
  /** Milliseconds before the first retry; doubled each time. For tests. */
  readonly firstBackoffMs?: number;
}

export function createQueueProducers({
  redis,
  redisPrefix,
  logger,
  firstBackoffMs,
}: QueueProducerSettings): QueueProducers {
  const queues = new Map<QueueName, Queue>();

  const open = (name: QueueName): Queue => {
    const existing = queues.get(name);
    if (existing !== undefined) return existing;
    const queue = new Queue(name, { connection: redis, prefix: queuePrefix(redisPrefix), skipWaitingForReady: true });
    queue.on('error', (error) => logger.warn({ err: error, queue: name }, 'queue producer'));
    queues.set(name, queue);
    return queue;
  };

  const optionsOf = (name: QueueName) => ({
    attempts: RETRIES[name].attempts,
    backoff: { type: 'exponential', delay: firstBackoffMs ?? RETRIES[name].firstBackoffMs },
    removeOnComplete: KEEP_COMPLETED,
    removeOnFail: KEEP_FAILED,
  });

  return {
    async add(name, payload, { jobId, delayMs = 0 }) {
      const parsed = JOB_PAYLOADS[name].parse(payload);
      await open(name).add(name, parsed, { jobId, delay: delayMs, ...optionsOf(name) });
    },
    async schedule(name, payload, { id, cron }) {
      const data = JOB_PAYLOADS[name].parse(payload);
      await open(name).upsertJobScheduler(id, { pattern: cron, tz: 'UTC' }, { name, data, opts: optionsOf(name) });
    },
    waiting: (name) => open(name).getWaitingCount(),
    readers: (name) => open(name).getWorkersCount(),
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
