/** The thread that computes for a server's coach: its entry point. It ends when it is told to, or with its parent. */
import { parentPort, workerData } from 'node:worker_threads';
import type { VectorStore } from '@parley/rehearsal/similarity';
import { tasksOf } from '../create-coach';
import type { CoachLogger } from '../engine';
import { bringLibrary } from '../library';
import type { CallOptions } from '../types';
import { goBehind } from './priority';
import type { FromThread, TaskArguments, TaskName, ThreadSettings, ToThread } from './protocol';

if (parentPort === null) throw new Error('The coach thread has to be started by createThreadedCoach');
const port = parentPort;
const post = (message: FromThread): void => port.postMessage(message);

/** What can't be cloned is told in words. */
function told(fields: object): object {
  try {
    return structuredClone(fields);
  } catch {
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  }
}
const logger: CoachLogger = {
  info: (fields, message) => post({ type: 'log', level: 'info', fields: told(fields), message }),
  warn: (fields, message) => post({ type: 'log', level: 'warn', fields: told(fields), message }),
};

goBehind();
const { sentenceModelPath, passageModelPath, openai, library }: ThreadSettings = workerData;

/** What of the library was computed ahead. Without it the coach works as well, once it has read. */
function vectorsOfLibrary(): VectorStore | undefined {
  if (library === undefined) return undefined;
  try {
    return bringLibrary(library);
  } catch (error) {
    logger.warn({ err: error, library }, 'What was computed of the library is not there; cases are read as they come');
    return undefined;
  }
}
const vectors = vectorsOfLibrary();
const tasks = tasksOf({
  logger,
  sentenceModelPath,
  passageModelPath,
  ...(openai === undefined ? {} : { openai }),
  ...(vectors === undefined ? {} : { vectors }),
});
const running = new Map<number, AbortController>();

type Called = { readonly [Name in TaskName]: (args: TaskArguments<Name>, call: CallOptions) => Promise<unknown> };
const called: Called = {
  compose: (args, call) => tasks.compose(...args, call),
  prompt: (args, call) => tasks.prompt(...args, call),
  tip: (args, call) => tasks.tip(...args, call),
  assess: (args, call) => tasks.assess(...args, call),
  compare: (args, call) => tasks.compare(...args, call),
  draftScenario: (args, call) => tasks.draftScenario(...args, call),
  draftFromBrief: (args, call) => tasks.draftFromBrief(...args, call),
  prepare: (args) => tasks.prepare(...args),
  warm: (args) => tasks.warm(...args),
};

async function answer(id: number, task: TaskName, args: readonly unknown[]): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  try {
    const run = called[task] as (args: readonly unknown[], call: CallOptions) => Promise<unknown>;
    const value = await run(args, { signal: abort.signal, onUsage: (usage) => post({ type: 'usage', id, usage }) });
    post({ type: 'answer', id, value });
  } catch (error) {
    if (!abort.signal.aborted) post({ type: 'failure', id, error: error instanceof Error ? error : String(error) });
  } finally {
    running.delete(id);
    post({ type: 'over', id });
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'call') void answer(message.id, message.task, message.args);
  else if (message.type === 'abort') running.get(message.id)?.abort(new Error('Nobody waits for it any more'));
  else void tasks.dispose().finally(() => port.close());
});
