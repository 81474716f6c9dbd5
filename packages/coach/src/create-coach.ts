/** The coach that the API holds (architecture §4). */
import type { Feedback } from '@parley/shared';
import { type CoachLogger, type Engine, SILENT } from './engine';
import { createRehearsalEngine } from './rehearsal/engine';
import { parseText } from './language/parse';
import { type Delay, realDelay } from './rehearsal/pace';
import { score } from './scoring/score';
import { createEmbeddingSimilarity } from './similarity/embedding';
import type { Similarity } from './similarity/similarity';
import type { Coach } from './types';
import { EXAMPLES } from './understanding/phrases';

export interface CoachOptions {
  readonly logger?: CoachLogger;
  /** How the built-in stakeholder waits between words; tests pass one that doesn't. */
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

/** Without a key the built-in engine does everything; no network is touched. */
export function createCoach(options: CoachOptions = {}): RunningCoach {
  const logger = options.logger ?? SILENT;
  const similarity =
    options.similarity ??
    createEmbeddingSimilarity({
      onUnavailable: (error) => logger.warn({ err: error }, 'Sentence embeddings are not available; the coach compares words instead'),
    });
  const engine: Engine = createRehearsalEngine({ similarity, delay: options.delay ?? realDelay });
  return {
    engine: engine.id,
    model: engine.model,
    reply: (context, call = {}) => engine.reply(context, call),
    tip: (context, draft, call = {}) => engine.tip(context, draft, call),
    async assess(context, call = {}): Promise<Feedback> {
      const assessment = await engine.judge(context, call);
      return score(assessment, context.scenario, context.messages, { engine: engine.id, model: engine.model, engineNote: null, now: call.now ?? new Date() });
    },
    draftScenario: (template, call = {}) => engine.draftScenario(template, call),
    warm: () => {
      parseText('The first of October is gone, and I will send you the new date by Friday.');
      return similarity.prepare(Object.values(EXAMPLES).flat());
    },
    dispose: () => similarity.dispose(),
  };
}
