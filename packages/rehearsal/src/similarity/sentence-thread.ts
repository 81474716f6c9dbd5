/** What runs in the worker thread of `startSentenceThread`: the model computes here, and blocks nobody else. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { loadSentenceModel } from './sentence-model.ts';

const options = z.object({ modelPath: z.string() }).parse(workerData);
const taskSchema = z.union([z.literal('end'), z.object({ id: z.number(), texts: z.array(z.string()) })]);
const loading = loadSentenceModel(options);
// Whoever asks is told; a model that nobody has asked anything is no reason to end the process.
loading.catch(() => undefined);

const answer = async (texts: readonly string[]) => {
  try {
    const model = await loading;
    return { vectors: await model.embed(texts) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (message: unknown) => {
  const task = taskSchema.parse(message);
  if (task === 'end') parentPort?.close();
  else void answer(task.texts).then((made) => parentPort?.postMessage({ id: task.id, ...made }, []));
});
