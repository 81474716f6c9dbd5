/**
 * The line to an OpenAI-compatible endpoint: time-outs at every stage, cancellation, retry before the first word, patience
 * with servers that know fewer parameters than OpenAI's own, and a meter on every request.
 */
import type { Delay } from '@parley/rehearsal';
import OpenAI from 'openai';
import type { OpenAiOptions } from '@parley/shared';
import type { CoachLogger } from '../engine';
import type { CallOptions } from '../types';
import type { Ask } from './ask';
import { tokensOf } from './budget';
import { createCircuit } from './circuit';
import { askedPause, isPassing, ProviderTimeout, UnusableAnswer } from './faults';
import { DEFAULT_ATTEMPTS, DEFAULT_BACKOFF, DEFAULT_TIMEOUTS } from './options';
import { createParameters } from './parameters';
import { createSpeedMeter, type Speed } from './speed';
import { leftUnread, linkedAbort, type OpenedStream, openStream, within, wordsOf } from './stream';
import { startMeter, type Meter } from './usage';

export interface Provider {
  /** Words as they come. Retries happen before the first one only; after it a failure is thrown. */
  stream(ask: Ask, call: CallOptions): AsyncGenerator<string>;
  /** A whole answer. */
  complete(ask: Ask, call: CallOptions): Promise<string>;
  /** How fast it was of late; null before it answered anything. */
  speed(): Speed | null;
}

export interface ProviderParts {
  readonly options: OpenAiOptions;
  readonly logger: CoachLogger;
  readonly delay: Delay;
  readonly fetch?: typeof fetch;
  /** 0 to 1, for the pauses between tries. */
  readonly random?: () => number;
  /** The time of day in ms, for a server that names the time to come back. */
  readonly now?: () => number;
}

/** Asked aside, to see whether a provider is back. */
const PROBE: Ask = {
  messages: [{ role: 'user', content: 'Say yes.' }],
  maxTokens: 8,
  temperature: 0,
  purpose: 'reply',
};

/** A server that asks for a longer pause than this (ms) is not waited for: somebody is listening. */
const LONGEST_PAUSE_MS = 10_000;

export function createProvider({
  options,
  logger,
  delay,
  fetch,
  random = Math.random,
  now = Date.now,
}: ProviderParts): Provider {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  const attempts = options.attempts ?? DEFAULT_ATTEMPTS;
  const parameters = createParameters(options.model, logger);
  const circuit = createCircuit(logger, now);
  const meter = createSpeedMeter();
  const client = new OpenAI({
    apiKey: options.apiKey,
    maxRetries: 0,
    timeout: timeouts.whole,
    logLevel: 'off',
    ...(options.baseUrl === undefined ? {} : { baseURL: options.baseUrl }),
    ...(fetch === undefined ? {} : { fetch }),
  });

  const meterFor = (ask: Ask, call: CallOptions): Meter =>
    startMeter(options, ask, (usage) => {
      if (call.onUsage) call.onUsage(usage);
      else logger.info(usage, 'Tokens used by the provider');
    });

  /** Tries until it works, with growing pauses; what can't get better is thrown at once. */
  const tryAgain = async <T>(task: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    let pause = options.backoff ?? DEFAULT_BACKOFF;
    const began = now();
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      try {
        return await task();
      } catch (error) {
        signal?.throwIfAborted();
        if (
          parameters.adapts(error) ||
          (error instanceof UnusableAnswer && error.why === 'out_of_room' && parameters.makeRoom())
        ) {
          attempt -= 1;
          continue;
        }
        const wait = Math.round(askedPause(error, now()) ?? pause * (1 - random() / 2));
        if (
          attempt >= attempts ||
          !isPassing(error) ||
          wait > LONGEST_PAUSE_MS ||
          now() - began + wait > timeouts.retry
        )
          throw error;
        logger.warn({ err: error, attempt, wait }, 'The provider failed before its first word; trying again');
        await delay(wait, signal);
        pause *= 2;
      }
    }
  };

  /** Tries as long as that makes sense, unless the provider has just shown that it is away. @throws ProviderAway then */
  const asked = async <T>(task: () => Promise<T>, call: CallOptions): Promise<T> => {
    circuit.admit(() => open(PROBE, {}).then((opened) => opened.close()));
    try {
      const value = await tryAgain(task, call.signal);
      circuit.succeeded();
      return value;
    } catch (error) {
      if (call.signal?.aborted !== true) circuit.failed(error);
      throw error;
    }
  };

  const open = async (ask: Ask, call: CallOptions): Promise<OpenedStream> => {
    const began = performance.now();
    // A long question takes long to read, and its asker has a clock of their own.
    const patience = ask.purpose === 'reply' ? timeouts : { ...timeouts, connect: timeouts.whole };
    const firstToken = ask.purpose === 'reply' ? meter.firstWordLimit(timeouts.firstToken) : timeouts.whole;
    try {
      const opened = await openStream({
        client,
        parameters: parameters.of(ask),
        counts: parameters.countsStreams,
        timeouts: { ...patience, firstToken },
        meter: meterFor(ask, call),
        signal: call.signal,
      });
      // A few words tell nothing of how fast a prompt is read.
      if (ask !== PROBE) meter.firstWord(tokensOf(ask.messages), performance.now() - began, ask.purpose === 'reply');
      return opened;
    } catch (error) {
      if (ask.purpose === 'reply' && error instanceof ProviderTimeout && error.stage === 'firstToken')
        meter.late(firstToken);
      throw error;
    }
  };

  const completeOnce = async (ask: Ask, call: CallOptions): Promise<string> => {
    const counted = meterFor(ask, call);
    const { controller, release } = linkedAbort(call.signal);
    try {
      const body: unknown = await within(
        client.chat.completions.create({ ...parameters.of(ask), stream: false }, { signal: controller.signal }),
        timeouts.whole,
        'whole',
        () => controller.abort(),
      );
      const words = wordsOf(body, counted);
      counted.end('completed');
      return words;
    } catch (error) {
      counted.end(
        call.signal?.aborted === true ? 'cancelled' : 'failed',
        call.signal?.aborted !== true && leftUnread(error),
      );
      throw error instanceof SyntaxError ? new UnusableAnswer('malformed', error.message) : error;
    } finally {
      release();
    }
  };

  return {
    async *stream(ask, call) {
      const { signal } = call;
      const opened = await asked(() => open(ask, call), call);
      const began = performance.now();
      let words = opened.head;
      try {
        yield opened.head;
        for await (const text of opened.rest) {
          signal?.throwIfAborted();
          words += text;
          yield text;
        }
        meter.written(words, performance.now() - began);
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      } finally {
        opened.close();
      }
    },
    complete: (ask, call) => asked(() => completeOnce(ask, call), call),
    speed: () => meter.speed(),
  };
}
