/**
 * The line to an OpenAI-compatible endpoint: time-outs at every stage, cancellation, retry before the first word, and
 * patience with servers that know fewer parameters than OpenAI's own.
 */
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { CoachLogger } from '../engine';
import type { Delay } from '../rehearsal/pace';
import { estimateTokens } from './budget';
import { DEFAULT_ATTEMPTS, DEFAULT_BACKOFF, DEFAULT_TIMEOUTS, type OpenAiOptions, type OpenAiTimeouts, type ProviderUsage } from './options';

/** The provider took too long; `stage` says where. */
export class ProviderTimeout extends Error {
  constructor(readonly stage: keyof OpenAiTimeouts, milliseconds: number) {
    super(`The provider did not answer in time (${stage}, ${milliseconds} ms)`);
    this.name = 'ProviderTimeout';
  }
}

export interface Ask {
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly stop?: readonly string[];
  readonly purpose: ProviderUsage['purpose'];
  readonly seed: string;
  readonly responseFormat?: ChatCompletionCreateParamsNonStreaming['response_format'];
}

export interface Provider {
  readonly model: string;
  /** Words as they come. Retries happen before the first one only; after it a failure is thrown. */
  stream(ask: Ask, signal?: AbortSignal): AsyncGenerator<string>;
  /** A whole answer. */
  complete(ask: Ask, signal?: AbortSignal): Promise<string>;
}

export interface ProviderParts {
  readonly options: OpenAiOptions;
  readonly logger: CoachLogger;
  readonly delay: Delay;
  readonly fetch?: typeof fetch;
}

/** Parameters that not every server knows; what one refused is left out from then on. */
type Optional = 'max_tokens' | 'temperature' | 'stop' | 'stream_options' | 'seed';
const OPTIONAL: readonly Optional[] = ['max_tokens', 'temperature', 'stop', 'stream_options', 'seed'];

const retryable = (error: unknown): boolean =>
  error instanceof ProviderTimeout || error instanceof APIConnectionError || (error instanceof APIError && typeof error.status === 'number' && (error.status === 408 || error.status === 409 || error.status === 429 || (error.status >= 500 && error.status !== 501 && !/response_format|validation error/.test(error.message))));

function retryAfter(error: unknown): number | null {
  if (!(error instanceof APIError)) return null;
  const headers: unknown = error.headers;
  const seconds = headers instanceof Headers ? Number.parseFloat(headers.get('retry-after') ?? '') : Number.NaN;
  return Number.isFinite(seconds) ? Math.min(10_000, seconds * 1000) : null;
}

/** Runs a task under a clock; `onLate` stops what it started. */
async function within<T>(task: Promise<T>, milliseconds: number, stage: keyof OpenAiTimeouts, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ProviderTimeout(stage, milliseconds));
      onLate();
    }, milliseconds);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For servers that don't count: what the words weigh, by rule of thumb. */
const estimate = (ask: Ask, said: string): { prompt_tokens: number; completion_tokens: number } => ({
  prompt_tokens: ask.messages.reduce((sum, message) => sum + estimateTokens(typeof message.content === 'string' ? message.content : ''), 0),
  completion_tokens: estimateTokens(said),
});

