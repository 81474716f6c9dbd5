/**
 * Conversations made from a scenario's own examples, with those examples taken out of the scenario first: what a student might
 * say whose words the coach has never seen. Strong: each concern named and answered with substance. Empty: the authored
 * near misses, which carry the right words and nothing else.
 */
import type { Concern, ScenarioContent } from '@parley/shared';

export interface HeldOut {
  /** The scenario without the examples that the lines are made of. */
  readonly scenario: ScenarioContent;
  readonly strong: readonly string[];
  readonly empty: readonly string[];
}

const at = (lines: readonly string[], index: number): string => lines[index % lines.length] ?? '';
const without = (lines: readonly string[], index: number): string[] =>
  lines.filter((_, position) => position !== index % lines.length);

/** The k-th way of holding out: the k-th example of every list. */
export function holdOut(scenario: ScenarioContent, k: number): HeldOut {
  const trimmed: Concern[] = scenario.concerns.map((concern) => ({
    ...concern,
    acknowledgedBy: without(concern.acknowledgedBy, k),
    settledBy: without(concern.settledBy, k),
    nearMisses: without(concern.nearMisses, k),
  }));
  return {
    scenario: { ...scenario, concerns: trimmed },
    strong: scenario.concerns.map((concern) => `${at(concern.acknowledgedBy, k)} ${at(concern.settledBy, k)}`),
    empty: scenario.concerns.map((concern) => at(concern.nearMisses, k)),
  };
}
