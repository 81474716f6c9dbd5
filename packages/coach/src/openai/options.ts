/** What holds where nothing else is configured. Times in milliseconds. */
import type { OpenAiOptions, OpenAiTimeouts } from '@parley/shared';

export const DEFAULT_TIMEOUTS: OpenAiTimeouts = {
  connect: 10_000,
  firstToken: 20_000,
  idle: 15_000,
  whole: 90_000,
  retry: 12_000,
  assessment: 90_000,
  draft: 60_000,
  tip: 6_000,
};
export const DEFAULT_CONTEXT_TOKENS = 16_000;
export const DEFAULT_ATTEMPTS = 3;
export const DEFAULT_BACKOFF = 500;
/** A context below this is small: the conversation is judged in smaller steps, one at a time. */
export const SMALL_CONTEXT_TOKENS = 8_000;

/** What the built-in engine may need when it goes on in the provider's place. */
const GOING_ON_MS = 20_000;

/**
 * How long whoever asks the coach has to wait before it is late (ms): for the next words, for a whole reply, for an
 * assessment. Whoever gives up earlier gets no fallback.
 */
export function patienceWith(options: OpenAiOptions): {
  readonly silence: number;
  readonly reply: number;
  readonly assessment: number;
} {
  const { connect, firstToken, idle, whole, retry, assessment } = { ...DEFAULT_TIMEOUTS, ...options.timeouts };
  return {
    silence: Math.max(retry + connect + firstToken, idle) + 3_000,
    reply: retry + whole + GOING_ON_MS,
    assessment: assessment + GOING_ON_MS,
  };
}
