/** What a request used and cost: as the server counted it, or by rule of thumb where it did not. */
import { z } from 'zod';
import type { OnUsage, OpenAiOptions, ProviderPrices, ProviderPurpose, ProviderUsage } from '@parley/shared';
import { estimateTokens } from './budget';

/** Servers count under these names; the cached part stands in one of two places. */
export const countedSchema = z.object({
  prompt_tokens: z.number().int().nonnegative(),
  completion_tokens: z.number().int().nonnegative(),
  prompt_tokens_details: z.object({ cached_tokens: z.number().int().nonnegative().nullish() }).nullish(),
  prompt_cache_hit_tokens: z.number().int().nonnegative().nullish(),
});
export type Counted = z.infer<typeof countedSchema>;

/** Millionths of a currency unit: a price per million tokens is a price in millionths per token. */
export function costMicros(
  prices: ProviderPrices,
  tokens: { readonly prompt: number; readonly cached: number; readonly completion: number },
): number {
  const cached = Math.min(tokens.cached, tokens.prompt);
  return Math.round(
    (tokens.prompt - cached) * prices.input +
      cached * (prices.cachedInput ?? prices.input) +
      tokens.completion * prices.output,
  );
}

export interface Metered {
  readonly purpose: ProviderPurpose;
  readonly messages: readonly { readonly content?: unknown }[];
}

/** One request's meter. Only the first end counts. */
export interface Meter {
  /** The server's own count, cumulative: the last one stands. */
  counted(usage: Counted): void;
  /** Words that came, for when the server does not count. */
  said(text: string): void;
  /** @param unread nothing of the prompt was read: refused, or never arrived */
  end(outcome: ProviderUsage['outcome'], unread?: boolean): void;
}

/** Starts a meter for a request; it tells `onUsage` once, at the end. */
export function startMeter(
  { model, prices }: Pick<OpenAiOptions, 'model' | 'prices'>,
  { purpose, messages }: Metered,
  onUsage: OnUsage,
): Meter {
  let counted: Counted | null = null;
  let words = '';
  let ended = false;
  return {
    counted: (usage) => {
      counted = usage;
    },
    said: (text) => {
      words += text;
    },
    end(outcome, unread = false) {
      if (ended) return;
      ended = true;
      const estimated = counted === null && !unread;
      const prompt =
        counted?.prompt_tokens ??
        (unread
          ? 0
          : messages.reduce((sum, { content }) => sum + estimateTokens(typeof content === 'string' ? content : ''), 0));
      const cached = counted?.prompt_tokens_details?.cached_tokens ?? counted?.prompt_cache_hit_tokens ?? 0;
      const completion = counted?.completion_tokens ?? (words === '' ? 0 : estimateTokens(words));
      onUsage({
        purpose,
        model,
        outcome,
        estimated,
        promptTokens: prompt,
        cachedTokens: cached,
        completionTokens: completion,
        costMicros: prices === undefined ? null : costMicros(prices, { prompt, cached, completion }),
        currency: prices?.currency ?? null,
      });
    },
  };
}
