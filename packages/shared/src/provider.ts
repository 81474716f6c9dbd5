/** The AI provider: how it is reached, how long it may take, what it costs, and what it used. Times in milliseconds. */

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
  /** A drafted scenario; the built-in engine writes it after that. */
  readonly draft: number;
  /** A tip; the built-in engine's stands after that. */
  readonly tip: number;
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

export type ProviderPurpose = 'reply' | 'tip' | 'assess' | 'draft';

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
  /** Who judges conversations; the model by default. */
  readonly reports?: ReportsBy;
  /** Who gives tips while somebody types; whoever judges by default. */
  readonly tips?: ReportsBy;
}

/** `built-in`: the model speaks (and drafts scenarios), and the built-in engine judges, or gives the tips. */
export const REPORTS_BY = ['model', 'built-in'] as const;
export type ReportsBy = (typeof REPORTS_BY)[number];
