/** What an AI provider used for a conversation: running totals, whole and by purpose. For the operator; nobody else is shown it. */

import type { ProviderUsage } from '@parley/shared';

export interface UsageTotals {
  readonly calls: number;
  /** Of these, refused, broken off, too late or empty; and those nobody waited for. */
  readonly failedCalls: number;
  readonly cancelledCalls: number;
  readonly promptTokens: number;
  readonly cachedTokens: number;
  readonly completionTokens: number;
  /** The part of prompt and completion tokens that no server counted. */
  readonly estimatedTokens: number;
  /** Calls without a price; while there are any, `costMicros` is less than was spent. */
  readonly unpricedCalls: number;
  /** By currency, in millionths; null while nothing had a price. */
  readonly costMicros: Readonly<Record<string, number>> | null;
}

export interface ConversationUsage extends UsageTotals {
  readonly byPurpose: Readonly<Record<string, UsageTotals>>;
}

/** As it lies in MongoDB: what was never counted is not there. */
export type StoredTotals = Partial<Omit<UsageTotals, 'costMicros'>> & {
  readonly costMicros?: Readonly<Record<string, number>>;
};
export type StoredUsage = StoredTotals & { readonly byPurpose?: Readonly<Record<string, StoredTotals>> };

function amounts(entry: ProviderUsage): readonly (readonly [string, number])[] {
  const { outcome, promptTokens, cachedTokens, completionTokens, estimated, costMicros, currency } = entry;
  const priced = costMicros !== null && currency !== null;
  return [
    ['calls', 1],
    ['failedCalls', outcome === 'failed' ? 1 : 0],
    ['cancelledCalls', outcome === 'cancelled' ? 1 : 0],
    ['promptTokens', promptTokens],
    ['cachedTokens', cachedTokens],
    ['completionTokens', completionTokens],
    ['estimatedTokens', estimated ? promptTokens + completionTokens : 0],
    ['unpricedCalls', priced ? 0 : 1],
    ...(priced ? [[`costMicros.${currency}`, costMicros] as const] : []),
  ];
}

/** The `$inc` that adds these entries to a conversation. */
export function usageIncrements(entries: readonly ProviderUsage[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    for (const [name, amount] of amounts(entry)) {
      for (const path of [`usage.${name}`, `usage.byPurpose.${entry.purpose}.${name}`])
        sums.set(path, (sums.get(path) ?? 0) + amount);
    }
  }
  return Object.fromEntries(sums);
}

function toTotals(stored: StoredTotals): UsageTotals {
  return {
    calls: stored.calls ?? 0,
    failedCalls: stored.failedCalls ?? 0,
    cancelledCalls: stored.cancelledCalls ?? 0,
    promptTokens: stored.promptTokens ?? 0,
    cachedTokens: stored.cachedTokens ?? 0,
    completionTokens: stored.completionTokens ?? 0,
    estimatedTokens: stored.estimatedTokens ?? 0,
    unpricedCalls: stored.unpricedCalls ?? 0,
    costMicros: stored.costMicros ?? null,
  };
}

export function toConversationUsage(stored: StoredUsage): ConversationUsage {
  return {
    ...toTotals(stored),
    byPurpose: Object.fromEntries(
      Object.entries(stored.byPurpose ?? {}).map(([purpose, totals]) => [purpose, toTotals(totals)]),
    ),
  };
}
