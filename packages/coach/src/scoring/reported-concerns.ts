/** What the stakeholder was really worried about, for the page after the end (product §12.11). */
import type { State } from '@parley/rehearsal/state';
import type { ScenarioContent, ReportedConcern } from '@parley/shared';

/**
 * Every concern of the case and what became of it: the central one first, then by weight.
 * @param shownIn the message whose words the same report shows as the answer to the central one: it is not settled before
 */
export function reportedConcerns(
  scenario: ScenarioContent,
  final: State,
  shownIn: number | null = null,
): readonly ReportedConcern[] {
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
              settledAt: state.level === 'settled' ? Math.max(state.settledAt ?? 0, (central && shownIn) || 0) : null,
            },
          ]
        : [];
    });
}
