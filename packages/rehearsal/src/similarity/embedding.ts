/**
 * Sentence embeddings in a worker thread. The model takes some 20 ms a sentence, in two runs (decision 0038), of pure
 * computing, which would stall every stream of the process, so it never runs on the event loop. The thread starts with the
 * first text and lets the process end whenever nothing is asked of it.
 */
import { before, currentTurn, outsideTurn, type Turn } from '../scheduling/fair-turns';
import { likeness } from './calibration';
import { cachedPassageModel, cachedSentenceModel, DIMENSIONS, SENTENCE_MODEL_NAME, tokensAbout } from './model-file.ts';
import { createPassageReader, type PassageReader } from './passage-reader';
import type { Similarity } from './similarity';
import { startSentenceThread } from './start-sentence-thread';
import type { VectorStore } from './vector-store';

/** Texts and tokens in one run, at most: some 50 ms, after which somebody else's texts may go first. */
const BATCH = 16;
const BATCH_TOKENS = 240;
/** How long the model stays away after it was lost (ms): doubled with every loss in a row, up to the longest. */
const SHORTEST_ABSENCE_MS = 1_000;
const LONGEST_ABSENCE_MS = 60_000;
/**
 * Some 60 MB. A conversation needs about 3,500 texts, so what one reading has prepared is still there when it
 * compares, and that of five others; what was forgotten is read again from what the build has packed.
 */
const VECTORS_KEPT = 20_000;

/** A text's vector and, beside it, the one by what it means: what is kept is both, one after the other. */
const plain = (both: Float32Array): Float32Array => both.subarray(0, DIMENSIONS);
const adapted = (both: Float32Array): Float32Array => (both.length > DIMENSIONS ? both.subarray(DIMENSIONS) : both);

/**
 * The same texts by their length, so that little of a run is padding, and the first of them by chance: processes that share a
 * store don't make the same ones at the same time.
 */
function begunAnywhere(texts: ReadonlySet<string>): ReadonlySet<string> {
  if (texts.size <= BATCH) return texts;
  const all = [...texts].toSorted((left, right) => tokensAbout(left) - tokensAbout(right));
  const at = Math.floor(Math.random() * all.length);
  return new Set([...all.slice(at), ...all.slice(0, at)]);
}

/** The dot product of unit vectors is their cosine; what is joined to them is left out. */
function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  const length = Math.min(left.length, DIMENSIONS);
  for (let index = 0; index < length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 || Math.abs(length - 1) < 1e-6 ? vector : vector.map((value) => value / length);
}

/** Vectors could not be made. Whoever prepared may compare words instead, and has to begin anew for that. */
export class MeaningUnavailable extends Error {}

/** Computes vectors; may fail as a whole. */
export interface Embedder {
  /** One vector a text, in their order; the one by what it means joined to it, where there is one. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
  end(): Promise<void>;
}

export interface EmbeddingOptions {
  /** The file of the sentence model; by default the one in the user's cache. */
  readonly modelPath?: string | undefined;
  /** The file of the passage model; by default the one in the user's cache. */
  readonly passageModelPath?: string | undefined;
  /** Told each time a model is lost; it is started again by itself. */
  readonly onUnavailable?: (error: unknown, lost: 'sentences' | 'passages') => void;
  /** Where vectors are kept beyond this process; by default nowhere. */
  readonly store?: VectorStore;
  /** Starts what computes vectors; by default the model in a thread of its own. */
  readonly start?: () => Embedder;
  /** What reads whole texts; by default the model in another thread, while it is asked. */
  readonly passages?: PassageReader;
  /** A clock in ms that never goes back. */
  readonly now?: () => number;
}

export interface EmbeddingSimilarity extends Similarity {
  /** False while the model is away: `prepare` then rejects for texts that have no vector yet. */
  readonly available: boolean;
  /** Loads the model ahead of the first text. @throws MeaningUnavailable where it can't be had */
  load(): Promise<void>;
}

