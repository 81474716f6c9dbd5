/** What handles the jobs of a queue. Every queue has exactly one, or the process does not start. */
import { QUEUES, type JobPayload, type QueueName } from '@parley/shared';

/** The attempt a job is in. */
export interface Attempt {
  /** No further one follows when this fails. */
  readonly last: boolean;
  /** Until the next one, when this fails (ms). */
  readonly nextInMs: number;
}

export interface Processor<Q extends QueueName> {
  readonly queue: Q;
  /** How many jobs one process works on at once. */
  readonly concurrency: number;
  /**
   * Does the work. What it throws makes the queue try again later.
   * @throws PermanentFailure when trying again is pointless
   */
  process(payload: JobPayload<Q>, attempt: Attempt): Promise<void>;
}
/** The processor of one of these queues: payload and queue belong together. */
export type AnyProcessor<Q extends QueueName = QueueName> = { [K in Q]: Processor<K> }[Q];

/** The job will never succeed. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/**
 * The processors by queue.
 * @throws Error when a queue has no processor, or two
 */
export function registry(
  processors: readonly AnyProcessor[],
  queues: readonly QueueName[] = Object.values(QUEUES),
): ReadonlyMap<QueueName, AnyProcessor> {
  const byQueue = new Map<QueueName, AnyProcessor>();
  for (const processor of processors) {
    if (byQueue.has(processor.queue)) throw new Error(`The queue '${processor.queue}' has two processors`);
    byQueue.set(processor.queue, processor);
  }
  for (const queue of queues) {
    if (!byQueue.has(queue)) throw new Error(`The queue '${queue}' has no processor`);
  }
  return byQueue;
}
