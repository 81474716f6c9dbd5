/**
 * The sentence model over a whole text: each sentence is read in the light of all others, and of whom the text is about
 * (decision 0046). Imported with its ending, as sentence-model.ts is.
 */
import { readFile } from 'node:fs/promises';
import { InferenceSession } from 'onnxruntime-node';
import { adaptedModel, type Head, through } from './adapter.ts';
import { checkSentenceModel, DIMENSIONS } from './model-file.ts';
import { SESSION, type SentenceModelOptions, statesOf } from './sentence-model.ts';
import { createTokenizer } from './tokenizer.ts';

/** A text in its sentences, and whom it may be about, as it calls them. */
export interface Passage {
  readonly about: string;
  readonly sentences: readonly string[];
}

/** What the model tells of a passage: logarithms of odds, each with what else may be. */
export interface PassageReading {
  /** Whether it is about whom it was said to be. */
  readonly about: number;
  /** Of each sentence, in their order. */
  readonly sentences: readonly SentenceReading[];
}

export interface SentenceReading {
  /** What it is for, in the order of `PURPOSES`. */
  readonly purposes: readonly number[];
  /** Who knows it, in the order of `KNOWERS`. */
  readonly knowers: readonly number[];
  /** Whether it tells what the other person hides. */
  readonly hidden: number;
  /** Whether it is one of the main worries or demands of the other person. */
  readonly ranked: number;
}

export interface ContextModel {
  /**
   * Blocks the calling thread while it computes, some 0.4 s for 260 words on a busy core, a part at a time between which
   * the thread is free: it belongs in a worker thread.
   */
  read(passage: Passage): Promise<PassageReading>;
  /** Gives its memory back. Nothing may be read afterwards. */
  dispose(): Promise<void>;
}

/** What the model holds at once. */
const TOKENS = 512;
/** Tokens of a name that are read. */
const NAME_TOKENS = 12;
/** Of what stands before a part so much is read with it again. */
const AGAIN = 160;

const length = (sentences: readonly (readonly number[])[]): number =>
  sentences.reduce((sum, ids) => sum + ids.length + 1, 0);

/** Parts of the text, each from a sentence to behind another, as many at once as the model holds; they overlap. */
export function partsOf(
  sentences: readonly (readonly number[])[],
  room: number,
): readonly (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = [];
  let done = 0;
  while (done < sentences.length) {
    let from = done;
    while (from > 0 && length(sentences.slice(from - 1, done)) <= AGAIN) from -= 1;
    if (parts.length === 0) from = 0;
    let to = done + 1;
    while (to < sentences.length && length(sentences.slice(from, to + 1)) <= room) to += 1;
    parts.push([from, to]);
    done = to;
  }
  return parts;
}

/** The mean of a sentence's tokens, and behind it the vector of what closes it. */
function sentenceVector(states: Float32Array, from: number, count: number): Float32Array {
  const vector = new Float32Array(2 * DIMENSIONS);
  for (let index = 0; index < DIMENSIONS; index += 1) {
    let sum = 0;
    for (let token = from; token < from + count; token += 1) sum += states[token * DIMENSIONS + index] ?? 0;
    vector[index] = sum / count;
    vector[DIMENSIONS + index] = states[(from + count - 1) * DIMENSIONS + index] ?? 0;
  }
  return vector;
}

/**
 * Loads the model: about half a second of computing.
 * @throws Error where the file is missing or is another one, or the runtime can't be loaded
 */
export async function loadContextModel({ modelPath }: SentenceModelOptions): Promise<ContextModel> {
  await checkSentenceModel(modelPath);
  const tokensOf = createTokenizer();
  const { model, heads } = await adaptedModel(await readFile(modelPath), 'context');
  const head = (name: string): Head => {
    const found = heads.get(name);
    if (found === undefined) throw new Error(`The adapter tells no ${name}`);
    return found;
  };
  const [purposes, knowers, hidden] = [head('purposes'), head('knowers'), head('hidden')];
  const [ranked, about] = [head('ranked'), head('about')];
  const session = await InferenceSession.create(model, SESSION);
  return {
    async read(passage) {
      const [begin = 0, ...rest] = tokensOf(passage.about);
      const end = rest.at(-1) ?? 0;
      const name = [begin, ...rest.slice(0, -1).slice(0, NAME_TOKENS), end];
      const tokens = passage.sentences.map((sentence) => tokensOf(sentence).slice(1, -1));
      const read: SentenceReading[] = [];
      const parts = partsOf(tokens, TOKENS - name.length);
      let likely = 0;
      for (const [from, to] of parts) {
        const ids = [...name];
        for (const sentence of tokens.slice(from, to)) ids.push(...sentence, end);
        const states = await statesOf(session, [ids]);
        likely += (through(about, states.subarray(0, DIMENSIONS))[0] ?? 0) / parts.length;
        let at = name.length;
        for (let sentence = from; sentence < to; sentence += 1) {
          const count = (tokens[sentence]?.length ?? 0) + 1;
          const vector = sentenceVector(states, at, count);
          read[sentence] = {
            purposes: through(purposes, vector),
            knowers: through(knowers, vector),
            hidden: through(hidden, vector)[0] ?? 0,
            ranked: through(ranked, vector)[0] ?? 0,
          };
          at += count;
        }
      }
      return { about: likely, sentences: read };
    },
    dispose: () => session.release(),
  };
}
