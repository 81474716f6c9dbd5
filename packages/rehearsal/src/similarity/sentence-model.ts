/**
 * all-MiniLM-L6-v2 (sentence-transformers, Apache-2.0), its weights kept as int8, on onnxruntime-node. The weights are
 * no part of the repository: tools/services/models.ts brings them, and only that one file is taken.
 *
 * Files are imported with their ending, so that a worker thread of Node.js can load this one as it stands.
 */
import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { adaptedModel } from './adapter.ts';
import { checkSentenceModel, DIMENSIONS, SENTENCE_MODEL_NAME } from './model-file.ts';
import { createTokenizer } from './tokenizer.ts';

/** Texts in one run. More gain nothing from 15 words on, and the calling thread is blocked for as long as a run takes. */
const BATCH = 8;

export interface SentenceModelOptions {
  /** The ONNX file. */
  readonly modelPath: string;
}

export interface SentenceModel {
  /** Names the model and all that changes its vectors. */
  readonly name: string;
  /**
   * Two vectors of unit length a text, joined, in their order: where it lies, and where it lies by what it means (decision
   * 0038), whatever they are embedded together with. Blocks the calling thread while it computes (a run of up to eight texts
   * at a time, between which the thread is free): it belongs in a worker thread. Of a text the first 400 characters are read.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Gives its memory back. Nothing may be embedded afterwards. */
  dispose(): Promise<void>;
}

/** How the model computes: the thread that asks computes alone. */
export const SESSION: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
};

/** The vectors of all tokens of some texts, each text as wide as the widest, one token after the other. */
export async function statesOf(
  session: InferenceSession,
  batch: readonly (readonly number[])[],
): Promise<Float32Array> {
  const width = Math.max(...batch.map((ids) => ids.length));
  const ids = new BigInt64Array(batch.length * width);
  const mask = new BigInt64Array(batch.length * width);
  batch.forEach((tokens, row) =>
    tokens.forEach((token, column) => {
      ids[row * width + column] = BigInt(token);
      mask[row * width + column] = 1n;
    }),
  );
  const shape = [batch.length, width];
  const { last_hidden_state: states } = await session.run({
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  });
  if (!states || !(states.data instanceof Float32Array)) throw new Error('The sentence model answered no vectors');
  return states.data;
}

/** The mean of a text's token vectors, padding left out, at unit length. */
function pooled(states: Float32Array, from: number, tokens: number): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (let token = 0; token < tokens; token += 1) {
    const at = from + token * DIMENSIONS;
    for (let index = 0; index < DIMENSIONS; index += 1)
      vector[index] = (vector[index] ?? 0) + (states[at + index] ?? 0);
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/**
 * Loads the model: about a second of computing.
 * @throws Error where the file is missing or is another one, or the runtime can't be loaded
 */
export async function loadSentenceModel({ modelPath }: SentenceModelOptions): Promise<SentenceModel> {
  await checkSentenceModel(modelPath);
  const tokensOf = createTokenizer();
  const session = await InferenceSession.create(modelPath, SESSION);
  const model = await adaptedModel(await readFile(modelPath));
  const adapted = await InferenceSession.create(model, SESSION);

  const run = async (batch: readonly (readonly number[])[]): Promise<Float32Array[]> => {
    const width = Math.max(...batch.map((ids) => ids.length));
    const made = batch.map(() => new Float32Array(2 * DIMENSIONS));
    for (const [at, one] of [session, adapted].entries()) {
      const data = await statesOf(one, batch);
      batch.forEach((tokens, row) =>
        made[row]?.set(pooled(data, row * width * DIMENSIONS, tokens.length), at * DIMENSIONS),
      );
    }
    return made;
  };

  return {
    name: SENTENCE_MODEL_NAME,
    async embed(texts) {
      // By length, so that little of a run is padding.
      const queue = texts
        .map((text, place) => ({ place, ids: tokensOf(text) }))
        .toSorted((left, right) => left.ids.length - right.ids.length);
      const vectors: Float32Array[] = texts.map(() => new Float32Array());
      for (let start = 0; start < queue.length; start += BATCH) {
        const batch = queue.slice(start, start + BATCH);
        const made = await run(batch.map(({ ids }) => ids));
        batch.forEach(({ place }, row) => {
          const vector = made[row];
          if (vector) vectors[place] = vector;
        });
      }
      return vectors;
    },
    async dispose() {
      await session.release();
      await adapted.release();
    },
  };
}
