/** What runs in the worker threads of start-sentence-thread.ts: a model computes here, and blocks nobody else. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { loadPassageModel } from './passage-model.ts';
import { loadSentenceModel } from './sentence-model.ts';

const { reads, ...options } = z
  .object({ modelPath: z.string(), reads: z.enum(['texts', 'passages']) })
  .parse(workerData);

const textsSchema = z.array(z.string());
const passageSchema = z.object({ about: z.string(), sentences: z.array(z.string()) });
const taskSchema = z.union([z.literal('end'), z.object({ id: z.number(), asked: z.unknown() })]);

/** What is made of a task, by the model that this thread has. */
async function load(): Promise<(asked: unknown) => Promise<unknown>> {
  if (reads === 'passages') {
    const model = await loadPassageModel(options);
    return (asked) => model.read(passageSchema.parse(asked));
  }
  const model = await loadSentenceModel(options);
  return (asked) => model.embed(textsSchema.parse(asked));
}

const loading = load();
// Whoever asks is told; a model that nobody has asked anything is no reason to end the process.
loading.catch(() => undefined);

const answer = async (asked: unknown) => {
  try {
    const make = await loading;
    return { made: await make(asked) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (message: unknown) => {
  const task = taskSchema.parse(message);
  if (task === 'end') parentPort?.close();
  else void answer(task.asked).then((made) => parentPort?.postMessage({ id: task.id, ...made }, []));
});