export function createProvider({ options, logger, delay, fetch }: ProviderParts): Provider {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const attempts = options.attempts ?? DEFAULT_ATTEMPTS;
  const client = new OpenAI({
    apiKey: options.apiKey,
    maxRetries: 0,
    timeout: timeouts.whole,
    logLevel: 'off',
    ...(options.baseUrl === undefined ? {} : { baseURL: options.baseUrl }),
    ...(fetch === undefined ? {} : { fetch }),
  });
  const refused = new Set<Optional>();
  let completionTokensName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  const parameters = (ask: Ask): Omit<ChatCompletionCreateParamsNonStreaming, 'stream'> => ({
    model: options.model,
    messages: [...ask.messages],
    ...(refused.has('max_tokens') ? {} : { [completionTokensName]: ask.maxTokens }),
    ...(refused.has('temperature') ? {} : { temperature: ask.temperature }),
    ...(refused.has('stop') || ask.stop === undefined ? {} : { stop: [...ask.stop] }),
    ...(refused.has('seed') || ask.purpose !== 'assess' ? {} : { seed: 1 }),
    ...(ask.responseFormat === undefined ? {} : { response_format: ask.responseFormat }),
  });

  /** Learns from a 400 that names a parameter; true when another try makes sense. */
  const adapts = (error: unknown): boolean => {
    if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
    const said = `${error.param ?? ''} ${error.message}`;
    if (said.includes('max_completion_tokens') && completionTokensName === 'max_tokens') {
      completionTokensName = 'max_completion_tokens';
      return true;
    }
    const named = OPTIONAL.find((name) => said.includes(name) && !refused.has(name));
    if (named === undefined) return false;
    refused.add(named);
    logger.info({ parameter: named }, 'The provider refuses a parameter; it is left out from now on');
    return true;
  };

  const record = (ask: Ask, usage: { prompt_tokens: number; completion_tokens: number }, estimated: boolean): void => {
    const { prices } = options;
    const cost = prices ? (usage.prompt_tokens * prices.input + usage.completion_tokens * prices.output) / 1_000_000 : null;
    const used: ProviderUsage = { purpose: ask.purpose, model: options.model, seed: ask.seed, promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens, cost, estimated };
    logger.info(used, 'Tokens used by the provider');
    options.onUsage?.(used);
  };

  /** Tries until it works, with growing pauses; what can't get better is thrown at once. */
  const tryAgain = async <T>(task: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    let pause = options.backoff ?? DEFAULT_BACKOFF;
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      try {
        return await task();
      } catch (error) {
        signal?.throwIfAborted();
        if (adapts(error)) {
          attempt -= 1;
          continue;
        }
        if (attempt >= attempts || !retryable(error)) throw error;
        const wait = retryAfter(error) ?? pause;
        logger.warn({ err: error, attempt, wait }, 'The provider failed before its first word; trying again');
        await delay(wait, signal);
        pause *= 2;
      }
    }
  };

  const controllerFor = (signal: AbortSignal | undefined): { controller: AbortController; release: () => void } => {
    const controller = new AbortController();
    const onAbort = (): void => controller.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    return { controller, release: () => signal?.removeEventListener('abort', onAbort) };
  };

  interface Opened {
    readonly head: string;
    next(): Promise<string | null>;
    close(): void;
  }

  /** Opens a stream and waits for its first word. */
  const open = async (ask: Ask, signal: AbortSignal | undefined): Promise<Opened> => {
    const { controller, release } = controllerFor(signal);
    const stop = (): void => controller.abort();
    try {
      const stream = await within(
        client.chat.completions.create({ ...parameters(ask), stream: true, ...(refused.has('stream_options') ? {} : { stream_options: { include_usage: true } }) }, { signal: controller.signal }),
        timeouts.connect, 'connect', stop,
      );
      const chunks = stream[Symbol.asyncIterator]();
      let finished = false;
      let counted = false;
      let said = '';
      const read = async (limit: number, stage: 'firstToken' | 'idle'): Promise<string | null> => {
        for (;;) {
          const { done, value } = await within(chunks.next(), limit, stage, stop);
          if (done === true) {
            if (!finished) throw new APIConnectionError({ message: 'The stream ended before the answer did' });
            if (!counted) record(ask, estimate(ask, said), true);
            return null;
          }
          if (value.usage) {
            counted = true;
            record(ask, value.usage, false);
          }
          const [choice] = value.choices;
          if (choice?.finish_reason) finished = true;
          const text = choice?.delta.content ?? '';
          said += text;
          if (text !== '') return text;
        }
      };
      const head = await read(timeouts.firstToken, 'firstToken');
      if (head === null) throw new APIConnectionError({ message: 'The provider answered with nothing' });
      return {
        head,
        next: () => read(timeouts.idle, 'idle'),
        close: () => {
          release();
          stop();
        },
      };
    } catch (error) {
      release();
      stop();
      throw error;
    }
  };

  return {
    model: options.model,
    async *stream(ask, signal) {
      const opened = await tryAgain(() => open(ask, signal), signal);
      try {
        for (let text: string | null = opened.head; text !== null; text = await opened.next()) {
          signal?.throwIfAborted();
          yield text;
        }
      } finally {
        opened.close();
      }
    },
    complete: (ask, signal) =>
      tryAgain(async () => {
        const { controller, release } = controllerFor(signal);
        try {
          const answer = await within(client.chat.completions.create({ ...parameters(ask), stream: false }, { signal: controller.signal }), timeouts.whole, 'whole', () => controller.abort());
          const text = answer.choices[0]?.message.content ?? '';
          record(ask, answer.usage ?? estimate(ask, text), answer.usage === undefined);
          return text;
        } finally {
          release();
        }
      }, signal),
  };
}
