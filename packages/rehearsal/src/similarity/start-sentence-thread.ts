/** The models in worker threads: a run blocks the thread that asks for it, so it never happens on the event loop. */
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Passage, PassageReading } from './passage-model.ts';
import type { SentenceModelOptions } from './sentence-model.ts';

type Answer<Made> = { readonly id: number; readonly made: Made } | { readonly id: number; readonly error: string };

/** A thread that makes something of what it is asked. */
interface Thread<Asked, Made> {
  ask(asked: Asked): Promise<Made>;
  end(): Promise<void>;
}

export interface SentenceThread {
  /**
   * One vector of unit length a text, in their order; the first call waits for the model to be loaded.
   * @throws Error where the model can't be loaded or the thread has ended
   */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** Ends the thread as soon as it is done with what it computes; what waits is rejected. However often it is called. */
  end(): Promise<void>;
}

export interface PassageThread {
  /**
   * What the model makes of a whole text; the first call waits for the model to be loaded.
   * @throws Error where the model can't be loaded or the thread has ended
   */
  read(passage: Passage): Promise<PassageReading>;
  /** As of a SentenceThread. */
  end(): Promise<void>;
}

/** What the thread gets to finish a run, or loading (ms). */
const ENDING_MS = 10_000;

/** Beside this file, as it is written or as it is bundled (apps/api/build.mjs). */
function threadFile(): { file: URL; execArgv: string[] } {
  const ending = extname(import.meta.url);
  const file = new URL(`./sentence-thread${ending}`, import.meta.url);
  return { file, execArgv: ending === '.ts' ? ['--experimental-strip-types', '--no-warnings'] : [] };
}

/** Starts the thread. It lets the process end whenever nothing is asked of it. */
function startThread<Asked, Made>(options: SentenceModelOptions, reads: 'texts' | 'passages'): Thread<Asked, Made> {
  const { file, execArgv } = threadFile();
  const worker = new Worker(file, {
    workerData: { ...options, reads },
    execArgv,
    // The model lies outside of what is collected; texts and vectors are few.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const waiting = new Map<number, { resolve: (made: Made) => void; reject: (error: Error) => void }>();
  let next = 0;
  let ended: Error | null = null;
  let ending: Promise<void> | null = null;
  worker.unref();
  worker.on('message', (answer: Answer<Made>) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0 && ending === null) worker.unref();
    if ('made' in answer) asker?.resolve(answer.made);
    else asker?.reject(new Error(answer.error));
  });
  const fail = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread of the sentence model ended with code ${code}`)));
  const finish = async (): Promise<void> => {
    if (ended === null) {
      const over = new Promise((resolve) => worker.once('exit', resolve));
      fail(new Error('The thread of the sentence model has been ended'));
      // Torn out of loading or computing, native code would abort the whole process.
      worker.ref();
      worker.postMessage('end', []);
      await Promise.race([over, setTimeout(ENDING_MS, undefined, { ref: false })]);
    }
    await worker.terminate();
  };
  return {
    ask(asked) {
      if (ended) return Promise.reject(ended);
      const id = next;
      next += 1;
      worker.ref();
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, asked }, []);
      });
    },
    end() {
      ending ??= finish();
      return ending;
    },
  };
}

/** Starts a thread that makes vectors of texts. */
export function startSentenceThread(options: SentenceModelOptions): SentenceThread {
  const thread = startThread<readonly string[], readonly Float32Array[]>(options, 'texts');
  return { embed: (texts) => thread.ask(texts), end: () => thread.end() };
}

/** Starts a thread that reads whole texts. */
export function startPassageThread(options: SentenceModelOptions): PassageThread {
  const thread = startThread<Passage, PassageReading>(options, 'passages');
  return { read: (passage) => thread.ask(passage), end: () => thread.end() };
}
