/** The engine behind an OpenAI-compatible provider. It speaks and judges; state, tips and the score are the same code as ever. */
import type { CoachLogger, Engine } from '../engine';
import type { Delay } from '../rehearsal/pace';
import { standingOf } from '../rehearsal/reply';
import type { Similarity } from '../similarity/similarity';
import type { CallOptions, CoachContext, ReplyPart } from '../types';
import { caseIndexOf } from '../understanding/case-index';
import { understand } from '../understanding/understand';
import { draftByModel } from './draft';
import { contextNamedIn, isOverflow, ProviderTimeout, UnusableAnswer } from './faults';
import { inRole, OutOfRole } from './guard';
import { judgeByModel } from './judge';
import { DEFAULT_CONTEXT_TOKENS, DEFAULT_TIMEOUTS, type OpenAiOptions } from './options';
import { createProvider } from './provider';
import { OWN_WORDS, REPLY_TOKENS, replyPrompt } from './reply-prompt';
import { createStructured } from './structured';

export const NOTICE_BEFORE = 'The AI provider did not answer, so the built-in stakeholder replied.';
export const NOTICE_MIDWAY =
  'The AI provider failed in the middle of this reply; the built-in stakeholder finished it.';
export const NOTICE_ROLE = 'The AI provider’s model left its role, so the built-in stakeholder replied.';

export interface OpenAiParts {
  readonly options: OpenAiOptions;
  readonly similarity: Similarity;
  readonly logger: CoachLogger;
  readonly delay: Delay;
  readonly fetch?: typeof fetch;
  /** What goes on when the provider is away. */
  readonly fallback: Engine;
}

const STOP = ['\nProject manager:', '\nYou:', '\nUser:', '\n<speech>'];

/** `judge` and `draftScenario` throw when the provider fails; the coach falls back and says so. `reply` falls back by itself. */
export function createOpenAiEngine({ options, similarity, logger, delay, fetch, fallback }: OpenAiParts): Engine {
  const provider = createProvider({ options, logger, delay, ...(fetch === undefined ? {} : { fetch }) });
  const structured = createStructured(provider, logger);
  const assessmentMs = options.timeouts?.assessment ?? DEFAULT_TIMEOUTS.assessment;
  let contextTokens = options.contextTokens ?? DEFAULT_CONTEXT_TOKENS;

  /** Learns from a refusal that the model takes less than was thought; true when another try makes sense. */
  const learnsContext = (error: unknown): boolean => {
    if (!isOverflow(error)) return false;
    const named = contextNamedIn(error);
    const smaller = named !== null && named < contextTokens ? named : Math.floor(contextTokens * 0.6);
    if (smaller < 1_000) return false;
    logger.warn(
      { from: contextTokens, to: smaller },
      'The prompt was longer than the provider takes; it is kept shorter from now on',
    );
    contextTokens = smaller;
    return true;
  };
  const withinContext = async <T>(task: (tokens: number) => Promise<T>): Promise<T> => {
    try {
      return await task(contextTokens);
    } catch (error) {
      if (!learnsContext(error)) throw error;
      return task(contextTokens);
    }
  };

  async function* speak(context: CoachContext, call: CallOptions): AsyncGenerator<ReplyPart> {
    const standing = await standingOf(context, similarity, call.signal);
    const bounds = {
      rules: OWN_WORDS,
      speaker: context.scenario.persona.shortName,
      ofTheCase: caseIndexOf(context.scenario).publicText,
    };
    for (let again = false; ; again = true) {
      const ask = {
        messages: replyPrompt(context, standing, contextTokens),
        maxTokens: REPLY_TOKENS,
        temperature: 0.7,
        stop: STOP,
        purpose: 'reply' as const,
      };
      try {
        let words = '';
        for await (const text of inRole(provider.stream(ask, call), bounds)) {
          words += text;
          yield { type: 'text', text };
        }
        if (!/[\p{L}\p{N}]/u.test(words)) throw new UnusableAnswer('empty', 'The provider sent no words');
        break;
      } catch (error) {
        // Refused for its length, nothing was said yet.
        if (again || !learnsContext(error)) throw error;
      }
    }
    if (standing?.after.outcome === 'left') yield { type: 'left' };
  }

  return {
    id: 'openai',
    model: options.model,
    async *reply(context: CoachContext, call: CallOptions): AsyncGenerator<ReplyPart> {
      let said = '';
      try {
        for await (const part of speak(context, call)) {
          if (part.type === 'text') said += part.text;
          yield part;
        }
      } catch (error) {
        call.signal?.throwIfAborted();
        logger.warn({ err: error, spoken: said.length }, 'The provider failed; the built-in engine goes on');
        yield {
          type: 'notice',
          text: error instanceof OutOfRole ? NOTICE_ROLE : said === '' ? NOTICE_BEFORE : NOTICE_MIDWAY,
        };
        // Words that were cut off end in a pause, so that the next sentence begins as one.
        if (said !== '') yield { type: 'text', text: /[.!?…]["”’)]?\s*$/.test(said) ? ' ' : '… ' };
        yield* fallback.reply(context, call);
      }
    },
    // A tip has to come while one types, and quotes the transcript: the built-in engine gives it at once, for nothing.
    tip: (context, draft, call) => fallback.tip(context, draft, call),
    async judge(context, call) {
      const builtIn = await understand(context, similarity, call.signal);
      // Somebody waits for the report: a model that is too slow for all of its questions gives way in time.
      const slow = AbortSignal.timeout(assessmentMs);
      const signal = call.signal === undefined ? slow : AbortSignal.any([call.signal, slow]);
      try {
        return await withinContext((tokens) =>
          judgeByModel(context, { structured, contextTokens: tokens, builtIn, logger }, { ...call, signal }),
        );
      } catch (error) {
        if (slow.aborted && call.signal?.aborted !== true) throw new ProviderTimeout('assessment', assessmentMs);
        throw error;
      }
    },
    draftScenario: (template, call) => withinContext((tokens) => draftByModel(template, structured, tokens, call)),
  };
}
