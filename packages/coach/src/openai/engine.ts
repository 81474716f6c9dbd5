/** The engine behind an OpenAI-compatible provider: it judges and drafts. State, tips and the score are the same code as ever. */
import type { OpenAiOptions } from '@parley/shared';
import type { CoachLogger, Engine } from '../engine';
import type { Delay } from '../rehearsal/pace';
import { outsideTurn } from '../scheduling/fair-turns';
import type { Meaning } from '../similarity/meaning';
import { understand } from '../understanding/understand';
import { createContextLength } from './context-length';
import { draftByModel } from './draft';
import { ProviderTimeout } from './faults';
import { judgeByModel } from './judge';
import { DEFAULT_TIMEOUTS } from './options';
import { createProvider } from './provider';
import { createStructured } from './structured';

export interface OpenAiParts {
  readonly options: OpenAiOptions;
  readonly meaning: Meaning;
  readonly logger: CoachLogger;
  readonly delay: Delay;
  readonly fetch?: typeof fetch;
}

/** Both verbs throw when the provider fails; the coach falls back and says so. */
export function createOpenAiEngine({ options, meaning, logger, delay, fetch }: OpenAiParts): Engine {
  const provider = createProvider({ options, logger, delay, ...(fetch === undefined ? {} : { fetch }) });
  const structured = createStructured(provider, logger);
  const assessmentMs = options.timeouts?.assessment ?? DEFAULT_TIMEOUTS.assessment;
  const length = createContextLength(options, logger);
  const withinContext = async <T>(task: (tokens: number) => Promise<T>): Promise<T> => {
    try {
      return await task(length.tokens);
    } catch (error) {
      if (!length.learns(error)) throw error;
      return task(length.tokens);
    }
  };

  return {
    id: 'openai',
    model: options.model,
    async judge(context, call) {
      const { value: builtIn, byWordsAlone } = await meaning.use((similarity) =>
        understand(context, similarity, call.signal),
      );
      // Somebody waits for the report: a model that is too slow for all of its questions gives way in time.
      const slow = AbortSignal.timeout(assessmentMs);
      const signal = call.signal === undefined ? slow : AbortSignal.any([call.signal, slow]);
      try {
        const assessment = await outsideTurn(() =>
          withinContext((tokens) =>
            judgeByModel(context, { structured, contextTokens: tokens, builtIn, logger }, { ...call, signal }),
          ),
        );
        return { ...assessment, byWordsAlone };
      } catch (error) {
        if (slow.aborted && call.signal?.aborted !== true) throw new ProviderTimeout('assessment', assessmentMs);
        throw error;
      }
    },
    draftScenario: (template, call) => withinContext((tokens) => draftByModel(template, structured, tokens, call)),
  };
}
