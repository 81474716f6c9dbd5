/** How the provider is reached and how long it may take. Times in milliseconds. */

export interface OpenAiTimeouts {
  /** Until the response headers. */
  readonly connect: number;
  /** From the headers to the first word. */
  readonly firstToken: number;
  /** Between two pieces of a stream. */
  readonly idle: number;
  /** A whole answer that is not streamed. */
  readonly whole: number;
}

export interface ProviderUsage {
  readonly purpose: 'reply' | 'assess' | 'draft';
  readonly model: string;
  /** The conversation's seed. */
  readonly seed: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** US dollars, where prices are configured; else null. */
  readonly cost: number | null;
  /** The server did not count; these are estimates. */
  readonly estimated: boolean;
}

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
  /** The first pause between tries; it doubles. */
  readonly backoff?: number;
  /** US dollars per million tokens, for the cost of a conversation. */
  readonly prices?: { readonly input: number; readonly output: number };
  /** Told after every call that reported its tokens. */
  readonly onUsage?: (usage: ProviderUsage) => void;
}

export const DEFAULT_TIMEOUTS: OpenAiTimeouts = { connect: 10_000, firstToken: 20_000, idle: 15_000, whole: 90_000 };
export const DEFAULT_CONTEXT_TOKENS = 16_000;
export const DEFAULT_ATTEMPTS = 3;
export const DEFAULT_BACKOFF = 500;
