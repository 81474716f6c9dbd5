/** The engine behind an OpenAI-compatible provider: it judges, gives tips and drafts. State and score are the same code as ever. */
import type { Delay } from '@parley/rehearsal';
import { outsideTurn } from '@parley/rehearsal/scheduling';
import type { Meaning } from '@parley/rehearsal/similarity';
import { understand } from '@parley/rehearsal/understanding';
import type { OpenAiOptions } from '@parley/shared';
import type { CoachLogger, Engine } from '../engine';
import type { CallOptions } from '../types';
import { createContextLength } from './context-length';
import { draftByModel } from './draft';
import { draftBriefByModel } from './draft-brief';
import { ProviderTimeout } from './faults';
import { judgeByModel } from './judge';
import { DEFAULT_TIMEOUTS } from './options';
import { createProvider } from './provider';
import { createRest } from './rest';
import { reviewByModel } from './review';
import { createStructured } from './structured';
import { tipByModel } from './tip-by-model';

export interface OpenAiParts {
  readonly options: OpenAiOptions;
  readonly meaning: Meaning;
  readonly logger: CoachLogger;
  readonly delay: Delay;
  readonly fetch?: typeof fetch;
}

/** Judging and drafting throw when the provider fails; the coach falls back and says so. */
export function createOpenAiEngine({ options, meaning, logger, delay, fetch }: OpenAiParts): Engine {
  const parts = { options, logger, delay, ...(fetch === undefined ? {} : { fetch }) };
  const provider = createProvider(parts);
  const structured = createStructured(provider, logger);
  // Asked for often, and at their own risk: a tip that fails keeps nobody from a report.
  const forTips = createStructured(createProvider(parts), logger);
  const { assessment: assessmentMs, draft: draftMs, tip: tipMs } = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const length = createContextLength(options, logger);
  const withinContext = async <T>(task: (tokens: number) => Promise<T>): Promise<T> => {
    try {
      return await task(length.tokens);
    } catch (error) {
      if (!length.learns(error)) throw error;
      return task(length.tokens);
    }
  };

  /** Somebody waits: a model that is too slow gives way in time. @throws ProviderTimeout when it is */
  const within = async <T>(
    stage: 'assessment' | 'draft' | 'tip',
    ms: number,
    call: CallOptions,
    work: (call: CallOptions) => Promise<T>,
  ): Promise<T> => {
    const slow = AbortSignal.timeout(ms);
    const signal = call.signal === undefined ? slow : AbortSignal.any([call.signal, slow]);
    try {
      return await work({ ...call, signal });
    } catch (error) {
      if (slow.aborted && call.signal?.aborted !== true) throw new ProviderTimeout(stage, ms);
      throw error;
    }
  };

  const tips = createRest(Date.now);

  return {
    id: 'openai',
    model: options.model,
    async judge(context, call, speed = null) {
      const { value: builtIn, byWordsAlone } = await meaning.use((similarity) =>
        understand(context, similarity, call.signal),
      );
      const assessment = await within('assessment', assessmentMs, call, (timed) =>
        outsideTurn(() =>
          withinContext((tokens) =>
            judgeByModel(
              context,
              {
                structured,
                contextTokens: tokens,
                builtIn,
                logger,
                speed: provider.speed() ?? speed,
                limit: assessmentMs,
              },
              timed,
            ),
          ),
        ),
      );
      return { ...assessment, byWordsAlone };
    },
    async tip(context, draft, call, speed) {
      if (tips.resting) return null;
      try {
        return await within('tip', tipMs, call, (timed) =>
          withinContext((tokens) =>
            tipByModel(
              context,
              draft,
              { structured: forTips, contextTokens: tokens, speed, limit: tipMs, onAnswer: () => tips.came() },
              timed,
            ),
          ),
        );
      } catch (error) {
        call.signal?.throwIfAborted();
        if (error instanceof ProviderTimeout) tips.late();
        logger.info({ err: error }, 'The provider gave no tip; the built-in one stands');
        return null;
      }
    },
    review: (context, report, call, speed, spentMs) =>
      within('assessment', Math.max(1, Math.round(assessmentMs - spentMs)), call, (timed) =>
        outsideTurn(() =>
          reviewByModel(
            context,
            report,
            {
              structured,
              contextTokens: length.tokens,
              speed: provider.speed() ?? speed,
              limit: assessmentMs - spentMs,
            },
            timed,
          ),
        ),
      ),
    draftScenario: (template, call) =>
      within('draft', draftMs, call, (timed) =>
        withinContext((tokens) => draftByModel(template, structured, tokens, timed)),
      ),
    draftFromBrief: (brief, about, call) =>
      within('draft', draftMs, call, (timed) =>
        withinContext((tokens) =>
          draftBriefByModel(
            brief,
            { about, structured, meaning, contextTokens: tokens, limit: draftMs, logger },
            timed,
          ),
        ),
      ),
  };
}
