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

  return {
    async add(name, payload, { jobId, delayMs = 0 }) {
      const parsed = JOB_PAYLOADS[name].parse(payload);
      await open(name).add(name, parsed, {
        jobId,
        delay: delayMs,
        attempts: RETRIES[name].attempts,
        backoff: { type: 'exponential', delay: firstBackoffMs ?? RETRIES[name].firstBackoffMs },
        removeOnComplete: KEEP_COMPLETED,
        removeOnFail: KEEP_FAILED,
      });
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
