/** Takes jobs off the queues and hands them to their processors. The only place that knows BullMQ's worker. */
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import { Counter, Histogram, type Registry } from 'prom-client';
import { queuePrefix, withoutPrivate, type LeaseTiming, type Logger, type Redis } from '@parley/platform';
import { JOB_PAYLOADS, type QueueName } from '@parley/shared';
import { PermanentFailure, type AnyProcessor, type Attempt } from './processor';

export interface ConsumerSettings {
  readonly processors: ReadonlyMap<QueueName, AnyProcessor>;
  /** A client of use `queue`; stays the caller's to close. */
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly lease: LeaseTiming;
  readonly metrics: Registry;
  readonly logger: Logger;
}

export interface Consumers {
  /** Whether every queue is being read. */
  running(): boolean;
  /** Takes no new jobs and waits for those at work. */
  close(): Promise<void>;
}

export function startConsumers({
  processors,
  redis,
  redisPrefix,
  lease,
  metrics,
  logger,
}: ConsumerSettings): Consumers {
  const jobs = new Counter({
    name: 'parley_jobs_total',
    help: 'Jobs by queue and outcome',
    labelNames: ['queue', 'outcome'],
    registers: [metrics],
  });
  const seconds = new Histogram({
    name: 'parley_job_duration_seconds',
    help: 'Duration of jobs in seconds',
    labelNames: ['queue'],
    registers: [metrics],
  });

  const workers = [...processors.values()].map((processor) => {
    const { queue } = processor;
    const worker = new Worker(
      queue,
      async (job: Job<unknown>) => {
        const stop = seconds.startTimer({ queue });
        try {
          await handle(processor, job);
          jobs.inc({ queue, outcome: 'done' });
        } catch (error) {
          jobs.inc({ queue, outcome: 'failed' });
          logger.warn({ err: error, queue, jobId: job.id, attempt: job.attemptsMade + 1 }, 'a job failed');
          // What the queue keeps of it names nobody.
          const words = withoutPrivate(error instanceof Error ? error.message : String(error));
          throw error instanceof PermanentFailure ? new UnrecoverableError(words) : new Error(words);
        } finally {
          stop();
        }
      },
      {
        connection: redis,
        prefix: queuePrefix(redisPrefix),
        concurrency: processor.concurrency,
        // The queue's own lease on a job, beside that on its row: a killed worker's jobs go to others as soon.
        lockDuration: lease.leaseMs,
        lockRenewTime: lease.renewMs,
        stalledInterval: lease.sweepMs,
      },
    );
    worker.on('error', (error) => logger.warn({ err: error, queue }, 'the queue is out of reach'));
    return worker;
  });

  return {
    running: () => workers.every((worker) => worker.isRunning()),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/** Parses the payload and does the work. */
async function handle<Q extends QueueName>(processor: AnyProcessor<Q>, job: Job<unknown>): Promise<void> {
  const payload = JOB_PAYLOADS[processor.queue].safeParse(job.data);
  if (!payload.success)
    throw new PermanentFailure(`The payload is not what '${processor.queue}' carries: ${payload.error.message}`);
  await processor.process(payload.data, attemptOf(job));
}

function attemptOf({ attemptsMade, opts }: Job): Attempt {
  const backoff = typeof opts.backoff === 'object' ? (opts.backoff.delay ?? 0) : (opts.backoff ?? 0);
  return { last: attemptsMade + 1 >= (opts.attempts ?? 1), nextInMs: backoff * 2 ** attemptsMade };
}
