/** What the stakeholder was really worried about, for the page after the end (product §12.11). */
import type { ScenarioContent, ReportedConcern } from '@parley/shared';
import type { State } from '../state/state';

/** Every concern of the case and what became of it: the central one first, then by weight. */
export function reportedConcerns(scenario: ScenarioContent, final: State): readonly ReportedConcern[] {
  return scenario.concerns
    .toSorted((left, right) => Number(right.central) - Number(left.central) || right.weight - left.weight)
    .flatMap(({ id, summary, worry, central }) => {
      const state = final.concerns.find((concern) => concern.id === id);
      return state
        ? [
            {
              id,
              summary,
              worry,
              central,
              level: state.level,
              answeredAt: state.answeredAt,
              settledAt: state.level === 'settled' ? state.settledAt : null,
            },
          ]
        : [];
    });
}
