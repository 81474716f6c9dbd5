/** The engine behind an OpenAI-compatible provider. It speaks and judges; state, tips and the score are the same code as ever. */
import type { CoachLogger, Engine } from '../engine';
import type { Delay } from '../rehearsal/pace';
import { standingOf } from '../rehearsal/reply';
import type { Similarity } from '../similarity/similarity';
import type { CallOptions, CoachContext, ReplyPart } from '../types';
import { concernRaisedBy, understand } from '../understanding/understand';
import { caseIndexOf } from '../understanding/case-index';
import { draftByModel } from './draft';
import { inRole, OutOfRole } from './guard';
import { judgeByModel } from './judge';
import { DEFAULT_CONTEXT_TOKENS, type OpenAiOptions } from './options';
import { createProvider } from './provider';
import { REPLY_TOKENS, replyPrompt, ROLE_RULES } from './reply-prompt';
import { createStructured } from './structured';

export const NOTICE_BEFORE = 'The AI provider did not answer, so the built-in stakeholder replied.';
export const NOTICE_MIDWAY = 'The AI provider failed in the middle of this reply; the built-in stakeholder finished it.';
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

/** `judge` and `draftScenario` throw when the provider fails; the coach falls back and says so. `reply` falls back by itself. */
export function createOpenAiEngine({ options, similarity, logger, delay, fetch, fallback }: OpenAiParts): Engine {
  const provider = createProvider({ options, logger, delay, ...(fetch === undefined ? {} : { fetch }) });
  const structured = createStructured(provider, logger);
  const contextTokens = options.contextTokens ?? DEFAULT_CONTEXT_TOKENS;

  return {
    id: 'openai',
    model: options.model,
    async *reply(context: CoachContext, { signal }: CallOptions): AsyncGenerator<ReplyPart> {
      const standing = await standingOf(context, similarity, signal);
      const messages = replyPrompt(context, standing, contextTokens);
      const { shortName } = context.scenario.persona;
      let said = '';
      try {
        const words = provider.stream({ messages, maxTokens: REPLY_TOKENS, temperature: 0.7, stop: ['\nProject manager:', '\nYou:', '\nUser:'], purpose: 'reply', seed: context.seed }, signal);
        for await (const text of inRole(words, ROLE_RULES.join('\n'), shortName)) {
          said += text;
          yield { type: 'text', text };
        }
        if (standing?.after.outcome === 'left') yield { type: 'left' };
      } catch (error) {
        signal?.throwIfAborted();
        logger.warn({ err: error, spoken: said.length }, 'The provider failed; the built-in engine goes on');
        yield { type: 'notice', text: error instanceof OutOfRole ? NOTICE_ROLE : said === '' ? NOTICE_BEFORE : NOTICE_MIDWAY };
        // Words that were cut off end in a pause, so that the next sentence begins as one.
        if (said !== '') yield { type: 'text', text: /[.!?…]["”’)]?\s*$/.test(said) ? ' ' : '… ' };
        yield* fallback.reply(context, signal === undefined ? {} : { signal });
      }
    },
    // A tip has to come while one types, and quotes the transcript: the built-in engine gives it at once, for nothing.
    tip: (context, draft, call) => fallback.tip(context, draft, call),
    async judge(context, { signal }) {
      const assessment = await judgeByModel(context, { structured, contextTokens }, signal);
      // What was in the air is known without a model, and the report's 'next time' needs it.
      await understand(context, similarity, signal);
      const index = caseIndexOf(context.scenario);
      const readings = assessment.readings.map((reading) => {
        const last = context.messages.findLast((message) => message.role === 'stakeholder' && message.number < reading.messageNumber);
        return { ...reading, inTheAir: last ? concernRaisedBy(index, last.content, similarity) : null };
      });
      return { ...assessment, readings };
    },
    draftScenario: (template, { signal }) => draftByModel(template, structured, contextTokens, signal),
  };
}
