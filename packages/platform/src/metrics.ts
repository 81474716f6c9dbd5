/** Prometheus metrics of a process: `/metrics`. */
import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry of its own (never the global one), with the process's own figures and the name of the service on every line. */
export function createMetricsRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}
