/** A reply by the provider, as it streams; the built-in stakeholder goes on wherever it fails. */
import type { OpenAiOptions } from '@parley/shared';
import type { CoachLogger } from '../engine';
import type { Delay } from '../rehearsal/pace';
import type { CoachTasks } from '../tasks';
import type { CallOptions, CoachContext, ReplyPart } from '../types';
import { createContextLength } from './context-length';
import { UnusableAnswer } from './faults';
import { inRole, OutOfRole } from './guard';
import { createProvider } from './provider';
import { OWN_WORDS, REPLY_TOKENS } from './reply-prompt';

export const NOTICE_BEFORE = 'The AI provider did not answer, so the built-in stakeholder replied.';
export const NOTICE_MIDWAY =
  'The AI provider failed in the middle of this reply; the built-in stakeholder finished it.';
export const NOTICE_ROLE = 'The AI provider’s model left its role, so the built-in stakeholder replied.';

const STOP = ['\nProject manager:', '\nYou:', '\nUser:', '\n<speech>'];

export interface SpeakParts {
  readonly options: OpenAiOptions;
  readonly logger: CoachLogger;
  readonly delay: Delay;
  readonly fetch?: typeof fetch;
  /** Writes the prompt. */
  readonly tasks: Pick<CoachTasks, 'prompt'>;
  /** Goes on when the provider is away. */
  readonly builtIn: (context: CoachContext, call: CallOptions) => AsyncIterable<ReplyPart>;
}

/** Streams from here, where the readers are: only the prompt is written elsewhere. */
export function createSpeech({ options, logger, delay, fetch, tasks, builtIn }: SpeakParts) {
  const provider = createProvider({ options, logger, delay, ...(fetch === undefined ? {} : { fetch }) });
  const length = createContextLength(options, logger);

  async function* speak(context: CoachContext, call: CallOptions): AsyncGenerator<ReplyPart> {
    for (let again = false; ; again = true) {
      const { messages, ofTheCase, leaves } = await tasks.prompt(context, length.tokens, call);
      const bounds = { rules: OWN_WORDS, speaker: context.scenario.persona.shortName, ofTheCase };
      const ask = { messages, maxTokens: REPLY_TOKENS, temperature: 0.7, stop: STOP, purpose: 'reply' as const };
      try {
        let words = '';
        for await (const text of inRole(provider.stream(ask, call), bounds)) {
          words += text;
          yield { type: 'text', text };
        }
        if (!/[\p{L}\p{N}]/u.test(words)) throw new UnusableAnswer('empty', 'The provider sent no words');
        if (leaves) yield { type: 'left' };
        return;
      } catch (error) {
        // Refused for its length, nothing was said yet.
        if (again || !length.learns(error)) throw error;
      }
    }
  }

  return async function* reply(context: CoachContext, call: CallOptions): AsyncGenerator<ReplyPart> {
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
      yield* builtIn(context, call);
    }
  };
}
