/** What the AI provider is asked and what it costs, for Prometheus. */
import type { ProviderUsage } from '@parley/shared';
import { Counter, type Registry } from 'prom-client';

/**
 * Registers `parley_provider_requests_total{purpose,model,outcome}`,
 * `parley_provider_tokens_total{purpose,model,kind,counted_by}` (cached tokens are part of the prompt's) and
 * `parley_provider_cost_micros_total{purpose,model,currency}`.
 * @returns what to call after every request
 */
export function providerObserver(registry: Registry): (usage: ProviderUsage) => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'parley_provider_requests_total',
    help: 'Requests to the AI provider',
    labelNames: ['purpose', 'model', 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'parley_provider_tokens_total',
    help: 'Tokens read (prompt, cached) and written (completion) by the AI provider',
    labelNames: ['purpose', 'model', 'kind', 'counted_by'],
    registers,
  });
  const cost = new Counter({
    name: 'parley_provider_cost_micros_total',
    help: 'Cost of the AI provider in millionths of a currency unit, where prices are configured',
    labelNames: ['purpose', 'model', 'currency'],
    registers,
  });
  return ({
    purpose,
    model,
    outcome,
    promptTokens,
    cachedTokens,
    completionTokens,
    estimated,
    costMicros,
    currency,
  }) => {
    requests.inc({ purpose, model, outcome });
    const of = { purpose, model, counted_by: estimated ? 'estimate' : 'server' };
    tokens.inc({ ...of, kind: 'prompt' }, promptTokens);
    tokens.inc({ ...of, kind: 'cached' }, cachedTokens);
    tokens.inc({ ...of, kind: 'completion' }, completionTokens);
    if (costMicros !== null && currency !== null) cost.inc({ purpose, model, currency }, costMicros);
  };
}
