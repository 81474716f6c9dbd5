/**
 * The passage model, all-mpnet-base-v2 (sentence-transformers, Apache-2.0): it reads each sentence of a text in the light of all
 * others, and of whom the text is about (decisions 0046 and 0052). The weights are no part of the repository:
 * tools/passage-model brings them, and only that one file is taken. Imported with its ending, as sentence-model.ts is.
 */
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { checkPassageModel } from './model-file.ts';
import { readPassageAdapter } from './passage-adapter.ts';
import { through } from './passage-heads.ts';
import { editsOf, type Phrase, phraseIn, type WordEdit } from './passage-words.ts';
import { SESSION, type SentenceModelOptions } from './sentence-model.ts';
import { createTokenizer } from './tokenizer.ts';
import { tokensByWord, type WordTokens } from './word-tokens.ts';

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
  /** What the other person is, and where they work; null where the text doesn't tell it. */
  readonly role: Phrase | null;
  readonly organisation: Phrase | null;
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
  /** Whether it tells what lies behind a position of theirs, hidden or not. */
  readonly behind: number;
  /** Whether it holds a fact of the case that the talk may turn on. */
  readonly fact: number;
  /** How the other person would say it: what becomes of each of its words and signs. */
  readonly said: readonly WordEdit[];
  /** The same where it is put as what is wanted of them. */
  readonly wanted: readonly WordEdit[];
}

export interface PassageModel {
  /**
   * Blocks the calling thread while it computes, some 0.8 s for 260 words on a busy core, a part at a time between which
   * the thread is free: it belongs in a worker thread.
   */
  read(passage: Passage): Promise<PassageReading>;
  /** Gives its memory back. Nothing may be read afterwards. */
  dispose(): Promise<void>;
}

/** The length of a vector. */
const WIDTH = 768;
/** What the model holds at once. */
const TOKENS = 512;
/** Its own tokens; those of the tokenizer stand behind four of them. */
const BEGIN = 0;
const END = 2;
const SHIFT = 4;
/** Its first position. */
const FIRST = 2;
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
  const vector = new Float32Array(2 * WIDTH);
  for (let index = 0; index < WIDTH; index += 1) {
    let sum = 0;
    for (let token = from; token < from + count; token += 1) sum += states[token * WIDTH + index] ?? 0;
    vector[index] = sum / count;
    vector[WIDTH + index] = states[(from + count - 1) * WIDTH + index] ?? 0;
  }
  return vector;
}

const surer = (left: Phrase | null, right: Phrase | null): Phrase | null =>
  (right?.sure ?? 0) > (left?.sure ?? 0) ? right : left;

/** How far apart is told one by one up to there, from there on in ever wider steps, up to the farthest. */
const NEAR = 8;
const FAR = 128;
const STEPS = 16;
/** In which of the model's steps a token lies from another one: those behind it first, then those ahead. */
function stepOf(ahead: number): number {
  const far = Math.abs(ahead);
  const step = far < NEAR ? far : NEAR + Math.trunc((Math.log(far / NEAR) / Math.log(FAR / NEAR)) * (STEPS - NEAR));
  return (ahead > 0 ? STEPS : 0) + Math.min(step, STEPS - 1);
}

const NO_WORDS: WordTokens = { words: [], places: [], starts: [], ids: [] };

/** What the model is given of one text. */
function inputsOf(ids: readonly number[]): Record<string, Tensor> {
  const count = ids.length;
  const buckets = new BigInt64Array(count * count);
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) buckets[row * count + column] = BigInt(stepOf(column - row));
  return {
    ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, count]),
    positions: new Tensor(
      'int64',
      BigInt64Array.from(ids, (_, at) => BigInt(at + FIRST)),
      [1, count],
    ),
    buckets: new Tensor('int64', buckets, [1, count, count]),
    mask: new Tensor('float32', new Float32Array(count * count), [1, count, count]),
  };
}

/**
 * Loads the model: about a second of computing.
 * @throws Error where the file is missing or is another one, or the runtime can't be loaded
 */
export async function loadPassageModel({ modelPath }: SentenceModelOptions): Promise<PassageModel> {
  await checkPassageModel(modelPath);
  const words = createTokenizer();
  /** Without what begins and ends a text. */
  const tokensOf = (text: string): number[] =>
    words(text)
      .slice(1, -1)
      .map((token) => token + SHIFT);
  const { matrices, head, rewording } = await readPassageAdapter();
  const [purposes, knowers, hidden] = [head('purposes'), head('knowers'), head('hidden')];
  const [ranked, behind, fact] = [head('ranked'), head('behind'), head('fact')];
  const [about, roles, houses] = [head('about'), head('role'), head('organisation')];
  const [said, wanted] = [rewording('said'), rewording('wanted')];
  const session = await InferenceSession.create(modelPath, SESSION);
  const statesOf = async (ids: readonly number[]): Promise<Float32Array> => {
    const { states } = await session.run({ ...inputsOf(ids), ...matrices });
    if (!states || !(states.data instanceof Float32Array)) throw new Error('The passage model answered no vectors');
    return states.data;
  };
  return {
    async read(passage) {
      const name = [BEGIN, ...tokensOf(passage.about).slice(0, NAME_TOKENS), END];
      const room = TOKENS - name.length;
      // With what stands before it read again, too.
      const most = room - AGAIN - 1;
      const sentences = passage.sentences.map((sentence) => tokensByWord(sentence, tokensOf));
      const tokens = sentences.map(({ ids }) => ids.slice(0, most));
      const read: SentenceReading[] = [];
      const parts = partsOf(tokens, room);
      let likely = 0;
      const found: { role: Phrase | null; organisation: Phrase | null } = { role: null, organisation: null };
      for (const [from, to] of parts) {
        const ids = [...name];
        for (const sentence of tokens.slice(from, to)) ids.push(...sentence, END);
        const states = await statesOf(ids);
        likely += (through(about, states.subarray(0, WIDTH))[0] ?? 0) / parts.length;
        let at = name.length;
        for (let sentence = from; sentence < to; sentence += 1) {
          const count = (tokens[sentence]?.length ?? 0) + 1;
          const vector = sentenceVector(states, at, count);
          // Of what is longer than the model holds nothing is told word by word.
          const whole = sentences[sentence];
          const words = whole === undefined || whole.ids.length > most ? NO_WORDS : whole;
          const first = at;
          const vectors = words.starts.map((start) =>
            states.subarray((first + start) * WIDTH, (first + start + 1) * WIDTH),
          );
          read[sentence] = {
            purposes: through(purposes, vector),
            knowers: through(knowers, vector),
            hidden: through(hidden, vector)[0] ?? 0,
            ranked: through(ranked, vector)[0] ?? 0,
            behind: through(behind, vector)[0] ?? 0,
            fact: through(fact, vector)[0] ?? 0,
            said: editsOf(words, vectors, said),
            wanted: editsOf(words, vectors, wanted),
          };
          const text = passage.sentences[sentence] ?? '';
          found.role = surer(found.role, phraseIn(text, words, vectors, roles));
          found.organisation = surer(found.organisation, phraseIn(text, words, vectors, houses));
          at += count;
        }
      }
      return { about: likely, sentences: read, ...found };
    },
    dispose: () => session.release(),
  };
}
