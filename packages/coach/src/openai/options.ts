/** How the provider is reached, how long it may take, and what it costs. Times in milliseconds. */

export interface OpenAiTimeouts {
  /** Until the response headers. */
  readonly connect: number;
  /** From the headers to the first word. */
  readonly firstToken: number;
  /** Between two pieces of a stream. */
  readonly idle: number;
  /** A whole answer, streamed or not. */
  readonly whole: number;
  /** How long after the first try another may begin. */
  readonly retry: number;
  /** All calls of one assessment together; the built-in engine judges after that. */
  readonly assessment: number;
}

/** Money per million tokens, in the unit of `currency`. */
export interface ProviderPrices {
  readonly input: number;
  /** Input that the provider had in its cache; the same as `input` when it is not set. */
  readonly cachedInput?: number;
  readonly output: number;
  /** ISO 4217. */
  readonly currency: string;
}

export type ProviderPurpose = 'reply' | 'assess' | 'draft';

/** What one request to the provider used. */
export interface ProviderUsage {
  readonly purpose: ProviderPurpose;
  readonly model: string;
  /** `failed`: refused, broken off, too late or empty. `cancelled`: nobody wanted the rest. */
  readonly outcome: 'completed' | 'failed' | 'cancelled';
  readonly promptTokens: number;
  /** The part of `promptTokens` that the provider had in its cache. */
  readonly cachedTokens: number;
  readonly completionTokens: number;
  /** The server did not count, or never came to it; the tokens are a rule of thumb. */
  readonly estimated: boolean;
  /** Millionths of a unit of `currency`; null where no prices are configured. */
  readonly costMicros: number | null;
  readonly currency: string | null;
}

/** Told once for every request, when it is over. Must not throw. */
export type OnUsage = (usage: ProviderUsage) => void;

export interface OpenAiOptions {
  readonly apiKey: string;
  /** Any OpenAI-compatible endpoint; default is OpenAI's own. */
  readonly baseUrl?: string;
  readonly model: string;
  readonly timeouts?: Partial<OpenAiTimeouts>;
  /** How many tokens the model reads and writes in one call; assume a small one when it is not known to be large. */
  readonly contextTokens?: number;
  /** Tries before the first word, the first one included. */
  readonly attempts?: number;
  /** The first pause between tries; it doubles, less up to half of it by chance. */
  readonly backoff?: number;
  readonly prices?: ProviderPrices;
}

export const DEFAULT_TIMEOUTS: OpenAiTimeouts = {
  connect: 10_000,
  firstToken: 20_000,
  idle: 15_000,
  whole: 90_000,
  retry: 12_000,
  assessment: 90_000,
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