/** Texts that one call of `prepare` waits for. */
interface Request {
  readonly open: Set<string>;
  readonly turn: Turn | undefined;
  readonly order: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function first(left: Request, right: Request): number {
  if (left.turn !== undefined && right.turn !== undefined)
    return before(left.turn, right.turn) || left.order - right.order;
  return left.order - right.order;
}

/**
 * Meaning by the nearest vector. Texts wait by person and by urgency, as turns do, and go out in small runs: a long
 * message of one person never stands before a short one of another for longer than a run. What nobody waits for any
 * more (an aborted signal) is not computed.
 */
export function createEmbeddingSimilarity({
  modelPath = cachedSentenceModel(),
  passageModelPath = cachedPassageModel(),
  onUnavailable,
  store,
  start = () => startSentenceThread({ modelPath }),
  passages = createPassageReader({ modelPath: passageModelPath }),
  now = () => performance.now(),
}: EmbeddingOptions = {}): EmbeddingSimilarity {
  const vectors = new Map<string, Float32Array>();
  const requests = new Set<Request>();
  let embedder: Embedder | null = null;
  /** Why the model was lost last, and when it is tried again. */
  let fault: MeaningUnavailable | null = null;
  let backAt = Number.NEGATIVE_INFINITY;
  let losses = 0;
  let running = false;
  let ended = false;
  let order = 0;

  /** What was asked for now is the newest; the oldest go first. */
  const keep = (text: string, vector: Float32Array): void => {
    vectors.delete(text);
    vectors.set(text, vector);
    if (vectors.size <= VECTORS_KEPT) return;
    const oldest = vectors.keys().next();
    if (oldest.done !== true) vectors.delete(oldest.value);
  };

  const lose = (error: unknown): void => {
    fault = new MeaningUnavailable('Sentence embeddings are not available', { cause: error });
    losses += 1;
    for (const request of requests) request.reject(fault);
    requests.clear();
    void embedder?.end();
    embedder = null;
    if (ended) return;
    onUnavailable?.(error, 'sentences');
    const absence = Math.min(LONGEST_ABSENCE_MS, SHORTEST_ABSENCE_MS * 2 ** (losses - 1));
    backAt = now() + absence;
  };

  /** The next texts, of whoever is next; what is left of the run is filled up by those after them. */
  const nextBatch = (): Map<string, Request> => {
    const batch = new Map<string, Request>();
    let tokens = 0;
    for (const request of [...requests].sort(first)) {
      for (const text of request.open) {
        if (batch.has(text)) continue;
        const more = tokensAbout(text);
        if (batch.size > 0 && (batch.size >= BATCH || tokens + more > BATCH_TOKENS)) return batch;
        batch.set(text, request);
        tokens += more;
      }
    }
    return batch;
  };

  /** Charges the time of a run to those whose texts were in it, by their share of it. */
  const charge = (batch: ReadonlyMap<string, Request>, milliseconds: number): void => {
    for (const { turn } of batch.values()) turn?.turns.charge(turn, milliseconds / batch.size);
  };

  const pump = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (requests.size > 0) {
      const batch = nextBatch();
      const texts = [...batch.keys()];
      const began = now();
      try {
        // Another process that shares the store may have made some of them meanwhile.
        const kept = texts.flatMap((text) => {
          const vector = store?.read(SENTENCE_MODEL_NAME, text);
          return vector === undefined ? [] : [[text, vector] as const];
        });
        for (const [text, vector] of kept) keep(text, vector);
        const missing = kept.length === 0 ? texts : texts.filter((text) => !vectors.has(text));
        const answer = missing.length === 0 ? [] : await (embedder ??= start()).embed(missing);
        const made = new Map(
          missing.map((text, at) => {
            const vector = answer[at];
            if (vector === undefined) throw new Error('The embedding thread left out a text');
            return [text, vector.length > DIMENSIONS ? vector : unit(vector)] as const;
          }),
        );
        if (missing.length > 0) losses = 0;
        for (const [text, vector] of made) keep(text, vector);
        if (made.size > 0) store?.write(SENTENCE_MODEL_NAME, made);
      } catch (error) {
        lose(error);
        break;
      }
      charge(batch, now() - began);
      for (const request of requests) {
        for (const text of texts) request.open.delete(text);
        if (request.open.size > 0) continue;
        requests.delete(request);
        request.resolve();
      }
    }
    running = false;
  };

  const computed = (open: Set<string>, turn: Turn | undefined, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      order += 1;
      const leave = (): void => {
        requests.delete(request);
        reject(signal?.reason);
      };
      const settled =
        <Args extends unknown[]>(settle: (...args: Args) => void) =>
        (...args: Args): void => {
          signal?.removeEventListener('abort', leave);
          settle(...args);
        };
      const request: Request = { open, turn, order, resolve: settled(resolve), reject: settled(reject) };
      signal?.addEventListener('abort', leave, { once: true });
      requests.add(request);
      void pump();
    });

  /** Null where one was never prepared. */
  const cosine = (left: string, right: string): number | null => {
    const a = vectors.get(left);
    const b = vectors.get(right);
    return a === undefined || b === undefined ? null : dot(a, b);
  };
  const onScale = (scale: 'matter' | 'manner', left: string, right: string): number => {
    const value = cosine(left, right);
    return value === null ? 0 : likeness(scale, value);
  };

  return {
    name: 'embedding',
    related: 0.4,
    close: 0.55,
    get available() {
      return now() >= backAt;
    },
    load: () => outsideTurn(() => computed(new Set(['Is it there?']), currentTurn(), undefined)),
    async prepare(texts, signal) {
      signal?.throwIfAborted();
      const open = new Set<string>();
      for (const text of new Set(texts)) {
        if (text.trim() === '') continue;
        const known = vectors.get(text) ?? store?.read(SENTENCE_MODEL_NAME, text);
        if (known === undefined) open.add(text);
        else keep(text, known);
      }
      if (open.size === 0) return;
      if (fault !== null && now() < backAt) throw fault;
      const turn = currentTurn();
      await outsideTurn(() => computed(store === undefined ? open : new Set(begunAnywhere(open)), turn, signal));
    },
    vector: (text) => {
      const both = vectors.get(text);
      return both === undefined ? null : plain(both);
    },
    meant: (text) => {
      const both = vectors.get(text);
      return both === undefined ? null : adapted(both);
    },
    compare: (left, right) => onScale('matter', left, right),
    sounds: (text, example) => onScale('manner', text, example),
    cosine: (left, right) => cosine(left, right) ?? 0,
    async readPassage(passage) {
      if (ended) return null;
      try {
        return await outsideTurn(() => passages.read(passage));
      } catch (error) {
        if (!ended) onUnavailable?.(error, 'passages');
        return null;
      }
    },
    async dispose() {
      ended = true;
      await passages.end();
      const last = embedder;
      lose(new Error('disposed of'));
      await last?.end();
    },
  };
}
