/** A coach that computes in the thread it is called in: for tests, tools and the thread that a server gives it. */
import { realDelay } from '@parley/rehearsal';
import {
  createEmbeddingSimilarity,
  createMeaning,
  fixedMeaning,
  type Meaning,
  type Similarity,
  type VectorStore,
} from '@parley/rehearsal/similarity';
import { SILENT } from './engine';
import { createLocalTasks } from './local-tasks';
import { coachOver, type RunningCoach, type SpeakingOptions } from './running-coach';
import type { CoachTasks } from './tasks';

export interface CoachOptions extends SpeakingOptions {
  /** The file of the sentence model, where no comparison is given; by default the one in the user's cache. */
  readonly sentenceModelPath?: string | undefined;
  /** The file of the passage model, likewise. */
  readonly passageModelPath?: string | undefined;
  /** How meaning is compared; by default sentence embeddings in a worker thread. */
  readonly similarity?: Similarity;
  /** Where vectors are kept beyond this thread; by default nowhere. */
  readonly vectors?: VectorStore;
}

/** What is said in the log while a model is away. */
const LOST = {
  sentences: 'Sentence embeddings are not available; the coach compares words until they are back',
  passages: 'The passage model is not available; pasted briefs are read sentence by sentence until it is back',
} as const;

function meaningOf({
  similarity,
  sentenceModelPath,
  passageModelPath,
  vectors,
  logger = SILENT,
}: CoachOptions): Meaning {
  if (similarity !== undefined) return fixedMeaning(similarity);
  return createMeaning(
    createEmbeddingSimilarity({
      modelPath: sentenceModelPath,
      passageModelPath,
      ...(vectors === undefined ? {} : { store: vectors }),
      onUnavailable: (error, lost) => logger.warn({ err: error }, LOST[lost]),
    }),
  );
}

/** Everything the coach computes, in this thread. */
export function tasksOf(options: CoachOptions): CoachTasks {
  const { openai, logger = SILENT, fetch, delay = realDelay } = options;
  return createLocalTasks({
    meaning: meaningOf(options),
    logger,
    delay,
    ...(openai === undefined ? {} : { openai }),
    ...(fetch === undefined ? {} : { fetch }),
  });
}

/** One coach. Aborted calls reject with the signal's reason; a provider that fails is never an error to the caller. */
export const createCoach = (options: CoachOptions = {}): RunningCoach => coachOver(tasksOf(options), options);
