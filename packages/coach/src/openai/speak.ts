/** A reply by the provider, as it streams; the built-in stakeholder goes on wherever it fails. */
import { type Delay, paced } from '@parley/rehearsal';
import type { OpenAiOptions } from '@parley/shared';
import type { CoachLogger } from '../engine';
import type { CoachTasks } from '../tasks';
import type { CallOptions, CoachContext, ReplyPart } from '../types';
import { createContextLength } from './context-length';
import { UnusableAnswer } from './faults';
import { inRole, OutOfRole } from './guard';
import type { Speed } from './speed';
import { createProvider } from './provider';
import { checked, UnfitReply } from './reply-check';
import { OWN_WORDS, REPLY_TOKENS } from './reply-prompt';

export const NOTICE_BEFORE = 'The AI provider did not answer, so the built-in stakeholder replied.';
export const NOTICE_MIDWAY =
  'The AI provider failed in the middle of this reply; the built-in stakeholder finished it.';
export const NOTICE_ROLE = 'The AI provider’s model left its role, so the built-in stakeholder replied.';
export const NOTICE_UNFIT =
  'What the AI provider’s model said did not fit this conversation, so the built-in stakeholder replied.';

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

export interface Speech {
  reply(context: CoachContext, call: CallOptions): AsyncGenerator<ReplyPart>;
  /** How fast the provider was of late. */
  speed(): Speed | null;
}

function noticeOf(error: unknown, said: string): string {
  if (error instanceof OutOfRole) return NOTICE_ROLE;
  if (error instanceof UnfitReply) return NOTICE_UNFIT;
  return said === '' ? NOTICE_BEFORE : NOTICE_MIDWAY;
}

/** Streams from here, where the readers are: only the prompt is written elsewhere. */
export function createSpeech({ options, logger, delay, fetch, tasks, builtIn }: SpeakParts): Speech {
  const provider = createProvider({ options, logger, delay, ...(fetch === undefined ? {} : { fetch }) });
  const length = createContextLength(options, logger);

  async function* speak(context: CoachContext, call: CallOptions): AsyncGenerator<ReplyPart> {
    for (let again = false; ; again = true) {
      const asked = await tasks.prompt(context, length.tokens, call);
      if ('text' in asked) {
        yield* paced(asked.text, delay, call.signal);
        if (asked.leaves) yield { type: 'left' };
        return;
      }
      const { messages, before, after, ofTheCase, secrets, mayAgree, refuses } = asked;
      if (!again) yield* paced(before, delay, call.signal);
      const { persona } = context.scenario;
      const said = (role: 'student' | 'stakeholder'): readonly string[] =>
        context.messages.filter((message) => message.role === role).map(({ content }) => content);
      const ask = { messages, maxTokens: REPLY_TOKENS, temperature: 0.6, stop: STOP, purpose: 'reply' as const };
      const spoken = inRole(provider.stream(ask, call), {
        rules: OWN_WORDS,
        speaker: persona.shortName,
        ofTheCase,
      });
      let words = '';
      try {
        const bounds = {
          known: [...messages, ...context.messages]
            .map(({ content }) => (typeof content === 'string' ? content : ''))
            .join('\n'),
          own: [before, after, ...said('stakeholder')].filter((text) => text !== ''),
          student: said('student'),
          secrets,
          redLines: persona.redLines.map(({ text }) => text),
          speaker: persona.shortName,
          mayAgree,
          refuses,
        };
        const leftOut = (fault: string): void =>
          logger.info({ fault }, 'A sentence of the model was left out of its reply');
        for await (const text of checked(spoken, bounds, leftOut)) {
          yield { type: 'text', text: words === '' && before !== '' ? ` ${text}` : text };
          words += text;
        }
        if (!/[\p{L}\p{N}]/u.test(words)) throw new UnusableAnswer('empty', 'The provider sent no words');
        if (after !== '') yield { type: 'text', text: ' ' };
        yield* paced(after, delay, call.signal);
        return;
      } catch (error) {
        // Refused for its length, the model has said nothing yet.
        if (!again && length.learns(error)) continue;
        call.signal?.throwIfAborted();
        if (before === '') throw error;
        // A line that was drawn is a whole reply; what was begun behind it ends in a pause.
        logger.warn({ err: error }, 'The provider failed behind a line that was drawn; the reply ends with it');
        if (words === '') return;
        if (!/[.!?…]["”’)]?\s*$/.test(words)) yield { type: 'text', text: '…' };
        yield { type: 'notice', text: NOTICE_MIDWAY };
        return;
      }
    }
  }

  return {
    speed: () => provider.speed(),
    async *reply(context, call) {
      let said = '';
      try {
        for await (const part of speak(context, call)) {
          if (part.type === 'text') said += part.text;
          yield part;
        }
      } catch (error) {
        call.signal?.throwIfAborted();
        logger.warn({ err: error, spoken: said.length }, 'The provider failed; the built-in engine goes on');
        yield { type: 'notice', text: noticeOf(error, said) };
        // Words that were cut off end in a pause, so that the next sentence begins as one.
        if (said !== '') yield { type: 'text', text: /[.!?…]["”’)]?\s*$/.test(said) ? ' ' : '… ' };
        yield* builtIn(context, call);
      }
    },
  };
}
