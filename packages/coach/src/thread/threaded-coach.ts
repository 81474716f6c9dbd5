/**
 * A coach whose computing is done in another thread, so that it never holds up the streams and requests of a server. A
 * thread that dies is replaced, and what it was asked is asked again once.
 */
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { OnUsage } from '@parley/shared';
import { SILENT, type CoachLogger } from '../engine';
import { coachOver, type RunningCoach, type SpeakingOptions } from '../running-coach';
import type { CoachTasks } from '../tasks';
import type { CallOptions } from '../types';
import type { FromThread, TaskArguments, TaskName, ThreadSettings, ToThread } from './protocol';

export interface ThreadedCoachOptions extends SpeakingOptions {
  /** The script of the thread: `@parley/coach/thread`, bundled. */
  readonly script: URL;
  /** What `packLibrary` made of the library, in a file. */
  readonly library?: string;
  /** The file of the sentence model; by default the one in the user's cache. */
  readonly sentenceModelPath?: string | undefined;
  /** The file of the passage model, likewise. */
  readonly passageModelPath?: string | undefined;
}

/** Calls in the air when their thread died are made again this often. */
const REPEATS = 1;
/** A thread that died is replaced after this long (ms), doubled with every death in a row. */
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A thread that lived this long (ms) is no death in a row. */
const SETTLED_MS = 60_000;
/**
 * Room for what is young (MB): with as much as a thread takes by itself, an idle process holds 100 MB more that nothing
 * uses.
 */
const YOUNG_MB = 24;
/** What a thread gets to end by itself (ms). */
const ENDING_MS = 5_000;

interface Pending {
  readonly task: TaskName;
  readonly args: readonly unknown[];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  repeats: number;
}

class TaskThread {
  readonly #pending = new Map<number, Pending>();
  /** Told of requests to the provider until the thread says that a call is over, also where nobody waits for its answer. */
  readonly #listeners = new Map<number, OnUsage>();
  readonly #logger: CoachLogger;
  readonly #script: URL;
  readonly #settings: ThreadSettings;
  #worker: Worker | null = null;
  #next = 0;
  #deaths = 0;
  #ended = false;

  constructor(script: URL, settings: ThreadSettings, logger: CoachLogger) {
    this.#script = script;
    this.#settings = settings;
    this.#logger = logger;
    this.#start();
  }

  /** @throws what the task throws; the signal's reason; Error when the thread died repeatedly, or has been ended */
  async call<Name extends TaskName>(
    task: Name,
    args: TaskArguments<Name>,
    { signal, onUsage }: CallOptions = {},
  ): Promise<Awaited<ReturnType<CoachTasks[Name]>>> {
    signal?.throwIfAborted();
    if (this.#ended) throw new Error('The coach has been disposed of');
    this.#next += 1;
    const id = this.#next;
    const value = await new Promise<unknown>((resolve, reject) => {
      const leave = (): void => {
        this.#pending.delete(id);
        this.#post({ type: 'abort', id });
        reject(signal?.reason);
      };
      const settled = (settle: (value: unknown) => void) => (outcome: unknown) => {
        signal?.removeEventListener('abort', leave);
        settle(outcome);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#pending.set(id, { task, args, resolve: settled(resolve), reject: settled(reject), repeats: 0 });
      if (onUsage !== undefined) this.#listeners.set(id, onUsage);
      this.#post({ type: 'call', id, task, args });
    });
    return value as Awaited<ReturnType<CoachTasks[Name]>>;
  }

  async end(): Promise<void> {
    this.#ended = true;
    for (const { reject } of this.#pending.values()) reject(new Error('The coach has been disposed of'));
    this.#pending.clear();
    const worker = this.#worker;
    if (worker === null) return;
    const over = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    this.#post({ type: 'end' });
    await Promise.race([over, setTimeout(ENDING_MS, undefined, { ref: false })]);
    await worker.terminate();
  }

  #post(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  #start(): void {
    const began = performance.now();
    const worker = new Worker(this.#script, {
      workerData: this.#settings,
      name: 'coach',
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.unref();
    this.#worker = worker;
    worker.on('message', (message: FromThread) => this.#receive(message));
    worker.on('error', (error) => this.#logger.warn({ err: error }, 'The thread of the coach failed'));
    worker.once('exit', (code) => {
      this.#worker = null;
      if (this.#ended) return;
      for (const id of this.#listeners.keys()) if (!this.#pending.has(id)) this.#listeners.delete(id);
      this.#deaths = performance.now() - began > SETTLED_MS ? 1 : this.#deaths + 1;
      this.#logger.warn({ code, waiting: this.#pending.size }, 'The thread of the coach ended and is replaced');
      void this.#replace();
    });
    for (const [id, { task, args }] of this.#pending) this.#post({ type: 'call', id, task, args });
  }

  async #replace(): Promise<void> {
    for (const [id, pending] of this.#pending) {
      pending.repeats += 1;
      if (pending.repeats <= REPEATS) continue;
      this.#pending.delete(id);
      pending.reject(new Error('The thread of the coach ended while it worked on this'));
    }
    const pause = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (this.#deaths - 1));
    await setTimeout(pause, undefined, { ref: false });
    if (!this.#ended) this.#start();
  }

  #receive(message: FromThread): void {
    if (message.type === 'log') {
      this.#logger[message.level](message.fields, message.message);
      return;
    }
    if (message.type === 'usage') {
      this.#listeners.get(message.id)?.(message.usage);
      return;
    }
    if (message.type === 'over') {
      this.#listeners.delete(message.id);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === 'answer') pending?.resolve(message.value);
    else pending?.reject(message.error);
  }
}

/** A coach for a server. Its verbs are those of `createCoach`; `dispose` ends the thread. */
export function createThreadedCoach({
  script,
  library,
  sentenceModelPath,
  passageModelPath,
  ...options
}: ThreadedCoachOptions): RunningCoach {
  const { openai, logger = SILENT } = options;
  const thread = new TaskThread(
    script,
    {
      sentenceModelPath,
      passageModelPath,
      ...(openai === undefined ? {} : { openai }),
      ...(library === undefined ? {} : { library }),
    },
    logger,
  );
  const tasks: CoachTasks = {
    compose: (context, call) => thread.call('compose', [context], call),
    prompt: (context, contextTokens, call) => thread.call('prompt', [context, contextTokens], call),
    tip: (context, draft, speed, call) => thread.call('tip', [context, draft, speed], call),
    assess: (context, how, call) => thread.call('assess', [context, how], call),
    compare: (original, branch, point, call) => thread.call('compare', [original, branch, point], call),
    draftScenario: (template, call) => thread.call('draftScenario', [template], call),
    draftFromBrief: (brief, person, about, call) => thread.call('draftFromBrief', [brief, person, about], call),
    prepare: (scenario, person) => thread.call('prepare', [scenario, person]),
    warm: (scenarios) => thread.call('warm', [scenarios]),
    dispose: () => thread.end(),
  };
  return coachOver(tasks, options);
}
