/** The coach that the API holds (product §11). */
import type { Feedback } from '@parley/shared';
import { type CoachLogger, type Engine, SILENT } from './engine';
import { createOpenAiEngine } from './openai/engine';
import type { OpenAiOptions } from './openai/options';
import { createRehearsalEngine } from './rehearsal/engine';
import { parseGently, parseText } from './language/parse';
import { ASIDE_TEXTS } from './rehearsal/aside';
import { type Delay, realDelay } from './rehearsal/pace';
import { replyTexts } from './rehearsal/reply';
import { compareLines } from './rewind/compare';
import { score } from './scoring/score';
import { createEmbeddingSimilarity } from './similarity/embedding';
import type { Similarity } from './similarity/similarity';
import type { CallOptions, Coach, CoachContext } from './types';
import { caseIndexOf, textsOf } from './understanding/case-index';
import { EXAMPLES } from './understanding/phrases';
import { nextTurn, textsToPrepare, understand } from './understanding/understand';

export interface CoachOptions {
  /** The provider; without it the built-in engine does everything and no network is touched. */
  readonly openai?: OpenAiOptions;
  readonly logger?: CoachLogger;
  readonly fetch?: typeof fetch;
  /** How the built-in stakeholder waits between words, and how long a retry waits; tests pass one that doesn't. */
  readonly delay?: Delay;
  /** How meaning is compared; by default sentence embeddings in a worker thread. */
  readonly similarity?: Similarity;
}

export interface RunningCoach extends Coach {
  /** Loads the language model ahead of the first call, which otherwise waits for it (about 2 s). Never fails. */
  warm(): Promise<void>;
  /** Ends the thread it holds. */
  dispose(): Promise<void>;
}

/** Texts that are read in one go: some 150 ms for which others wait. */
const STEP = 8;

const SCORED_BUILT_IN = 'The AI provider could not judge this conversation, so the built-in engine did.';

/** One coach for a process. Aborted calls reject with the signal's reason; a provider that fails is never an error to the caller. */
export function createCoach(options: CoachOptions = {}): RunningCoach {
  const logger = options.logger ?? SILENT;
  const delay = options.delay ?? realDelay;
  const similarity =
    options.similarity ??
    createEmbeddingSimilarity({
      onUnavailable: (error) =>
        logger.warn({ err: error }, 'Sentence embeddings are not available; the coach compares words instead'),
    });
  const builtIn = createRehearsalEngine({ similarity, delay });
  const engine: Engine = options.openai
    ? createOpenAiEngine({
        options: options.openai,
        similarity,
        logger,
        delay,
        fallback: builtIn,
        ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
      })
    : builtIn;

  /** The engine's own answer, or the built-in one's with an honest line. */
  const orBuiltIn = async <T>(
    task: (by: Engine) => Promise<T>,
    call: CallOptions,
  ): Promise<{ value: T; by: Engine; note: string | null }> => {
    try {
      return { value: await task(engine), by: engine, note: null };
    } catch (error) {
      call.signal?.throwIfAborted();
      if (engine === builtIn) throw error;
      logger.warn({ err: error }, 'The provider failed; the built-in engine answers instead');
      return { value: await task(builtIn), by: builtIn, note: SCORED_BUILT_IN };
    }
  };

  return {
    engine: engine.id,
    model: engine.model,
    reply: (context, call = {}) => engine.reply(context, call),
    tip: (context, draft, call = {}) => engine.tip(context, draft, call),
    async assess(context, call = {}): Promise<Feedback> {
      const { value, by, note } = await orBuiltIn((judging) => judging.judge(context, call), call);
      return score(value, context.scenario, context.messages, {
        engine: by.id,
        model: by.model,
        engineNote: note,
        now: call.now ?? new Date(),
      });
    },
    compare: (original, branch, point, call = {}) => compareLines(original, branch, point, similarity, call.signal),
    draftScenario: async (template, call = {}) =>
      (await orBuiltIn((drafting) => drafting.draftScenario(template, call), call)).value,
    async prepare(scenario) {
      const opening: CoachContext = {
        scenario,
        messages: [{ number: 1, role: 'stakeholder', content: scenario.opening }],
        seed: '',
      };
      // Parsed in pieces first: what follows finds every text read.
      await parseGently([...textsOf(scenario), scenario.opening], nextTurn);
      const index = caseIndexOf(scenario);
      const texts = [...new Set([...index.texts, ...replyTexts(scenario), ...textsToPrepare(index, opening.messages)])];
      for (let start = 0; start < texts.length; start += STEP)
        await similarity.prepare(texts.slice(start, start + STEP));
      // Reading the opening compares the texts of the case with each other, in pieces.
      await understand(opening, similarity);
    },
    warm: () => {
      parseText('The first of October is gone, and I will send you the new date by Friday.');
      return similarity.prepare([...Object.values(EXAMPLES).flat(), ...ASIDE_TEXTS]);
    },
    dispose: () => similarity.dispose(),
  };
}
